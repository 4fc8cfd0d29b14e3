import { colleague } from '../../../sandboxes/neobank/baseline/people.ts'
import { idsAfter } from '../../../sandboxes/neobank/baseline.ts'
import { approval, askedFor, people, ticket, together } from '../../../sandboxes/neobank/builders/index.ts'
import { neobank } from '../../../sandboxes/neobank/index.ts'
import { hire } from '../cast.ts'
import { brought, incidents } from '../deeds.ts'
import * as desk from '../desk-calls.ts'
import * as outcome from '../outcomes.ts'

const marguerite = colleague('120003')
const oleander = hire('130352', 'Oleander Price', 4, '130016', 'Operations Engineer', {
  has: [['Gatekey VPN', 'engineer_prod', '2024-02-05']],
})
const records = together(
  people(oleander),
  ticket('40', '31', '2025-09-12T10:00:00Z', 'Ledger Database for the reconciliation', {
    ...askedFor('130016', '72448031', '72448032'),
    tags: ['production_access', 'temporary_access'],
  }),
  approval('72448031', oleander.staff, '130016', '40', 'approved', '2025-09-29T10:00:00Z', 'Yes.'),
  approval('72448032', oleander.staff, '120003', '40', 'approved', '2025-09-16T10:00:00Z', 'Yes.'),
)
const { approval: request } = idsAfter(records)
const end = brought('40', { approval_request_ids: `${request()},APR-72448031` })

export const NB010_008 = neobank.task({
  id: 'NB010_008',
  title: 'fifteen days are one too many for a yes about the ledger',
  level: 'demanding',
  traits: ['time', 'evidence-before-words', 'rules-that-meet'],
  decidedBy: ['AP-4', 'AC-5'],
  request: `oleander.price@quillhaven.example. Marguerite was quick, Talia slow, but now both have approved the Ledger Database. Two days, please, starting today.`,
  customer: `You are Oleander Price, operations engineer in New York, easy-going. You want to read the ledger for a reconciliation. If Marguerite has to be asked anew, you shake your head and wait.`,
  records,
  solution: [
    ...desk.lookUp(oleander),
    ...desk.comments('40'),
    ...desk.approvalStatus('72448031', '72448032'),
    ...desk.has(oleander, 'Ledger Database', 'Gatekey VPN', 'Forgeyard'),
    incidents,
    ...desk.headOf('it_security'),
    ...desk.ask(oleander, [marguerite], '40', 'Ledger Database, read_only, two days'),
    end.close,
  ],
  expected: [outcome.asked(oleander, marguerite, '40'), end.effect],
})
