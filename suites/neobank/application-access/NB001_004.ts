import { oneOf } from '../../../lib/task.ts'
import { idsAfter } from '../../../sandboxes/neobank/baseline.ts'
import { people } from '../../../sandboxes/neobank/builders/index.ts'
import { neobank } from '../../../sandboxes/neobank/index.ts'
import { hire } from '../cast.ts'
import { fresh, gives, orders } from '../deeds.ts'
import * as desk from '../desk-calls.ts'
import { provisioned } from '../end-states.ts'

const oona = hire('190211', 'Oona Baptiste', 2, '190010', 'Copywriter', { since: '2025-09-22' })
const records = people(oona)
const { ticket: next } = idsAfter(records)
const each = (app: string, id: string) => {
  const ticket = fresh('31', 'task', 'normal', app, id, provisioned)
  const gift = gives(oona, app, 'user', id)
  return { steps: [ticket.open, ...gift.steps, ticket.close], effects: [ticket.effect, ...gift.effects] }
}
const tickets = [next(1), next(2)]
const both = ([first = '', second = '']: readonly string[]) => [
  each('Trackline', first),
  each('Huddle', second),
]

export const NB001_004 = neobank.task({
  id: 'NB001_004',
  title: 'in her second week she needs two things that everybody may have',
  level: 'routine',
  traits: ['customer-moves'],
  decidedBy: ['AC-1', 'TK-3'],
  request: `Hi, I'm new, oona.baptiste@quillhaven.example. Everybody in my team files things in "Trackline" and I can't get in. Does my boss have to sign something?`,
  customer: `You are Oona Baptiste, copywriter, in your second week, shy. You want to get into Trackline to file texts for review. When that is done you dare to ask for Huddle as well, for the calls. You agree to what is announced.`,
  records,
  solution: [
    ...desk.lookUp(oona),
    ...desk.has(oona, 'Trackline', 'Huddle'),
    ...both(tickets).flatMap(({ steps }) => steps),
  ],
  expected: oneOf(...orders(tickets).map((order) => both(order).flatMap(({ effects }) => effects))),
})
