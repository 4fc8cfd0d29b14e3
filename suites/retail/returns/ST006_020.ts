import { updated } from '../../../lib/task.ts'
import {
  colleagueTicket,
  deskTicket,
  joinRecords,
  placedOrder,
  retail,
} from '../../../sandboxes/retail/index.ts'
import { newTicket, refunded } from '../end-states.ts'
import { earlierReturn } from '../goods-returns.ts'
import { about, lookUp, openTicket, orders, read, refund, setTicket } from '../steps.ts'

const kofi = 'CUS-30000110'
const parcel = {
  carrier: 'Parcelway',
  shipped: '2025-07-22T08:00:00Z',
  due: '2025-07-29T17:00:00Z',
  delivered: '2025-07-29T11:00:00Z',
}
/** An order whose only line came back and was received. */
const returned = (order: string, sku: string, rma: string, created: string, amount: number) =>
  joinRecords(
    placedOrder({ number: order, customer: kofi, placed: '2025-07-21T19:00:00Z', items: [sku], parcel }),
    {
      rmaRecords: [
        earlierReturn(rma, 'received', created, {
          order,
          amount,
          line: 1,
          customer: kofi,
          reason: 'changed_mind',
        }),
      ],
    },
  )
const ticketOf = (id: string, status: 'hold' | 'solved' | 'closed', description: string, created: string) =>
  deskTicket({
    id,
    customer: kofi,
    subject: 'Return',
    description,
    status,
    priority: 'low',
    type: 'task',
    created,
  })

export const ST006_020 = retail.task({
  id: 'ST006_020',
  title: 'three refunds are missing: one is due, one a day too early, one went to his bank',
  level: 'severe',
  traits: ['batch-with-exceptions', 'evidence-before-words', 'time', 'thin-answers'],
  decidedBy: ['POL-06.5', 'POL-15.6'],
  request: `Hi! I'm going through my statements and I can't find ANY of these:
RMA-40002516 (router)
RMA-40002561 (soundbar)
RMA-40002615 (vacuum)
All dropped off weeks ago, all marked as received in my account. Orders 40152016, 40152061 and 40152106. That's over 650 dollars you're
sitting on. Kofi Brandwold, with a W, kofi.brandwold@mailhaus.example`,
  customer: `You are Kofi Brandwold, a Plus member, orderly, a little indignant. Your email is kofi.brandwold@mailhaus.example; the orders
are ORD-40152016 (router), ORD-40152061 (soundbar), ORD-40152106 (vacuum). You looked at the card you paid with, and only there.

If you hear that something was transferred to a bank account, say "huh, the old savings account, I never open that one" and be content. If you hear that
one has to wait, ask how long, and wait. Agree when a payment is proposed. You keep the three well apart and repeat any
number when asked. There is no other matter.`,
  records: joinRecords(
    returned('40152016', 'SKU-50050011', 'RMA-40002516', '2025-09-06T16:45:00Z', 219.9),
    returned('40152061', 'SKU-50030021', 'RMA-40002561', '2025-09-07T08:30:00Z', 189.95),
    returned('40152106', 'SKU-50010051', 'RMA-40002615', '2025-08-19T12:00:00Z', 249.99),
    {
      tickets: [
        ticketOf('11', 'hold', 'ORD-40152016, RMA-40002516. Goods on their way.', '2025-09-06T16:40:00Z'),
        ticketOf('12', 'solved', 'ORD-40152061, RMA-40002561. Label sent.', '2025-09-07T08:25:00Z'),
        ticketOf('13', 'closed', 'ORD-40152106, RMA-40002615. Goods received.', '2025-08-19T11:55:00Z'),
        colleagueTicket({
          id: '14',
          by: '2',
          subject: 'Expired card',
          description:
            'His card had expired, so the returns centre paid the 249.99 of RMA-40002615 (ORD-40152106) to his bank account, 12 September. The 219.90 for ORD-40152016 will go the same way.',
          created: '2025-09-15T09:20:00Z',
        }),
      ],
    },
  ),
  solution: [
    ...lookUp(kofi),
    ...orders('40152016', '40152061', '40152106'),
    ['get_rma_status', { rma_id: 'RMA-40002516' }],
    ['get_rma_status', { rma_id: 'RMA-40002561' }],
    ['get_rma_status', { rma_id: 'RMA-40002615' }],
    ...about('40152016', '40152061', '40152106'),
    ...read('the refund of a return does not come', 'whether it was paid before', 'ticket handling'),
    openTicket('return', kofi, 'ORD-40152106: refund of RMA-40002615 asked for, paid on 12 September'),
    setTicket('12', { status: 'open' }),
    refund('40152016', kofi, 219.9, 'rma_processed'),
    setTicket('11', { status: 'solved' }),
    setTicket('12', { status: 'hold' }),
    setTicket('15', { status: 'solved' }),
  ],
  expected: [
    updated(retail.tables.tickets, '11', { status: 'solved' }),
    updated(retail.tables.tickets, '12', { status: 'hold' }),
    newTicket('return', kofi, { status: 'solved' }),
    refunded('40152016', 219.9, 'rma_processed'),
  ],
})
