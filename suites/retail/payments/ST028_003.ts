import { updated } from '../../../lib/task.ts'
import { deskTicket, joinRecords, placedOrder, retail } from '../../../sandboxes/retail/index.ts'
import { cancelled, newTicket } from '../end-states.ts'
import { cancel, lookUp, openTicket, orders, read, remarks, setTicket } from '../steps.ts'

const yuki = 'CUS-30000112'
const unpaid = (
  number: string,
  placed: string,
  sku: string,
  payment: 'declined' | 'failed' | 'pending_authorization',
) => placedOrder({ number, customer: yuki, placed, items: [sku], payment })
const hub = unpaid('40181021', '2025-09-27T09:05:00Z', 'SKU-50040021', 'declined')
const all = ['40180112', '40180121', '40180211', '40181021']

export const ST028_003 = retail.task({
  id: 'ST028_003',
  title:
    'four unpaid orders of one weekend: forty minutes decide, and one was tried later than it was placed',
  level: 'severe',
  traits: ['time', 'batch-with-exceptions', 'look-alikes', 'evidence-before-words'],
  decidedBy: ['POL-11.1', 'POL-11.2', 'POL-02.7'],
  request: `hey hey yuki marchetti, yuki.marchetti@postbox.example!! new card, new luck: my bank swapped my visa and now everything i bought lately is stuck:
ORD-40180112 vacuum
ORD-40180121 soundbar
ORD-40180211 watch
ORD-40181021 hub
new card works from tonight 8pm (california!), i pay them all then. just keep my stuff safe till then, ok?`,
  customer: `You are Yuki Marchetti in San Diego, fast and sunny. You bought four things "over the weekend or so" and have no idea which payment happened when. You have one wish: that all four wait
for you until tonight. For the hub you typed the card in two days after ordering, you think; say so only if somebody asks.

If one order is cancelled, quote the lady from your desk: "she said the soundbar is good until wednesday evening, and it IS wednesday". Then sigh and order it again some day. The watch: your bank told you on the phone
that it looks into it, no idea how long. If anybody offers to cancel the watch because it takes so long, you do not want that. You cancel nothing yourself and send no card numbers.`,
  records: {
    ...joinRecords(
      unpaid('40180112', '2025-09-28T13:20:00Z', 'SKU-50010051', 'declined'),
      unpaid('40180121', '2025-09-28T12:40:00Z', 'SKU-50030021', 'failed'),
      unpaid('40180211', '2025-09-24T06:15:00Z', 'SKU-50070011', 'pending_authorization'),
      {
        ...hub,
        paymentTransactions: hub.paymentTransactions.map((payment) => ({
          ...payment,
          transaction_date: '2025-09-29T09:00:00Z',
        })),
      },
    ),
    tickets: [
      deskTicket({
        id: '11',
        customer: yuki,
        subject: 'Soundbar: payment failed',
        description: 'ORD-40180121. Waits for a new card. Told her that we keep it until Wednesday evening.',
        status: 'pending',
        priority: 'normal',
        type: 'incident',
        created: '2025-09-29T16:00:00Z',
      }),
    ],
  },
  solution: [
    ...lookUp(yuki),
    ...orders(...all),
    ...all.map((number) => ['get_payment_status', { order_id: `ORD-${number}` }] as const),
    ...remarks('11'),
    ...read(
      'payment declined or failed, how long the order waits',
      'bank is still checking',
      'what a colleague promised',
    ),
    openTicket('payment', yuki, 'ORD-40180112: declined 71 hours and 40 minutes ago'),
    openTicket('payment', yuki, 'ORD-40180211: her bank is checking'),
    openTicket('payment', yuki, 'ORD-40181021: declined on 29 September'),
    setTicket('11', { status: 'open', priority: 'high' }),
    cancel('40180121', 'payment_failed'),
    setTicket('11', { status: 'solved' }),
    setTicket('12', { status: 'pending' }),
    setTicket('13', { status: 'hold' }),
    setTicket('14', { status: 'pending' }),
  ],
  expected: [
    updated(retail.tables.tickets, '11', { status: 'solved', priority: 'high' }),
    newTicket('payment', yuki, { status: 'pending' }),
    newTicket('payment', yuki, { status: 'hold' }),
    newTicket('payment', yuki, { status: 'pending' }),
    cancelled('40180121'),
  ],
})
