import { placedOrder, retail } from '../../../sandboxes/retail/index.ts'
import { newTicket } from '../end-states.ts'
import { lookUp, openTicket, parcels, read, setTicket } from '../steps.ts'

const delphine = 'CUS-30000101'

export const ST012_011 = retail.task({
  id: 'ST012_011',
  title: 'points for an order arrive tomorrow, and nobody adds them today',
  level: 'routine',
  traits: ['time', 'nothing-to-do'],
  decidedBy: ['POL-12.4', 'POL-13.3'],
  request:
    "Bonjour, it has been two weeks! The soundbar came on the 17th, I know it because it was my sister's birthday, and not one point " +
    'on my balance yet. ORD-40161104. Three points a dollar makes 569. Could you add them by hand, I would like to use them tonight. ' +
    'Delphine Okonkwo-Hart, delphine.okonkwo@postbox.example',
  customer: `You are Delphine Okonkwo-Hart of Nashville, lively, a Plus member. Your email is delphine.okonkwo@postbox.example, your order
ORD-40161104, a soundbar. You remember the birthday, but if the records say the 18th, then the 18th: the party was the day after.

You want to spend the points tonight on a gift. If they are not added, ask once more, sweetly, whether the button could not be pressed a day early. If not,
you buy the gift tomorrow. Money does not interest you. When you know the day, say merci.`,
  records: placedOrder({
    number: '40161104',
    customer: delphine,
    placed: '2025-09-11T13:37:00Z',
    items: ['SKU-50030021'],
    parcel: {
      carrier: 'Northbound Express',
      shipped: '2025-09-12T08:00:00Z',
      due: '2025-09-18T17:00:00Z',
      delivered: '2025-09-18T11:19:00Z',
    },
  }),
  solution: [
    ...lookUp(delphine),
    ...parcels('40161104'),
    ['get_membership_details', { customer_id: delphine }],
    ...read('when earned points arrive', 'ticket handling'),
    openTicket('question', delphine, 'ORD-40161104: points are due on 2 October'),
    setTicket('11', { status: 'solved' }),
  ],
  expected: [newTicket('question', delphine, { status: 'solved' })],
})
