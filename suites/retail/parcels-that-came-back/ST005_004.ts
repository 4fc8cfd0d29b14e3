import { placedOrder, retail } from '../../../sandboxes/retail/index.ts'
import { newTicket, sentAgain } from '../end-states.ts'
import { lookUp, openTicket, parcels, read, sendAgain, setTicket } from '../steps.ts'

const tove = 'CUS-30000105'

export const ST005_004 = retail.task({
  id: 'ST005_004',
  title: 'she blames herself for an address that was right all along',
  level: 'routine',
  traits: ['evidence-before-words'],
  decidedBy: ['POL-05.3'],
  request: `hi!! tove lindahl, tove.lindahl@inkmail.example. my dock ORD-40141760 went back to you, oops. i bet i forgot my apartment number
again, i always do. please try once more, and just take the fifteen dollars, i know the drill`,
  customer: `You are Tove Lindahl, cheerful, small letters only. You live at 14 Cinnamon Court Apt 2, Boise, ID 83702; confirm this when it is
read to you, and give it when asked. You were at home all week and saw no card in the mailbox. You suppose that you left out the apartment, as
you did with another shop in spring, and would pay for it. If you are told that your address was complete and nothing is due, be
delighted. If the fifteen dollars are taken, that is fine too.`,
  records: placedOrder({
    number: '40141760',
    customer: tove,
    placed: '2025-09-15T20:20:00Z',
    items: ['SKU-50040021'],
    parcel: {
      carrier: 'Parcelway',
      shipped: '2025-09-16T08:00:00Z',
      due: '2025-09-22T17:00:00Z',
      tracking: 'returned_to_sender',
      at: 'Reno, NV (apartment not found by the driver)',
      seen: '2025-09-29T10:02:00Z',
    },
  }),
  solution: [
    ...lookUp(tove),
    ...parcels('40141760'),
    ...read('parcel returned to sender, who pays', 'which ticket, type and priority'),
    openTicket('parcel that came back', tove, 'ORD-40141760 came back', {
      description: 'The order has the apartment. Carrier failed: sent again, no charge.',
    }),
    sendAgain('40141760', ['14 Cinnamon Court Apt 2', 'Boise', 'ID', '83702'], false),
    setTicket('11', { status: 'solved' }),
  ],
  expected: [
    newTicket('parcel that came back', tove, { status: 'solved' }),
    ...sentAgain('40141760', 'Parcelway'),
  ],
})
