import type { KnowledgeDocument } from '../../../../lib/sandbox/index.ts'
import { approvals } from '../../rules.ts'

export const approvalsPolicy: KnowledgeDocument = {
  id: 'AP',
  title: 'Approvals: steps, stand-ins, and how long they count',
  category: 'approvals',
  body: `## AP-1 Steps
- The manager step belongs to the first person in the beneficiary's manager chain who is of level
  ${approvals.managerLevel} or more. That is often not the direct manager: team leads of a lower level approve
  nothing.
- A department's step belongs to the head of that department, whom the approver lookup names.
- Where both are needed, both are asked at the same time, one request each, the manager first.
- Somebody without managers has no manager step.

## AP-2 Nobody decides twice, nobody decides for themselves
- If one person holds both steps of one request_type, one request is enough.
- A step never falls to the beneficiary. A head who wants something that their own department approves is decided by
  the head's manager; if that person holds the manager step too, one request is enough.

## AP-3 Stand-ins
Look up whether each approver is available before you ask.
- Manager step: if the holder is not available, the next person up the chain who is available. The level no longer
  matters.
- Department's step: if the head is not available, the most senior available person of the same department who
  reports to the head and is of level ${approvals.deputyLevel} or more. Only if there is none, the head's manager,
  and so on up. The backup that the lookup names is the head's manager, so it is the last resort and not the first.
- A stand-in is still never the beneficiary.
- If a stand-in was asked in any step, the ticket's approval_status is escalated instead of pending.

## AP-4 Approvals that are there
A ticket about the matter may name requests in approval_request_ids. Look each one up.
- approved: counts if it was decided at most ${approvals.validDays} days ago (for restricted applications:
  ${approvals.restrictedValidDays} days). Older ones have lapsed: that step is asked anew, and the lapsed id no
  longer stands in approval_request_ids.
- A condition in the approver's feedback (a shorter time, a lower level) is part of the approval. A higher level
  than was approved needs a new one.
- Withdrawn: when a comment of the ticket by the approver or by a colleague says that the approver took it back, it
  does not count, though the system still says approved. It is treated like a rejection.
- rejected: the wish is refused, and no other approver is asked for it. That holds for ${approvals.validDays} days
  from the decision; after that, ask anew.
- pending: wait; do not ask a second time, also not somebody else.
- cancelled: as if it had never been made.

Only when every step that is needed is settled by an approval that counts is the thing given.

## AP-5 Asking
request_type: access_request for applications and dashboards; license_purchase for seats; hardware_purchase for
devices; exception_request and data_export are not the desk's to make. urgency follows the ticket's priority: low
and normal are standard, high is urgent, urgent is critical. ticket_id is the matter's ticket. Nothing is given,
ordered or revoked in expectation of an approval, except what AC-3 says about access that has run out.`,
}
