import { oneOf } from '../../../lib/task.ts'
import { colleague } from '../../../sandboxes/neobank/baseline/people.ts'
import { idsAfter } from '../../../sandboxes/neobank/baseline.ts'
import { people } from '../../../sandboxes/neobank/builders/index.ts'
import { neobank } from '../../../sandboxes/neobank/index.ts'
import { hire } from '../cast.ts'
import { fresh, gives, orders } from '../deeds.ts'
import * as desk from '../desk-calls.ts'
import { provisioned } from '../end-states.ts'

const delphine = colleague('190010')
const coralie = hire('190265', 'Coralie Njoku', 2, '190010', 'Freelance Illustrator', {
  since: '2025-09-29',
  contractEnds: '2025-11-28',
})
const ends = '2025-11-28T00:00:00Z'
const records = people(coralie)
const { ticket: next } = idsAfter(records)
const each = (app: string, level: 'member' | 'user', id: string) => {
  const ticket = fresh('31', 'task', 'normal', app, id, {
    ...provisioned,
    tags: ['temporary_access'],
    access_expiry_date: ends,
  })
  const gift = gives(coralie, app, level, id, { ends, cc: delphine })
  return { steps: [ticket.open, ...gift.steps, ticket.close], effects: [ticket.effect, ...gift.effects] }
}
const tickets = [next(1), next(2)]
const both = ([first = '', second = '']: readonly string[]) => [
  each('Parley', 'member', first),
  each('Almanac', 'user', second),
]

export const NB010_006 = neobank.task({
  id: 'NB010_006',
  title: 'even the chat ends with a contract',
  level: 'routine',
  traits: ['time', 'customer-moves'],
  decidedBy: ['TM-4', 'TM-1'],
  request: `hello, coralie.njoku@quillhaven.example, i draw for delphine until the end of november. can i chat with the team?`,
  customer: `You are Coralie Njoku, illustrator, sunny. You want Parley. Later you ask for Almanac too, because the style guide is in there. You agree to what is announced.`,
  records,
  solution: [
    ...desk.lookUp(coralie),
    ...desk.has(coralie, 'Parley', 'Almanac'),
    ...desk.register(delphine),
    ...both(tickets).flatMap(({ steps }) => steps),
  ],
  expected: oneOf(...orders(tickets).map((order) => both(order).flatMap(({ effects }) => effects))),
})
