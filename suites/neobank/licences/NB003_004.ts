import { idsAfter } from '../../../sandboxes/neobank/baseline.ts'
import { people } from '../../../sandboxes/neobank/builders/index.ts'
import { neobank } from '../../../sandboxes/neobank/index.ts'
import { hire } from '../cast.ts'
import { fresh, seats } from '../deeds.ts'
import * as desk from '../desk-calls.ts'
import { provisioned } from '../end-states.ts'

const idris = hire('130252', 'Idris Vandermeer', 2, '130016', 'Helpdesk Technician')
const records = people(idris)
const mine = idsAfter(records).ticket()
const ticket = fresh('31', 'task', 'normal', 'Keyring', mine, provisioned)
const seat = seats(idris, 'Keyring', '30110004')

export const NB003_004 = neobank.task({
  id: 'NB003_004',
  title: 'a seat of which there is no end',
  level: 'routine',
  traits: ['thin-answers'],
  decidedBy: ['LI-1', 'ML-2'],
  request: `idris.vandermeer@quillhaven.example, hello. Keyring for my passwords, please. Do I need a form?`,
  customer: `You are Idris Vandermeer, technician, polite. You want a seat of Keyring. You agree to what is announced.`,
  records,
  solution: [...desk.lookUp(idris), ...desk.seats('Keyring'), ticket.open, ...seat.steps, ticket.close],
  expected: [ticket.effect, ...seat.effects],
})
