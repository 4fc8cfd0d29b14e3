import { idsAfter } from '../../../sandboxes/neobank/baseline.ts'
import { assetId, ticket as makeTicket, people, together } from '../../../sandboxes/neobank/builders/index.ts'
import { neobank } from '../../../sandboxes/neobank/index.ts'
import { hire } from '../cast.ts'
import { fresh } from '../deeds.ts'
import * as desk from '../desk-calls.ts'
import { handedTo, unasked } from '../end-states.ts'

const fabrizio = hire('150329', 'Fabrizio Nkemelu', 3, '150018', 'Accounts Payable', {
  devices: [
    { tag: '36111', type: 'monitor', model: 'Lumen 24', age: 41, condition: 'good', warehouse: 'sf' },
  ],
})
const records = together(
  people(fabrizio),
  makeTicket('40', '31', '2025-05-06T10:00:00Z', 'QH-HW-36111 flickers', {
    status: 'solved',
    type: 'problem',
    asset_id: assetId('36111'),
    resolution_category: 'resolved_by_requester',
    ...unasked,
    updated_at: '2025-05-06T12:00:00Z',
  }),
)
const mine = idsAfter(records).ticket()
const ticket = fresh('31', 'problem', 'normal', 'Monitor flickers', mine, {
  ...handedTo('it_ops_team'),
  asset_id: assetId('36111'),
  tags: ['escalated'],
})

export const NB004_004 = neobank.task({
  id: 'NB004_004',
  title: 'a first fault is repaired, although four monitors stand in the cupboard',
  level: 'demanding',
  traits: ['rules-that-meet', 'nothing-to-do', 'evidence-before-words'],
  decidedBy: ['HW-2', 'RE-1'],
  request: `Fabrizio Nkemelu, fabrizio.nkemelu@quillhaven.example: my monitor QH-HW-36111 flickers again. I would rather have another, there are some in the cupboard of San Francisco.`,
  customer: `You are Fabrizio Nkemelu, of accounts payable, sensitive to flicker. You say "again" because it flickered once in spring, when you had plugged it in wrongly; you wrote to the desk then, and took it back. You want another one. If it has to be repaired, you sigh and agree.`,
  records,
  solution: [
    ...desk.lookUp(fabrizio),
    ...desk.devicesOf(fabrizio, '36111'),
    ...desk.inventory('monitor', ['sf']),
    ['asset_management_api_get_device_details', { asset_id: assetId('36111') }],
    ticket.open,
    ticket.close,
  ],
  expected: [ticket.effect],
})
