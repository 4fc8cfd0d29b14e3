import { deskTicket, placedOrder, retail, threadEntry } from '../../../sandboxes/retail/index.ts'
import { newTicket, replaced } from '../end-states.ts'
import { type GoodsReturn, sendBack, sentBack } from '../goods-returns.ts'
import { lookUp, openTicket, parcels, read, remarks, replace, setTicket, stock } from '../steps.ts'

const daphne = 'CUS-30000102'
const order = '40145523'
const television = 'SKU-50030011'
const cracked: GoodsReturn = {
  order,
  line: 1,
  customer: daphne,
  reason: 'damaged_in_transit',
  defective: true,
  amount: 0,
}

export const ST004_008 = retail.task({
  id: 'ST004_008',
  title: 'a crack that was told in passing, ten days after delivery and in a ticket about a remote',
  level: 'demanding',
  traits: ['evidence-before-words', 'time', 'effects-that-belong-together'],
  decidedBy: ['POL-04.1', 'POL-04.2'],
  request:
    'Hello, Daphne Okonkwo here (daphne.okonkwo@postbox.example). Our television, ORD-40145523, has a crack in the ' +
    'picture. I have looked it up: damage has to be reported in fourteen days and this is the twentieth, so that door ' +
    'is shut, my own fault. What happens to it now, do you take it back as broken?',
  customer: `You are Daphne Okonkwo, modest and quick to blame yourself. The TV came on 11 September. There was a hairline
crack in the lower left corner when you unpacked it; since the weekend it runs half across the screen. Nobody
touched it. What you would really like is the same television, whole; say so if somebody asks what you prefer.
Money would be your second choice, and you take what you are offered.

You wrote to the desk once about the remote control and got it paired. You do not remember mentioning the crack; if
the agent says that you did, be surprised and pleased. You live at 88 Wren Hollow, Knoxville, and can hand the old
set to a driver any day. Thank the agent when you know what comes next.`,
  records: {
    ...placedOrder({
      number: order,
      customer: daphne,
      placed: '2025-09-04T16:21:00Z',
      items: [television],
      parcel: {
        carrier: 'Meridian Freight',
        shipped: '2025-09-05T08:00:00Z',
        due: '2025-09-12T17:00:00Z',
        delivered: '2025-09-11T09:44:00Z',
      },
    }),
    tickets: [
      deskTicket({
        id: '11',
        customer: daphne,
        subject: 'Remote control does not pair',
        description: 'ORD-40145523. Hold both arrows for five seconds. Customer has it working.',
        status: 'solved',
        priority: 'low',
        type: 'question',
        created: '2025-09-20T18:02:00Z',
        updated: '2025-09-22T07:15:00Z',
      }),
    ],
    ticketComments: [
      threadEntry({
        id: 71000000101,
        ticket: '11',
        author: '6',
        body:
          'Both arrows did it, thank you! The only other thing is a hairline crack in the glass at the bottom left, it ' +
          'was there when we took the set out of the box. One hardly sees it.',
        written: '2025-09-21T19:30:00Z',
      }),
      threadEntry({
        id: 71000000102,
        ticket: '11',
        author: '1',
        body: 'Lovely that the remote works. Enjoy your evenings!',
        written: '2025-09-22T07:15:00Z',
      }),
    ],
  },
  solution: [
    ...lookUp(daphne),
    ...parcels(order),
    ...read('damage on arrival: days to report it, replacement, return of the damaged piece'),
    ...remarks('11'),
    openTicket('damaged goods', daphne, 'ORD-40145523: TV arrived cracked'),
    ...stock(television),
    replace(order, daphne, television, { speed: 'expedited' }),
    sendBack(cracked),
    setTicket('12', { status: 'solved' }),
  ],
  expected: [
    newTicket('damaged goods', daphne, { status: 'solved' }),
    ...replaced(daphne, television, { speed: 'expedited' }),
    sentBack(cracked),
  ],
})
