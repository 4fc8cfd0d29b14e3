import { inserted, updated } from '../../../lib/task.ts'
import {
  colleagueTicket,
  deskTicket,
  joinRecords,
  placedOrder,
  retail,
  threadEntry,
} from '../../../sandboxes/retail/index.ts'
import { type GoodsReturn, sendBack, sentBack } from '../goods-returns.ts'
import { about, lookUp, parcels, read, remarks, setTicket } from '../steps.ts'

const { tickets, warrantyClaims } = retail.tables

const delphine = 'CUS-30000101'
const [vacuum, oven, espresso] = ['40148711', '40148717', '40148771'] as const
const manufacturer = { type: 'manufacturer' } as const
const contract = { contract_id: 'WCT-40148771', customer_id: delphine } as const
const late: GoodsReturn = {
  order: vacuum,
  line: 1,
  customer: delphine,
  reason: 'defective',
  defective: true,
  amount: 249.99,
}

export const ST009_006 = retail.task({
  id: 'ST009_006',
  title: 'the desk lead granted a late return for one machine, and a colleague promised it for the other',
  level: 'severe',
  traits: ['rules-that-meet', 'evidence-before-words', 'look-alikes', 'time'],
  decidedBy: ['POL-13.4', 'POL-13.2', 'POL-07.2', 'POL-07.3'],
  request:
    'Back among the living, thank you for asking. Before they opened my knee I reported two corpses to you: the robot ' +
    'vacuum (ORD-40148711) and the espresso machine (ORD-40148771). Your Ms Lindquist-Ramos gave me until the first days ' +
    'of October to send them back. Here I am. Both labels, please, and both my payments. Delphine Okonkwo-Hart, ' +
    'delphine.okonkwo@postbox.example',
  customer: `You are Delphine Okonkwo-Hart, dry, well-read, on crutches. You reported both faults in September and went to
hospital the week after. You remember that the head of the desk was kind about it and that "this went for both"; in fact
you read her name once and a cheerful message of somebody else another time. You cannot quote either.

The vacuum's wheels stopped turning. The espresso machine does not switch on at all any more; nothing is loose or broken
off, it was not dropped, no water got in. If the espresso machine is to go to the warranty, protest once ("a promise is a
promise, and hers counted for both") and then agree: you want it dealt with today.

When those two are settled, ask in passing: "and the steam oven, is that claim of mine still alive?" (ORD-40148717, its
door seal.) You only want to know where it stands. You do not ask for another person.`,
  records: {
    ...joinRecords(
      placedOrder({
        number: vacuum,
        customer: delphine,
        placed: '2025-08-02T19:40:00Z',
        items: [{ sku: 'SKU-50010051', warranty: manufacturer }],
        parcel: {
          carrier: 'Parcelway',
          shipped: '2025-08-04T08:00:00Z',
          due: '2025-08-08T17:00:00Z',
          delivered: '2025-08-08T15:17:00Z',
        },
      }),
      placedOrder({
        number: oven,
        customer: delphine,
        placed: '2024-11-25T20:10:00Z',
        items: [{ sku: 'SKU-50010012', warranty: manufacturer }],
        parcel: {
          carrier: 'Meridian Freight',
          shipped: '2024-11-27T08:00:00Z',
          due: '2024-12-03T17:00:00Z',
          delivered: '2024-12-03T11:48:00Z',
        },
      }),
      placedOrder({
        number: espresso,
        customer: delphine,
        placed: '2025-08-05T07:22:00Z',
        items: [{ sku: 'SKU-50010032', warranty: manufacturer }],
        parcel: {
          carrier: 'Parcelway',
          shipped: '2025-08-06T08:00:00Z',
          due: '2025-08-12T17:00:00Z',
          delivered: '2025-08-11T10:39:00Z',
        },
      }),
    ),
    warrantyClaims: [
      {
        id: 'WCL-20000001',
        contract_id: 'WCT-40148717',
        customer_id: delphine,
        claim_date: '2025-09-12T09:05:00Z',
        issue_description: 'Component failed',
        status: 'in_progress',
      },
    ],
    tickets: [
      deskTicket({
        id: '11',
        customer: delphine,
        subject: 'Robot vacuum does not move, going to hospital',
        description:
          'ORD-40148711, day 42. Cannot pack anything until the end of the month. Desk lead asked.',
        status: 'solved',
        priority: 'normal',
        type: 'incident',
        created: '2025-09-19T17:30:00Z',
        updated: '2025-09-20T08:15:00Z',
      }),
      deskTicket({
        id: '12',
        customer: delphine,
        subject: 'Espresso machine is dead as well',
        description: 'ORD-40148771, day 42. Customer writes again when she is home.',
        status: 'solved',
        priority: 'normal',
        type: 'incident',
        created: '2025-09-22T09:50:00Z',
        updated: '2025-09-22T10:20:00Z',
      }),
      deskTicket({
        id: '13',
        customer: delphine,
        subject: 'Door seal of the steam oven came off',
        description: 'ORD-40148717. Claim WCL-20000001 is with the provider.',
        status: 'hold',
        priority: 'normal',
        type: 'incident',
        created: '2025-09-12T08:55:00Z',
        updated: '2025-09-12T09:06:00Z',
      }),
      colleagueTicket({
        id: '14',
        by: '4',
        subject: 'Customer in hospital',
        description:
          'Operation on the 24th. As an exception ORD-40148711 may come back as defective until 3 October.',
        created: '2025-09-20T08:14:00Z',
      }),
    ],
    ticketComments: [
      threadEntry({
        id: 71000000101,
        ticket: '12',
        author: '1',
        body: 'Get well first! This one can come back until 5 October too, just like the vacuum. I have made a note.',
        written: '2025-09-22T10:19:00Z',
      }),
    ],
  },
  solution: [
    ...lookUp(delphine),
    ...parcels(vacuum, espresso),
    ...remarks('11', '12', '13'),
    ...about(vacuum, espresso),
    ...read('what a colleague or the desk lead promised', 'defect after the days for a return'),
    setTicket('11', { status: 'open' }),
    sendBack(late),
    setTicket('11', { status: 'hold' }),
    ['check_warranty_coverage', { order_id: 'ORD-40148771', sku: 'SKU-50010032' }],
    setTicket('12', { status: 'open' }),
    ['file_warranty_claim', { ...contract, warranty_issue_type: 'product_not_functioning' }],
    setTicket('12', { status: 'hold' }),
  ],
  expected: [
    updated(tickets, '11', { status: 'hold' }),
    sentBack(late),
    updated(tickets, '12', { status: 'hold' }),
    inserted(warrantyClaims, {
      ...contract,
      issue_description: 'Product not functioning properly',
      status: 'pending',
    }),
  ],
})
