import { oneOf } from '../../../lib/task.ts'
import { idsAfter } from '../../../sandboxes/neobank/baseline.ts'
import { assetId, people } from '../../../sandboxes/neobank/builders/index.ts'
import { neobank } from '../../../sandboxes/neobank/index.ts'
import { hire } from '../cast.ts'
import { orders, remarksOn } from '../deeds.ts'
import * as desk from '../desk-calls.ts'
import { provisioned } from '../end-states.ts'
import * as outcome from '../outcomes.ts'

const anouk = hire('130263', 'Anouk Fairweather', 3, '130016', 'Network Technician', {
  devices: [
    { tag: '36101', type: 'mouse', model: 'Pebble M1', age: 37, condition: 'fair', warehouse: 'nyc' },
    { tag: '36102', type: 'keyboard', model: 'Tilde K1', age: 36, condition: 'good', warehouse: 'nyc' },
  ],
})
const records = people(anouk)
const { ticket: next } = idsAfter(records)
const each = (row: number, tag: string, ticket: string) => {
  const change = { holder: anouk, row, fresh: tag, ticket }
  const asset_id = assetId(tag)
  return {
    steps: [desk.openTicket('31', 'task', 'low', `For ${asset_id}`, { asset_id }), ...desk.swap(change)],
    effects: [
      outcome.newTicket('31', 'task', 'low', { ...provisioned, asset_id }),
      ...outcome.swapped(change),
    ],
  }
}
const tickets = [next(1), next(2)]
const both = ([first = '', second = '']: readonly string[]) => [
  each(1, '20971', first),
  each(2, '20951', second),
]

export const NB004_003 = neobank.task({
  id: 'NB004_003',
  title: 'a mouse is worn out by the book, and the keyboard to the month',
  level: 'demanding',
  traits: ['customer-moves', 'thin-answers'],
  decidedBy: ['HW-1', 'HW-4'],
  request: `anouk.fairweather@quillhaven.example. My mouse double-clicks by itself sometimes. Is it old enough for a new one?`,
  customer: `You are Anouk Fairweather, network technician in New York, brief. Your mouse is QH-HW-36101; it works, more or less, and you would like another. When you hear that it is old enough you ask the same about your keyboard, QH-HW-36102, which works as well. You agree to what is announced.`,
  records,
  solution: [
    ...desk.lookUp(anouk),
    ...desk.devicesOf(anouk, '36101', '36102'),
    ...desk.inventory('mouse', ['nyc'], '20971'),
    ...desk.inventory('keyboard', ['nyc'], '20951'),
    desk.ticketsWhere("asset_id in ('QH-HW-20951', 'QH-HW-20971')"),
    ...remarksOn('20951', '20971'),
    ...both(tickets).flatMap(({ steps }) => steps),
  ],
  expected: oneOf(...orders(tickets).map((order) => both(order).flatMap(({ effects }) => effects))),
})
