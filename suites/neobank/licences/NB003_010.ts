import { idsAfter } from '../../../sandboxes/neobank/baseline.ts'
import { people } from '../../../sandboxes/neobank/builders/index.ts'
import { neobank } from '../../../sandboxes/neobank/index.ts'
import { hire } from '../cast.ts'
import { fresh, seats } from '../deeds.ts'
import * as desk from '../desk-calls.ts'
import { handedTo, provisioned } from '../end-states.ts'

const clodagh = hire('160324', 'Clodagh Petersen', 3, '160061', 'Knowledge Editor', { seats: ['30110006'] })
const records = people(clodagh)
const { ticket: next } = idsAfter(records)
const draft = fresh('31', 'task', 'normal', 'Draftboard', next(1), provisioned)
const back = fresh('31', 'question', 'normal', 'Parsnip Diagram: seat to hand back', next(2), {
  ...handedTo('it_ops_team'),
  tags: ['escalated'],
})
const seat = seats(clodagh, 'Draftboard', '30110005')

export const NB003_010 = neobank.task({
  id: 'NB003_010',
  title: 'one seat is given at once, and the other cannot be taken back here',
  level: 'routine',
  traits: ['rules-that-meet', 'effects-that-belong-together'],
  decidedBy: ['LI-4', 'RE-3'],
  request: `Clodagh Petersen (clodagh.petersen@quillhaven.example). I swap Parsnip Diagram for Draftboard: please take the one and give me the other.`,
  customer: `You are Clodagh Petersen, editor of the knowledge base in Austin, tidy. You want a seat of Draftboard and hand back the one of Parsnip Diagram. It is all right if a colleague takes it back later. You agree to what is announced.`,
  records,
  solution: [
    ...desk.lookUp(clodagh),
    ...desk.seats('Draftboard'),
    ['license_management_api_check_license_type', { software_name: 'Parsnip Diagram' }],
    draft.open,
    ...seat.steps,
    draft.close,
    back.open,
    back.close,
  ],
  expected: [draft.effect, ...seat.effects, back.effect],
})
