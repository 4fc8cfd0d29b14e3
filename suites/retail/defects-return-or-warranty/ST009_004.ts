import { deskTicket, placedOrder, retail, threadEntry } from '../../../sandboxes/retail/index.ts'
import { newTicket } from '../end-states.ts'
import { lookUp, openTicket, parcels, read, remarks, setTicket } from '../steps.ts'

const tove = 'CUS-30000105'
const order = '40148345'

export const ST009_004 = retail.task({
  id: 'ST009_004',
  title: 'a laptop that "just stopped" had oat milk in it, as she once wrote about a keyboard cover',
  level: 'demanding',
  traits: ['evidence-before-words', 'nothing-to-do', 'thin-answers'],
  decidedBy: ['POL-07.2', 'POL-07.3', 'POL-15.6'],
  request:
    'hej! my laptop from ORD-40148345 just stopped, black, no fan, no nothing :( it is exactly three weeks old today so i ' +
    'guess it can simply go back? i also have the longer warranty if that is easier for you. tove.lindahl@inkmail.example',
  customer: `You are Tove Lindahl, friendly, in lower case, hopeful rather than sly. The laptop would not start this morning. Asked
how that came about, you first say that it just did not wake up.

On 21 September half a glass of oat milk went over its keyboard; you dried it and it worked for another week. If
somebody asks about liquids, accidents or the milk, or shows you that you wrote about it, you are honest: "oh. yes. the
repair café opened it yesterday and there is dried milk under the keys and on the board, he said that did it." You had
hoped that it would not matter. If you hear that it is no return and not covered, say "okay, worth a try, i do
have to pay for my own milk", and ask for nothing more. You accept anything that is offered.`,
  records: {
    ...placedOrder({
      number: order,
      customer: tove,
      placed: '2025-09-05T18:44:00Z',
      items: [
        {
          sku: 'SKU-50040011',
          warranty: {
            type: 'extended_warranty',
            until: '2028-09-05',
            details: 'Faults of material and manufacture, extended to three years',
          },
        },
      ],
      parcel: {
        carrier: 'Parcelway',
        shipped: '2025-09-08T08:00:00Z',
        due: '2025-09-11T17:00:00Z',
        delivered: '2025-09-10T12:50:00Z',
      },
    }),
    tickets: [
      deskTicket({
        id: '11',
        customer: tove,
        subject: 'Do you sell covers for keyboards?',
        description: 'ORD-40148345. No such covers in the shop. Told.',
        status: 'solved',
        priority: 'low',
        type: 'question',
        created: '2025-09-22T09:14:00Z',
        updated: '2025-09-22T10:02:00Z',
      }),
    ],
    ticketComments: [
      threadEntry({
        id: 71000000101,
        ticket: '11',
        author: '9',
        body: 'half a glass of oat milk went over mine last night, it lives, but next time i want a cover on. got any?',
        written: '2025-09-22T09:14:00Z',
      }),
    ],
  },
  solution: [
    ...lookUp(tove),
    ...parcels(order),
    ...remarks('11'),
    ['check_warranty_coverage', { order_id: 'ORD-40148345', sku: 'SKU-50040011' }],
    ...read('accident, spill: return or warranty, which contract covers it'),
    openTicket('defect', tove, 'ORD-40148345: laptop does not start after a spill'),
    setTicket('12', { status: 'solved' }),
  ],
  expected: [newTicket('defect', tove, { status: 'solved' })],
})
