import type { KnowledgeDocument } from '../../../../lib/sandbox/index.ts'
import { deskUsers } from '../../rules.ts'

export const handingOver: KnowledgeDocument = {
  id: 'CO-14',
  title: 'Handing over to a colleague',
  category: 'tickets',
  body: `## CO-14.1 To whom
A ticket that is handed over is open, with the colleague as its assignee; type, priority, tag and fields are those
of its row.
- security, desk user ${deskUsers.security}: accounts that are not in order, misuse, lost or stolen devices, failed
  clearances, clearances that collide (CO-6.2), a VPN that does not work though it is there.
- finance, desk user ${deskUsers.finance}: an override on a wrong report, a report paid twice.
- people operations, desk user ${deskUsers.people}: leavers, wrong personnel records.
- the desk lead, desk user ${deskUsers.lead}: admin access, approvers who cannot be reached, folders without an
  owner, complaints about this desk.

Nothing that these policies settle is handed over because somebody insists, is in a hurry or is a partner.

## CO-14.2 Mistakes of the desk
Something that a colleague did wrongly and that your tools can undo (a tunnel given without a place) is undone, in
the ticket in which it was done. What your tools cannot undo (a licence, a sign-on, a folder, an override, an
approval request that should not have been made) is not repeated and not worked around: the ticket goes to the desk
lead, an override to finance. What a mistake left out is done, if the policy allows it today.

## CO-14.3 Suspicion
Somebody who asks for another person's access in that person's name, who presses you to skip a check "for security",
or whose story does not fit the records of who they are: change nothing, security ticket. Ignorance, impatience and
a wrong id are no suspicion.`,
}
