import type { KnowledgeDocument } from '../../../../lib/sandbox/index.ts'
import { deskUsers } from '../../rules.ts'

/** Pairs that one person may not hold. */
export const segregation: KnowledgeDocument = {
  id: 'SO',
  title: 'Segregation of duties: what one person may not hold together',
  category: 'access',
  body: `## SO-1 Pairs
| nobody holds | together with |
|---|---|
| Tessera AML | Clientbook CRM |
| Teller Console, write non-PII only | Customer PII |
| Forgeyard, write | Ledger Database |
| Roster HR, elevated | Covenant GRC |
| the group bi_finance_ledger | Teller Console at any level |

Other levels of the named applications are harmless. Access that has run out (AC-3) does not count; revoke it
when you come across it while you check a pair.

## SO-2 A wish that would make a pair
It is refused, and no approval helps. The employee may give up what they hold: then the wish goes its ordinary way,
and the old access is revoked together with the giving of the new one, just before it and not earlier. If the new one
has to wait for approval, note the exchange in the description and revoke nothing yet. A group cannot be given up with
the desk's tools; there the wish stays refused.

## SO-3 Emergencies
Emergency access to the Ledger Database may stand beside Forgeyard, write, for its few hours; IN-3 then asks for
a third e-mail.

## SO-4 A pair that is there
If you find that an employee holds a pair already, do not revoke anything. Refuse what was asked for, if it has to do
with one of the two, and write a ticket of its own for the security team: requester_id ${deskUsers.serviceDesk} (the
desk itself), type incident, priority high, handed over as RE-1 says. It is no matter of the employee's and is not
mentioned to them.`,
}
