import type { KnowledgeDocument } from '../../../../lib/sandbox/index.ts'
import { courses, deskUsers, onboarding } from '../../rules.ts'

export const joinersAndLeavers: KnowledgeDocument = {
  id: 'CO-13',
  title: 'People who join and people who leave',
  category: 'people',
  body: `## CO-13.1 Who asks
For joiners and leavers only the manager and the partner on the personnel record ask. A joiner who asks for
something of the first days is a joiner whose manager has to ask: nothing is done, hold. From phase
day_7_30_engagement_ramp on, joiners ask for themselves like everybody.

## CO-13.2 Phases
The phase on the personnel record says how far things may go. Each includes what comes before it; what an earlier
phase should have brought and tickets or remarks do not show as given is made up for, in the same ticket.
- **day_0_1_immediate**: single sign-on to the starter applications (CO-13.3), the firm's own VPN, a laptop
  (CO-8.4).
- **day_1_3_initial**: also the courses "${courses.conduct}" and "${courses.security}".
- **day_3_7_provisioning**: also software (CO-5) and folders (CO-12).
- **day_7_30_engagement_ramp**, **completed**: everything.

Software, folders and client systems are matters of their own with their own tickets; the rest is one onboarding
ticket.

## CO-13.3 Starter applications
Everybody: ${onboarding.apps.join(', ')}. All but Administrative also ${onboarding.timeApp}; Managers and above also
${onboarding.managersApp}. Each with the access type contributor, once. They need no licence, no engagement and no
approval.

## CO-13.4 Before the first day
Nothing is given before the start date, except that a laptop is reserved (CO-8.4, and read what was reserved) from
${onboarding.reserveWithinDays} days before it. It is not assigned; the ticket is on hold until the first day.

## CO-13.5 Leavers
People operations announce every leaver with a ticket of their own (requester ${deskUsers.people}, tag onboarding)
that says the last day. A manager's word about somebody leaving is not enough: without that ticket nothing is taken
away; the manager's ticket goes to people operations (open, desk user ${deskUsers.people}).

On the last day and after it, in the ticket of people operations: end all of the person's VPN; retire every device
that they have at present, and which is not retired yet; nothing else. Then hand the ticket back: open, desk user
${deskUsers.people}. Before the last day nothing is taken away, the ticket of people operations stays as it is, and
the manager gets a ticket of their own, solved.

Licences, sign-on and folders of a leaver end by themselves; the desk takes none of them back. Who asks for it with
the rest is told so, and it gets no ticket of its own, whatever CO-2.2 says of two matters.

## CO-13.6 Moves
A new office, level or manager counts from the day on which the personnel record has it. Devices move with the
person. A new manager approves what is asked for from now on; what the old one approved, and nobody used, counts for
nothing (CO-3.4).`,
}
