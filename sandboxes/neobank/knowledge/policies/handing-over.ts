import type { KnowledgeDocument } from '../../../../lib/sandbox/index.ts'

export const handingOver: KnowledgeDocument = {
  id: 'RE',
  title: 'Handing over: other teams, accounts of customers, and what is outside IT',
  category: 'tickets',
  body: `## RE-1 Teams
| matter | owner | resolution_category |
|---|---|---|
| repairs, corrections of the asset register, seats or groups to take back | it_ops_team | escalated_it_ops |
| network, servers, outages, an application that is down for several people | it_inf_team | escalated_it_inf |
| suspected misuse, lost and stolen things, locked by security, a pair of SO-1 | it_sec_team | escalated_it_sec |
| accounts, cards and payments of the bank's customers | ops_team | escalated_ops |
| money laundering, sanctions, regulators, exports of data | comp_team | escalated_compl |
| faults in applications that the bank builds itself: Teller Console and Ledger Database | engin_team | escalated_engin |

Such a ticket ends open, with that owner and category, and the tag escalated; for it_inf_team also system_error. The
assignee stays. Nothing else is done in the matter, except what a policy lists before the handing over. The team
writes to the employee from the ticket; the desk names no other way to reach it.

## RE-2 Outside IT
Pay, holidays, contracts, buildings, catering: solved, information_provided, tag redirected, type question,
priority low. Say who can help: people questions go to the hr department, buildings to facilities.

## RE-3 A part of a matter
If only a part has to be handed over, that part gets a ticket of its own, and the rest is finished in the first.

## RE-4 Already with a team
If the matter's ticket is already open with another team, leave it as it is and tell the employee; a question
about its progress is no new matter and changes nothing.`,
}
