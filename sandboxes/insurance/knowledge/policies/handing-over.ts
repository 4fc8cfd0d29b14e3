import type { KnowledgeDocument } from '../../../../lib/sandbox/index.ts'
import { deskUsers } from '../../rules.ts'

export const handingOver: KnowledgeDocument = {
  id: 'handing-over',
  title: 'Handing over to another team',
  category: 'tickets',
  body: `## HO-1 Which team, and how
A matter that another team decides ends on hold, with Pending – Internal Review (TK-6), assigned to the team:
| team | assignee_id | internal_review_type | escalation_level |
|---|---|---|---|
| underwriting | ${deskUsers.underwriting} | Underwriting | Standard |
| investigation unit | ${deskUsers.investigation} | SIU | Elevated |
| security | ${deskUsers.security} | Security | Elevated |
| billing supervisor | ${deskUsers.billing} | Billing | Standard |

When two teams would have to look, the investigation unit goes first, then security, then underwriting, then billing:
one ticket has one team.

## HO-2 What is done before
"Goes to underwriting" in these policies means one of two things, and each rule says which:
- **add and review**: make the change now, with uw_pending true where the tool has it, and hand the ticket over;
- **review only**: make no change at all; the team does.
A rule that says neither means review only.

## HO-3 What is not handed over
What the rules refuse is declined, not handed over, however much the customer presses; so is what is outside a person's role.
Complaints about a rule are no reason to hand over either. A supervisor is not called because a customer asks for one:
the ticket ends as the rules say.`,
}
