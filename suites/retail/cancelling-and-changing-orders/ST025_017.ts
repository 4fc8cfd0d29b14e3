import { oneOf, updated } from '../../../lib/task.ts'
import { deskTicket, joinRecords, placedOrder, retail } from '../../../sandboxes/retail/index.ts'
import { cancelled, newTicket } from '../end-states.ts'
import { cancel, lookUp, openTicket, orders, parcels, read, remarks, setTicket } from '../steps.ts'

const hamish = 'CUS-30000106'
const satellite = { customer: hamish, items: ['SKU-50050012'] } as const
const expected = (number: string) => [
  updated(retail.tables.tickets, '11', { status: 'solved' }),
  newTicket('cancelling', hamish, { status: 'solved' }),
  cancelled(number),
]

export const ST025_017 = retail.task({
  id: 'ST025_017',
  title: 'of three equal orders the first was promised away after it had left',
  level: 'demanding',
  traits: ['evidence-before-words', 'look-alikes', 'customer-moves'],
  decidedBy: ['POL-10.1', 'POL-13.4', 'POL-02.2'],
  request: `Good day, Hamish Oyelaran, hamish.oyelaran@postbox.example. Your page froze on Monday and I, fool that I am, pressed the button three times: ORD-40157003, ORD-40157030, ORD-40157300, each a
satellite for the router. I need two. Your colleague said on Tuesday that I may have the first one cancelled until tonight, which I hereby do: ORD-40157003, please.`,
  customer: `You are Hamish Oyelaran in Pittsburgh, courteous, always first to blame himself. You need two satellites, no more and no fewer. All three cost the same and go to your home.

If you hear that the first parcel has left already, mention the colleague once more, gently. Then: "In that case one of the other two, it is all the same to me." If you are asked which: "Toss a coin." If you are told to refuse the parcel
at the door or return it later, ask for one of the other two instead. You want nothing else.`,
  records: {
    ...joinRecords(
      placedOrder({
        ...satellite,
        number: '40157003',
        placed: '2025-09-29T18:00:00Z',
        parcel: {
          carrier: 'Parcelway',
          shipped: '2025-09-30T08:00:00Z',
          due: '2025-10-06T17:00:00Z',
          at: 'Reno, NV',
        },
      }),
      placedOrder({ ...satellite, number: '40157030', placed: '2025-09-29T18:01:00Z' }),
      placedOrder({ ...satellite, number: '40157300', placed: '2025-09-29T18:02:00Z' }),
    ),
    tickets: [
      deskTicket({
        id: '11',
        customer: hamish,
        subject: 'Ordered three times',
        description:
          'ORD-40157003. Wants two of three. Told him: this one can be cancelled until Wednesday night.',
        status: 'pending',
        priority: 'normal',
        type: 'task',
        created: '2025-09-30T12:00:00Z',
      }),
    ],
  },
  solution: [
    ...lookUp(hamish),
    ...parcels('40157003'),
    ...orders('40157030', '40157300'),
    ...remarks('11'),
    ...read('cancelling an order that is shipped', 'what a colleague promised'),
    openTicket('cancelling', hamish, 'ORD-40157030: one of three', {
      description: 'Instead of ORD-40157003.',
    }),
    cancel('40157030', 'customer_request'),
    setTicket('12', { status: 'solved' }),
    setTicket('11', { status: 'solved' }),
  ],
  expected: oneOf(expected('40157030'), expected('40157300')),
})
