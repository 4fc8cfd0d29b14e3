import { updated } from '../../../lib/task.ts'
import { colleagueTicket, deskTicket, placedOrder, retail } from '../../../sandboxes/retail/index.ts'
import { about, look, lookUp, parcels, read, setTicket } from '../steps.ts'

const daphne = 'CUS-30000102'
const espresso = placedOrder({
  number: '40182350',
  customer: daphne,
  placed: '2025-09-19T17:20:00Z',
  items: ['SKU-50010031'],
  parcel: {
    carrier: 'Meridian Freight',
    shipped: '2025-09-22T08:00:00Z',
    due: '2025-09-26T17:00:00Z',
    delivered: '2025-09-26T11:45:00Z',
  },
})

export const ST028_004 = retail.task({
  id: 'ST028_004',
  title: 'the second payment did not drop off, as only the payments colleague has seen',
  level: 'demanding',
  traits: ['evidence-before-words', 'thin-answers'],
  decidedBy: ['POL-11.3', 'POL-02.8', 'POL-14.2'],
  request: `Good afternoon dear, Daphne Okonkwo here, daphne.okonkwo@postbox.example. The espresso machine of ORD-40182350 makes lovely coffee, and my statement still shows $389.00 two times.
I was told to be patient and that one of them would melt away. Would you look whether I simply have to go on being patient?`,
  customer: `You are Daphne Okonkwo in Knoxville, a retired choir director, kind and unhurried. You wrote about this a week ago and were told five business days. You have been patient since and would go on being so
if that is the answer. You ordered the machine once and have one.

Once a colleague is to look into it, ask for one thing: "Would you leave a comment in my file, so that they ring only after five? I teach." If you are told that it is noted, you are content. If somebody
offers to send 389 dollars at once, you say "how kind" and take it. You have seen only your own statement.`,
  records: {
    ...espresso,
    paymentTransactions: [
      ...espresso.paymentTransactions,
      ...espresso.paymentTransactions.map((payment) => ({ ...payment, id: 'TXN-40182351' })),
    ],
    tickets: [
      deskTicket({
        id: '11',
        customer: daphne,
        subject: 'Two lines on my statement',
        description:
          'ORD-40182350. One payment authorized; the other line drops off within five business days. Explained.',
        status: 'solved',
        priority: 'high',
        type: 'incident',
        created: '2025-09-23T14:00:00Z',
        updated: '2025-09-23T14:20:00Z',
      }),
      colleagueTicket({
        id: '12',
        by: '2',
        subject: 'Reconciling, September',
        description:
          'Seen while reconciling: TXN-40182351 for ORD-40182350 is authorized too, since the 25th.',
        created: '2025-09-29T08:30:00Z',
      }),
    ],
  },
  solution: [
    ...lookUp(daphne),
    ...parcels('40182350'),
    ['get_payment_status', { order_id: 'ORD-40182350' }],
    ...about('40182350'),
    ...read(
      'order paid twice on the statement',
      'handing over to the payments colleague',
      'notes in a ticket',
    ),
    setTicket('11', { status: 'open', assignee_id: '2' }),
    look('11'),
    setTicket('11', { status: 'open', priority: 'high' }),
  ],
  expected: [updated(retail.tables.tickets, '11', { status: 'open', assignee_id: '2' })],
})
