import type { KnowledgeDocument } from '../../../../lib/sandbox/index.ts'
import { contractors, temporaryDays } from '../../rules.ts'

export const temporaryAccess: KnowledgeDocument = {
  id: 'TM',
  title: 'Temporary access and contractors',
  category: 'access',
  body: `## TM-1 Only for a time
| application | at most |
|---|---|
${Object.entries(temporaryDays)
  .map(([app, days]) => `| ${app} | ${days} days |`)
  .join('\n')}

Everything else is given without an end to employees, unless they ask for one, and with an end to contractors
(TM-4).

## TM-2 The end
The end is midnight UTC after the last day, and today is the first day: ${temporaryDays['Ledger Database']} days
from 1 October end at 2025-10-04T00:00:00Z. Of what the employee asks for, the limit above and what an approver
has granted, the shortest counts. Days run from the day on which access is given, not from the approval. Such an
access is given with is_temporary true and that end, and the ticket carries the same end as access_expiry_date.
Emergency access has its own clock (IN-2).

## TM-3 Extending
An access that still runs may be extended once within ${contractors.extendEveryDays} days: with a new approval
as for a new access, then revoke and give again, counted from today. A previous extension shows in the
employee's tickets: a ticket tagged temporary_access, for the same application, whose description or comments
speak of extending. A second extension is refused; when the access has run out, the employee may ask anew.

## TM-4 Contractors
- is_contractor in the register decides. Every access of a contractor is temporary and ends no later than
  midnight UTC at the start of the day on which the contract ends; where TM-1 or the wish ends earlier, that
  counts. If nothing else is asked, it is the contract's end.
- Never for contractors: Roster HR elevated, Tessera AML, Customer PII, Cloud Production, Ledger Database.
  Emergency access is excepted, in SEV1 only.
- Fewer than ${contractors.nothingWithinDays} days before the contract ends, a contractor gets nothing new at
  all, devices and licences included; sign-in help and the replacement of a broken device stay.
- A new contract counts when the register shows its end, not when the manager says so.`,
}
