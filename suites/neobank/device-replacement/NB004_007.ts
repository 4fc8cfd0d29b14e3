import { idsAfter } from '../../../sandboxes/neobank/baseline.ts'
import { assetId, people, ticket, together } from '../../../sandboxes/neobank/builders/index.ts'
import { neobank } from '../../../sandboxes/neobank/index.ts'
import { hire } from '../cast.ts'
import { remarksOn } from '../deeds.ts'
import * as desk from '../desk-calls.ts'
import { provisioned, unasked } from '../end-states.ts'
import * as outcome from '../outcomes.ts'

const ottokar = hire('150330', 'Ottokar Pryce', 5, '150018', 'Tax Manager', {
  devices: [
    {
      tag: '36141',
      type: 'laptop_premium',
      model: 'Corvid 16 Pro',
      age: 48,
      condition: 'good',
      warehouse: 'sf',
    },
  ],
})
const records = together(
  people(ottokar),
  ticket('40', '30', '2025-09-26T09:10:00Z', 'Laptop for a new lawyer', {
    status: 'hold',
    asset_id: assetId('20501'),
    ...unasked,
  }),
)
const mine = idsAfter(records).ticket()
const change = { holder: ottokar, row: 1, fresh: '20474', ticket: mine }
const end = { ...provisioned, asset_id: assetId('20474') } as const

export const NB004_007 = neobank.task({
  id: 'NB004_007',
  title: 'a premium laptop wears out, and what comes is a standard one from afar',
  level: 'demanding',
  traits: ['rules-that-meet', 'evidence-before-words', 'effects-that-belong-together', 'customer-moves'],
  decidedBy: ['HW-3', 'HW-1', 'TK-1'],
  request: `Ottokar Pryce, Tax, ottokar.pryce@quillhaven.example. My 16 Pro is four years old to the month. There is a boxed 16 Pro in San Francisco, I take that one, thank you.`,
  customer: `You are Ottokar Pryce, tax manager, used to good tools. You want the 16 Pro of the cupboard. If you hear that finance gets a standard laptop, you ask whether the boxed Corvid 14 that you saw is free, then; if that is kept for somebody, you take whatever there is, with a remark about the tax authority. You agree in the end.`,
  records,
  solution: [
    ...desk.lookUp(ottokar),
    ...desk.devicesOf(ottokar, '36141'),
    ['asset_management_api_get_device_details', { asset_id: assetId('36141') }],
    ...desk.inventory('laptop_standard', ['sf', 'remote_ship'], '20411', '20414', '20501', '20474'),
    desk.ticketsAbout('20501'),
    desk.ticketsAbout('20474'),
    ...remarksOn('20474'),
    desk.openTicket('31', 'task', 'low', 'Laptop because of its age', { asset_id: assetId('20474') }),
    ...desk.swap(change),
  ],
  expected: [outcome.newTicket('31', 'task', 'low', end), ...outcome.swapped(change)],
})
