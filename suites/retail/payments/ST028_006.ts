import { updated } from '../../../lib/task.ts'
import { deskTicket, placedOrder, retail } from '../../../sandboxes/retail/index.ts'
import { cancelled, newTicket, visitCancelled } from '../end-states.ts'
import {
  cancel,
  cancelVisit,
  lookUp,
  openTicket,
  orders,
  read,
  remarks,
  setTicket,
  visits,
} from '../steps.ts'

const desmond = 'CUS-30000113'
const number = '40183846'

export const ST028_006 = retail.task({
  id: 'ST028_006',
  title: 'he gives up a television that his bank has been checking since Friday',
  level: 'demanding',
  traits: ['effects-that-belong-together', 'thin-answers', 'customer-moves'],
  decidedBy: ['POL-11.2', 'POL-10.3', 'POL-09.3'],
  request: `Desmond Arkwright, desmond.arkwright@mailhaus.example. ORD-40183846: cancel the TV. A neighbour sells me his. And before anybody forgets: my bank has frozen $999 for you since Friday. I want that
released today, in writing, with a number I can show them.`,
  customer: `You are Desmond Arkwright in Tulsa, father of three, short of sleep and of money. The TV was to be hung on the wall by the shop's fitter next Tuesday; the fitter is not needed either. Say so when the agent mentions the visit.

You are sure that the shop has your $999 ("frozen is taken, tell me the difference"). If you hear that nothing was taken and that there is nothing to refund, ask once for a refund all the same, "so that the bank sees it". Then let
it be. A refund that is offered you accept. You asked about the payment before and have no wish to discuss that again. You change your mind about nothing.`,
  records: {
    ...placedOrder({
      number,
      customer: desmond,
      placed: '2025-09-26T20:40:00Z',
      items: ['SKU-50030012'],
      payment: 'pending_authorization',
      installation: { service: 'tv_mounting', at: '2025-10-07T12:00:00Z', technician: 'TECH-3122' },
    }),
    tickets: [
      deskTicket({
        id: '11',
        customer: desmond,
        subject: 'When will the bank be done?',
        description: 'ORD-40183846, pending_authorization. We wait for the bank, the goods are reserved.',
        status: 'hold',
        priority: 'high',
        type: 'incident',
        created: '2025-09-29T18:00:00Z',
      }),
    ],
  },
  solution: [
    ...lookUp(desmond),
    ...orders(number),
    ['get_payment_status', { order_id: `ORD-${number}` }],
    ...visits(number),
    ...remarks('11'),
    ...read(
      'bank is still checking, customer no longer wants the order',
      'money of a cancelled order',
      'cancelling a visit',
    ),
    openTicket('cancelling', desmond, 'ORD-40183846: cancel the TV and its visit'),
    cancelVisit(number, 'customer_cancelled_order'),
    cancel(number, 'customer_request'),
    setTicket('12', { status: 'solved' }),
    setTicket('11', { status: 'solved' }),
  ],
  expected: [
    newTicket('cancelling', desmond, { status: 'solved' }),
    updated(retail.tables.tickets, '11', { status: 'solved' }),
    visitCancelled(number),
    cancelled(number),
  ],
})
