import { idsAfter } from '../../../sandboxes/neobank/baseline.ts'
import { people } from '../../../sandboxes/neobank/builders/index.ts'
import { neobank } from '../../../sandboxes/neobank/index.ts'
import { hire } from '../cast.ts'
import { fresh } from '../deeds.ts'
import * as desk from '../desk-calls.ts'
import { denied, handedTo } from '../end-states.ts'

const milagros = hire('160302', 'Milagros Whitaker', 4, '160061', 'Support Specialist', {
  has: [
    ['Teller Console', 'write non-PII only', '2024-05-06'],
    ['Customer PII', 'read_only', '2025-09-25', '2025-10-09T00:00:00Z'],
  ],
})
const records = people(milagros)
const { ticket: next } = idsAfter(records)
const refused = fresh('31', 'task', 'normal', 'Customer PII, longer', next(1), {
  ...denied,
  tags: ['production_access'],
})
const pair = fresh(
  '1',
  'incident',
  'high',
  'WD-160302 holds Teller Console (write) and Customer PII',
  next(2),
  {
    ...handedTo('it_sec_team'),
    tags: ['escalated'],
  },
)

export const NB001_007 = neobank.task({
  id: 'NB001_007',
  title: 'she asks for more time, and holds a pair that nobody should have given her',
  level: 'severe',
  traits: ['evidence-before-words', 'nothing-to-do', 'undoing'],
  decidedBy: ['SO-4', 'SO-1', 'RE-1'],
  request: `Good morning, Milagros Whitaker from Support (milagros.whitaker@quillhaven.example). My Customer PII ends on the 8th and I shall not be through with the call-backs. Could you put two weeks on top? Graciela is in favour.`,
  customer: `You are Milagros Whitaker, support specialist in Austin, diligent. You want two more weeks of Customer PII. You use Teller Console every day and write notes there. If it is refused you ask why, and accept a short answer. You would not give anything up: both are needed for your work.`,
  records,
  solution: [
    ...desk.lookUp(milagros),
    ...desk.has(milagros, 'Customer PII', 'Teller Console'),
    refused.open,
    refused.close,
    pair.open,
    pair.close,
  ],
  expected: [refused.effect, pair.effect],
})
