import { updated } from '../../../lib/task.ts'
import { colleague } from '../../../sandboxes/neobank/baseline/people.ts'
import { idsAfter } from '../../../sandboxes/neobank/baseline.ts'
import { approval, askedFor, people, ticket, together } from '../../../sandboxes/neobank/builders/index.ts'
import { neobank } from '../../../sandboxes/neobank/index.ts'
import { hire } from '../cast.ts'
import { brought, chain } from '../deeds.ts'
import * as desk from '../desk-calls.ts'
import * as outcome from '../outcomes.ts'

const ingrid = colleague('110013')
const ramesh = hire('110394', 'Ramesh Tolliver', 4, '110013', 'Quantitative Engineer')
const records = together(
  people(ramesh),
  ticket('40', '31', '2025-08-20T10:00:00Z', 'Quantbench', askedFor('110013', '72444001', '72444002')),
  approval(
    '72444001',
    ramesh.staff,
    '110013',
    '40',
    'approved',
    '2025-08-25T10:00:00Z',
    'Yes.',
    'license_purchase',
  ),
  approval(
    '72444002',
    ramesh.staff,
    '150006',
    '40',
    'approved',
    '2025-09-24T10:00:00Z',
    'Go ahead.',
    'license_purchase',
  ),
)
const { approval: request } = idsAfter(records)
const ids = [request(), 'APR-72444002'] as const

export const NB003_009 = neobank.task({
  id: 'NB003_009',
  title: 'while finance took a month to say yes, the yes of his manager has lapsed',
  level: 'demanding',
  traits: ['time', 'evidence-before-words', 'rules-that-meet'],
  decidedBy: ['AP-4', 'TK-6'],
  request: `ramesh.tolliver@quillhaven.example. FINALLY Benedikt has approved Quantbench. Ingrid did so in August. Seat, please!`,
  customer: `You are Ramesh Tolliver, engineer, out of patience, funny. You want Quantbench for pricing models. If you are told that Ingrid's approval is too old, you groan: "thirty-seven days, and she sits opposite me". You wait for it once more.`,
  records,
  solution: [
    ...desk.lookUp(ramesh),
    ...desk.comments('40'),
    ...desk.approvalStatus('72444001', '72444002'),
    ...desk.seats('Quantbench'),
    chain(ramesh),
    ...desk.ask(ramesh, [ingrid], '40', 'Quantbench, anew', 'license_purchase'),
    brought('40', { approval_request_ids: ids.join(',') }).close,
  ],
  expected: [
    outcome.asked(ramesh, ingrid, '40', 'license_purchase'),
    updated(neobank.tables.tickets, '40', { approval_request_ids: outcome.requests(...ids) }),
  ],
})
