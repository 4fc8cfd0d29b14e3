import { inserted, updated } from '../../../lib/task.ts'
import { under } from '../../../sandboxes/neobank/baseline/people.ts'
import {
  approval,
  askedFor,
  assetId,
  mailOf,
  type Person,
  people,
  ticket,
  together,
} from '../../../sandboxes/neobank/builders/index.ts'
import { neobank } from '../../../sandboxes/neobank/index.ts'
import * as desk from '../desk-calls.ts'
import { unasked } from '../end-states.ts'
import * as outcome from '../outcomes.ts'

const { procurementOrders, tickets } = neobank.tables

const order = {
  device_type: 'monitor',
  device_model: 'Lumen 27',
  quantity: 1,
  expected_delivery_date: '2025-10-13',
  ship_to_location: '4 Tamarack Court, Duluth, MN 55802',
  ticket_id: '40',
} as const

const marisol: Person = {
  staff: '160174',
  name: 'Marisol Etcheverry',
  level: 3,
  ...under('160061'),
  role: 'Support Specialist',
  office: 'remote',
  home: '4 Tamarack Court, Duluth, MN 55802',
  since: '2022-10-10',
  user: '31',
  devices: [
    {
      tag: '33701',
      type: 'monitor',
      model: 'Lumen 24',
      age: 44,
      condition: 'poor',
      warehouse: 'remote_ship',
    },
  ],
}

export const NB005_001 = neobank.task({
  id: 'NB005_001',
  title:
    'the approval has come, the only monitor in stock is kept for somebody, and the tenth day is a Saturday',
  level: 'severe',
  traits: ['evidence-before-words', 'time', 'thin-answers'],
  decidedBy: ['OR-1', 'OR-4', 'HW-3'],
  request:
    'Hi! Any news of my monitor? Half the picture has been green since August. Graciela told me she clicked ' +
    'approve ages ago. marisol.etcheverry@quillhaven.example',
  customer: `You are Marisol Etcheverry, you work from home in Duluth, patient and funny. Your monitor shows half of
everything in green. You want another one. Your address is still the one that the bank has. If you are asked
whether your old monitor works at all: half of it. You agree to what the agent is about to do. If told that
a monitor is ordered, ask when it will come. Nothing else.`,
  records: together(
    people(marisol),
    ticket(
      '40',
      '31',
      '2025-08-27T14:00:00Z',
      'Monitor half green',
      { ...askedFor('160007', '72390417'), type: 'problem', asset_id: assetId('33701') },
      [['1', 'Nothing suitable in remote_ship. Approval for a new one asked for.', '2025-08-28T08:00:00Z']],
    ),
    ticket('41', '29', '2025-09-29T10:20:00Z', 'Additional monitor for Delphine Sorel', {
      status: 'hold',
      asset_id: assetId('20711'),
      ...unasked,
    }),
    approval(
      '72390417',
      marisol.staff,
      '160007',
      '40',
      'approved',
      '2025-09-02T17:30:00Z',
      'Of course.',
      'hardware_purchase',
    ),
  ),
  solution: [
    ...desk.lookUp(marisol),
    ...desk.comments('40'),
    ...desk.read(
      'hardware orders approval and delivery',
      'device from stock reserved',
      'how long approvals count',
      'e-mails',
    ),
    ...desk.approvalStatus('72390417'),
    ...desk.devicesOf(marisol, '33701'),
    ...desk.inventory('monitor', ['remote_ship'], '20711'),
    desk.ticketsAbout('20711'),
    ['hardware_procurement_api_create_order', { ...order, requester_email: mailOf(marisol) }],
    desk.send(marisol, 'hardware_ordered', '40', 'Your monitor is ordered and due on 13 October'),
    desk.endTicket('40', { status: 'hold', approval_status: 'approved' }),
  ],
  expected: [
    inserted(procurementOrders, { ...order, requester_id: `WD-${marisol.staff}` }),
    outcome.sent(marisol, 'hardware_ordered', '40'),
    updated(tickets, '40', { approval_status: 'approved' }),
  ],
})
