import { colleague } from '../../../sandboxes/neobank/baseline/people.ts'
import { idsAfter } from '../../../sandboxes/neobank/baseline.ts'
import { approval, askedFor, people, ticket, together } from '../../../sandboxes/neobank/builders/index.ts'
import { neobank } from '../../../sandboxes/neobank/index.ts'
import { hire } from '../cast.ts'
import { brought, chain, incidents } from '../deeds.ts'
import * as desk from '../desk-calls.ts'
import * as outcome from '../outcomes.ts'

const [ingrid, marguerite] = [colleague('110013'), colleague('120003')]
const joost = hire('110483', 'Joost Adeyinka', 4, '110013', 'Database Engineer', {
  has: [['Gatekey VPN', 'engineer_prod', '2024-02-05']],
})
const records = together(
  people(joost),
  ticket('40', '31', '2025-09-10T10:00:00Z', 'Lakehouse Raw', {
    ...askedFor('110013', '72447001', '72447002'),
    tags: ['production_access', 'temporary_access'],
  }),
  approval('72447001', joost.staff, '110013', '40', 'approved', '2025-09-15T10:00:00Z', 'Yes.'),
  approval('72447002', joost.staff, '120003', '40', 'cancelled'),
)
const { approval: request } = idsAfter(records)
const end = brought('40', { approval_request_ids: `${request(1)},${request(2)}` })

export const NB008_007 = neobank.task({
  id: 'NB008_007',
  title: 'one yes is sixteen days old, the other question was never asked',
  level: 'severe',
  traits: ['time', 'evidence-before-words', 'undoing', 'rules-that-meet'],
  decidedBy: ['AP-4', 'TK-6'],
  request: `joost.adeyinka@quillhaven.example. My ticket about Lakehouse Raw is three weeks old. Ingrid approved it in the middle of September. Is it Marguerite who sits on it?`,
  customer: `You are Joost Adeyinka, database engineer, patient so far. You want Lakehouse Raw, analyst, for thirty days, for the fraud model. If you are told that Ingrid's approval has lapsed and the other request was cancelled, you laugh bitterly, and wait again.`,
  records,
  solution: [
    ...desk.lookUp(joost),
    ...desk.comments('40'),
    ...desk.approvalStatus('72447001', '72447002'),
    ...desk.has(joost, 'Lakehouse Raw', 'Gatekey VPN'),
    incidents,
    chain(joost),
    ...desk.headOf('it_security'),
    ...desk.ask(joost, [ingrid, marguerite], '40', 'Lakehouse Raw, analyst, thirty days'),
    end.close,
  ],
  expected: [outcome.asked(joost, ingrid, '40'), outcome.asked(joost, marguerite, '40'), end.effect],
})
