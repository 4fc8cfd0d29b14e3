import { idsAfter } from '../../../sandboxes/neobank/baseline.ts'
import { assetId, people } from '../../../sandboxes/neobank/builders/index.ts'
import { neobank } from '../../../sandboxes/neobank/index.ts'
import { hire } from '../cast.ts'
import { remarksOn } from '../deeds.ts'
import * as desk from '../desk-calls.ts'
import { provisioned } from '../end-states.ts'
import * as outcome from '../outcomes.ts'

const anouk = hire('130263', 'Anouk Fairweather', 3, '130016', 'Network Technician', {
  devices: [
    { tag: '36101', type: 'mouse', model: 'Pebble M1', age: 37, condition: 'fair', warehouse: 'nyc' },
  ],
})
const records = people(anouk)
const mine = idsAfter(records).ticket()
const change = { holder: anouk, row: 1, fresh: '20971', ticket: mine }
const end = { ...provisioned, asset_id: assetId('20971') } as const

export const NB004_003 = neobank.task({
  id: 'NB004_003',
  title: 'a mouse of thirty-seven months is worn out by the book',
  level: 'routine',
  traits: ['thin-answers'],
  decidedBy: ['HW-1', 'HW-4'],
  request: `anouk.fairweather@quillhaven.example. My mouse double-clicks by itself sometimes. Is it old enough for a new one?`,
  customer: `You are Anouk Fairweather, network technician in New York, brief. Your mouse is QH-HW-36101; it works, more or less, and you would like another. You agree to what is announced.`,
  records,
  solution: [
    ...desk.lookUp(anouk),
    ...desk.devicesOf(anouk, '36101'),
    ...desk.inventory('mouse', ['nyc'], '20971'),
    desk.ticketsAbout('20971'),
    ...remarksOn('20971'),
    desk.openTicket('31', 'task', 'low', 'Mouse worn out', { asset_id: assetId('20971') }),
    ...desk.swap(change),
  ],
  expected: [outcome.newTicket('31', 'task', 'low', end), ...outcome.swapped(change)],
})
