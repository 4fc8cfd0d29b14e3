import type { KnowledgeDocument } from '../../../../lib/sandbox/index.ts'
import { leavers } from '../../rules.ts'

export const leaversAndMovers: KnowledgeDocument = {
  id: 'MV',
  title: 'Leavers and movers',
  category: 'leavers',
  body: `## MV-1 Departing employees
Nothing new: no access, group, licence or device, also not for a handover. Sign-in help stays, and so does the
replacement of a broken device (HW-2) from stock; an order is not placed. Worn-out devices are not replaced. All
their tickets carry the tag offboarding.

## MV-2 Ending a leaver's access
May be asked for by somebody in the leaver's manager chain or by an employee of hr from level ${leavers.hrLevel}.
The register decides what is done:
- active or on_leave: nothing; the ticket is solved as denied, and the writer is told that the register has to be
  changed first.
- departing: the restricted applications are revoked, the others stay until the person is terminated.
- terminated: invalidate_all_sessions, without verification, then every application of the matrix that the leaver
  still has, also access that has run out.

One ticket for each leaver: leaver or mover, tag offboarding. One access_revoked e-mail for each leaver, to the
leaver's direct manager (AP-3 if that person is not available), if anything was revoked. If nothing had to be
revoked, the ticket ends as information_provided.

For somebody terminated who still holds devices, write a second ticket and hand it to it_ops_team: type task,
priority normal, tags offboarding and escalated, asset_id empty; the desk retires none of them. Groups and seats
need no ticket; they end by themselves.

## MV-3 Movers
After a change of department or level, the register counts, from the moment in which it shows the change. On the
wish of the employee or somebody in their manager chain, applications that the matrix no longer allows for the new
department or level are revoked, all of them in one ticket (leaver or mover, no tag), which ends as provisioned; new
ones go the ordinary way, each in its own ticket. While the register still shows the old department, wishes that
need the new one are refused. Access for the time of a handover between two departments does not exist.

## MV-4 On leave
Nothing is given to people on leave, and their approvals are given by stand-ins (AP-3). What they hold stays.`,
}
