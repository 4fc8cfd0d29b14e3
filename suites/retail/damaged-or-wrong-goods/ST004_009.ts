import { updated } from '../../../lib/task.ts'
import { colleagueTicket, deskTicket, placedOrder, retail } from '../../../sandboxes/retail/index.ts'
import { refunded } from '../end-states.ts'
import { about, look, lookUp, parcels, read, refund, setTicket } from '../steps.ts'

const yuki = 'CUS-30000112'
const order = '40145801'
const flaw = 'partial_refund_minor_defect'

export const ST004_009 = retail.task({
  id: 'ST004_009',
  title: 'three scratched pieces that she keeps, one at its limit and one paid for last week',
  level: 'demanding',
  traits: ['sums-in-steps', 'evidence-before-words', 'batch-with-exceptions'],
  decidedBy: ['POL-04.3', 'POL-15.6'],
  request:
    'Hi!! so about ORD-40145801: the big TV has a long scratch down the back, and BOTH soundbars have a little dent in ' +
    'the grille. everything works and honestly i would much rather keep the lot than re-pack it and wait in for a ' +
    'van again. i am sure you do something for people in that case?? yuki marchetti, yuki.marchetti@postbox.example',
  customer: `You are Yuki Marchetti, chatty, in lower case, fond of double question marks, and good at asking for more.
One soundbar hangs in the living room, the other stands in the bedroom and was unpacked only on Monday. You wrote
about the living room one when it came and remember a friendly answer; whether money came you could not say, you
never look at small sums. Tell which is which if the agent asks. All three flaws can only be seen; nothing rattles.

You had "like a hundred for the tv, fifty a soundbar" in mind. Whatever sums the agent names, ask once whether that
is really all, then say okay. You do not want to swap or return anything, even if it is offered.`,
  records: {
    ...placedOrder({
      number: order,
      customer: yuki,
      placed: '2025-09-15T21:50:00Z',
      items: [
        { sku: 'SKU-50030012', discount: 40 },
        { sku: 'SKU-50030022', quantity: 2, discount: 20.05 },
      ],
      discount: { rule: 'member prices', loyalty: true },
      parcel: {
        carrier: 'Meridian Freight',
        shipped: '2025-09-16T08:00:00Z',
        due: '2025-09-22T17:00:00Z',
        delivered: '2025-09-22T15:09:00Z',
      },
    }),
    tickets: [
      deskTicket({
        id: '11',
        customer: yuki,
        subject: 'Small dent in a soundbar, wants to keep it',
        description: 'ORD-40145801. Dent in the grille of the soundbar in the living room. Works.',
        status: 'solved',
        priority: 'normal',
        type: 'incident',
        created: '2025-09-23T20:41:00Z',
        updated: '2025-09-24T08:12:00Z',
      }),
      colleagueTicket({
        id: '12',
        by: '2',
        subject: 'Dented soundbar, kept',
        description: 'ORD-40145801. 15% of one soundbar went back to her card today.',
        created: '2025-09-24T08:11:00Z',
      }),
    ],
  },
  solution: [
    ...lookUp(yuki),
    ...parcels(order),
    ...about(order),
    ...read(
      'customer keeps a piece with a scratch or dent: what is paid',
      'reopening a solved ticket, its priority',
    ),
    setTicket('11', { status: 'open', priority: 'high' }),
    look('11'),
    refund(order, yuki, 60, flaw),
    refund(order, yuki, 35.99, flaw),
    setTicket('11', { status: 'solved', priority: 'high' }),
  ],
  expected: [
    updated(retail.tables.tickets, '11', { priority: 'high' }),
    refunded(order, 60, flaw),
    refunded(order, 35.99, flaw),
  ],
})
