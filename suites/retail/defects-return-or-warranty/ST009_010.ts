import { updated } from '../../../lib/task.ts'
import { deskTicket, placedOrder, retail, threadEntry } from '../../../sandboxes/retail/index.ts'
import { earlierReturn, type GoodsReturn, sendBack, sentBack } from '../goods-returns.ts'
import { lookUp, parcels, read, remarks, setTicket } from '../steps.ts'

const daphne = 'CUS-30000102'
const order = '40149217'
const machine = { order, line: 1, customer: daphne } as const
const defective: GoodsReturn = { ...machine, reason: 'defective', defective: true, amount: 389 }

export const ST009_010 = retail.task({
  id: 'ST009_010',
  title: 'a broken espresso machine was taken back as if she did not like it, with fees',
  level: 'demanding',
  traits: ['undoing', 'evidence-before-words', 'rules-that-meet'],
  decidedBy: ['POL-06.4', 'POL-07.2'],
  request:
    'Hello, one question before I take the parcel to the counter. My return letter, RMA-20000002, says that I get $334.37 for ' +
    'the espresso machine of ORD-40149217. I paid $389. My neighbour says that you give her the whole price. Is the figure as ' +
    'it should be? Daphne Okonkwo, daphne.okonkwo@postbox.example',
  customer: `You are Daphne Okonkwo, modest; you assume that the mistake is yours. The machine worked for three weeks, then it stopped
heating: what comes out is lukewarm. Nothing happened to it. You wrote so when you asked to send it back, and a colleague
listed two deductions that you took for normal. You have used it, so the box is open. The parcel still stands in your hall.

Say what is wrong with the machine when somebody asks why it goes back. You want neither a repair nor another one. If you
are offered the difference as a separate payment, or told that the letter stands, you say thank you to that too. You are
glad to throw the old letter away if you get another.`,
  records: {
    ...placedOrder({
      number: order,
      customer: daphne,
      placed: '2025-08-23T11:17:00Z',
      items: [{ sku: 'SKU-50010031', warranty: { type: 'manufacturer' } }],
      parcel: {
        carrier: 'Parcelway',
        shipped: '2025-08-25T08:00:00Z',
        due: '2025-09-01T17:00:00Z',
        delivered: '2025-08-30T10:20:00Z',
      },
    }),
    rmaRecords: [
      earlierReturn('RMA-20000002', 'approved', '2025-09-27T15:40:00Z', {
        ...machine,
        reason: 'changed_mind',
        amount: 334.37,
        restocking: 46.68,
        shipping: 7.95,
      }),
    ],
    tickets: [
      deskTicket({
        id: '11',
        customer: daphne,
        subject: 'Return of an espresso machine',
        description:
          'ORD-40149217, RMA-20000002. Day 28 of 30, opened: 389.00 - 46.68 - 7.95 = 334.37. She agrees.',
        status: 'hold',
        priority: 'low',
        type: 'task',
        created: '2025-09-27T15:25:00Z',
        updated: '2025-09-27T15:42:00Z',
      }),
    ],
    ticketComments: [
      threadEntry({
        id: 71000000101,
        ticket: '11',
        author: '6',
        body: 'The coffee has been lukewarm since Monday, it does not get hot any more. May I send the machine back?',
        written: '2025-09-27T15:25:00Z',
      }),
    ],
  },
  solution: [
    ...lookUp(daphne),
    ...parcels(order),
    ['get_rma_status', { rma_id: 'RMA-20000002' }],
    ...remarks('11'),
    ...read(
      'return created with the wrong reason and fees',
      'defective product: return',
      'priority of an existing ticket',
    ),
    setTicket('11', { priority: 'normal' }),
    sendBack(defective),
  ],
  expected: [updated(retail.tables.tickets, '11', { priority: 'normal' }), sentBack(defective)],
})
