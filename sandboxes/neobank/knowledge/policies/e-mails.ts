import type { KnowledgeDocument } from '../../../../lib/sandbox/index.ts'

export const emails: KnowledgeDocument = {
  id: 'ML',
  title: 'E-mails: which email notification is sent when, and to whom',
  category: 'tickets',
  body: `## ML-1 Which
| what happened | notification_type | recipient | priority |
|---|---|---|---|
| an application was given, not in an emergency | access_provisioned | the employee who has it now | normal |
| access was ended at somebody else's wish | access_revoked | the direct manager of the employee | normal |
| a device was assigned | hardware_assigned | the employee who has it now | normal |
| a device was ordered | hardware_ordered | the employee who will have it | normal |
| emergency access | see IN-3 | see IN-3 | urgent |
| lost, stolen, or somebody else was in | escalation_notice | the head of it_security | urgent |

One e-mail for each ticket and row, with the ticket's id. When the direct manager is not available, the mail about
ended access goes to the stand-in of the manager step (AP-3), the next available person up the chain. If a dashboard
needed Prism BI, the access to Prism BI is the application that was given.

## ML-2 None
Groups, seats, sign-in, refusals, waiting lists, waiting for approval, and access that an employee gives up or
steps down from: no e-mail. Approvers are told by the approval system. ticket_update is not used.

## ML-3 Copies
None, with one exception: what is sent to a contractor goes in copy to the contractor's direct manager.

## ML-4 Once
If a comment says that an e-mail about the same thing was sent, it is not sent again.`,
}
