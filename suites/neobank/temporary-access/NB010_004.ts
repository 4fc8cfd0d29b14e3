import { idsAfter } from '../../../sandboxes/neobank/baseline.ts'
import { people, ticket, together } from '../../../sandboxes/neobank/builders/index.ts'
import { neobank } from '../../../sandboxes/neobank/index.ts'
import { hire } from '../cast.ts'
import { fresh, incidents } from '../deeds.ts'
import * as desk from '../desk-calls.ts'
import { denied, granted } from '../end-states.ts'

const solene = hire('110505', 'Solène Achebe', 4, '110013', 'Data Engineer', {
  has: [
    ['Gatekey VPN', 'engineer_prod', '2024-02-05'],
    ['Lakehouse Raw', 'analyst', '2025-09-08', '2025-10-08T00:00:00Z'],
  ],
})
const records = together(
  people(solene),
  ticket(
    '40',
    '31',
    '2025-08-01T10:00:00Z',
    'Lakehouse Raw for the churn model',
    {
      ...granted,
      status: 'closed',
      approver_id: 'WD-110013',
      approval_request_ids: 'APR-72310001,APR-72310002',
      access_expiry_date: '2025-10-08T00:00:00Z',
      tags: ['production_access', 'temporary_access'],
      updated_at: '2025-09-08T10:00:00Z',
    },
    [
      ['1', 'Given until 7 September.', '2025-08-08T10:00:00Z'],
      ['1', 'Extended by thirty days, after new approvals.', '2025-09-08T10:00:00Z'],
    ],
  ),
)
const mine = idsAfter(records).ticket()
const end = fresh('31', 'task', 'normal', 'Lakehouse Raw, longer', mine, {
  ...denied,
  tags: ['production_access'],
})

export const NB010_004 = neobank.task({
  id: 'NB010_004',
  title: 'it was extended once in September, and once is all',
  level: 'demanding',
  traits: ['evidence-before-words', 'nothing-to-do', 'time'],
  decidedBy: ['TM-3'],
  request: `solene.achebe@quillhaven.example. My Lakehouse Raw ends on the 7th and the churn model is nearly done. Thirty days more, please; I take care of the approvals.`,
  customer: `You are Solène Achebe, data engineer, optimistic. You want more time. You do not count the first extension, "that was August". If it is refused you ask what you can do on the 8th, and are content with the answer.`,
  records,
  solution: [
    ...desk.lookUp(solene),
    ...desk.comments('40'),
    ...desk.has(solene, 'Lakehouse Raw', 'Gatekey VPN'),
    incidents,
    end.open,
    end.close,
  ],
  expected: [end.effect],
})
