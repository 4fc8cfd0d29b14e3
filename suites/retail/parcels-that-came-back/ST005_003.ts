import { placedOrder, retail } from '../../../sandboxes/retail/index.ts'
import { charged, newTicket, readdressed, sentAgain } from '../end-states.ts'
import { charge, lookUp, openTicket, parcels, read, sendAgain, setTicket } from '../steps.ts'

const hamish = 'CUS-30000106'
const home = ['418 Dunmore Street Unit 6', 'Pittsburgh', 'PA', '15206'] as const

export const ST005_003 = retail.task({
  id: 'ST005_003',
  title: 'a parcel that came back for want of a unit number goes out again at the cost of the customer',
  level: 'demanding',
  traits: ['evidence-before-words', 'effects-that-belong-together', 'customer-moves'],
  decidedBy: ['POL-05.3'],
  request:
    'Right, so. Tracking for ORD-40137781 says "returned to sender". I was in ALL DAY on the Thursday, ' +
    'nobody rang. There are nine flats in this building and one buzzer panel and the driver could not ' +
    'be bothered, I suppose. Can you just send the thing again? Hamish Oyelaran, ' +
    'hamish.oyelaran@postbox.example',
  customer: `You are Hamish Oyelaran. You are blunt, talk fast and blame the driver first, but you are
honest. Your email is hamish.oyelaran@postbox.example and your order ORD-40137781, a mesh satellite for your
Wi-Fi.

You live at 418 Dunmore Street, Unit 6, Pittsburgh, Pennsylvania, 15206. When you ordered you typed only the
street and left the unit out; you notice it when the agent reads the address on the order to you or asks for
your complete address, and then you admit it: "ah. That would be me, then." Do not mention the unit before.

If you are asked to pay for sending it again, ask how much, grumble, and agree if it is $15 or less. If the
agent says that it costs nothing, do not object. You do not want your money back instead; you want the
satellite. Hadiza Oyelaran in Unit 9 is your aunt. She has orders of her own, which are none of your business.

When you know that it is going out again, you are done.`,
  records: placedOrder({
    number: '40137781',
    customer: hamish,
    placed: '2025-09-10T12:26:00Z',
    items: ['SKU-50050012'],
    parcel: {
      carrier: 'Meridian Freight',
      shipped: '2025-09-11T08:00:00Z',
      due: '2025-09-18T17:00:00Z',
      tracking: 'returned_to_sender',
      at: 'Columbus, OH',
      seen: '2025-09-26T14:33:00Z',
    },
  }),
  solution: [
    ...lookUp(hamish),
    ...parcels('40137781'),
    ...read('parcel returned to sender, who pays for sending it again'),
    openTicket('parcel that came back', hamish, 'ORD-40137781 came back: unit missing in the address', {
      description: 'Customer had left out Unit 6, confirms the address, agrees to the fee.',
    }),
    sendAgain('40137781', home, true),
    charge('40137781', hamish, 15, 'reship_fee'),
    setTicket('11', { status: 'solved' }),
  ],
  expected: [
    newTicket('parcel that came back', hamish, { status: 'solved' }),
    readdressed('40137781', home),
    ...sentAgain('40137781', 'Meridian Freight'),
    charged('40137781', hamish, 15, 'reship_fee'),
  ],
})
