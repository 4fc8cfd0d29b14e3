import { placedOrder, retail } from '../../../sandboxes/retail/index.ts'
import { newTicket } from '../end-states.ts'
import { lookUp, openTicket, parcels, read, setTicket } from '../steps.ts'

const lailani = 'CUS-30000115'

export const ST005_005 = retail.task({
  id: 'ST005_005',
  title: 'a parcel on the road is not redirected, although the tool would take the address',
  level: 'routine',
  traits: ['nothing-to-do'],
  decidedBy: ['POL-05.2'],
  request: `Quick one from Tampa: I just signed a lease and get my keys on Friday. ORD-40142551 (rose watch) must not go to Palm Court any more,
the neighbors there steal everything. New place: 3107 Bayshore Mews Unit 21, Tampa, FL 33611. Lailani Vos, lailani.vos@postbox.example`,
  customer: `You are Lailani Vos in Tampa, quick, a little worried. Your order is ORD-40142551, a watch. The new address is 3107 Bayshore Mews
Unit 21, Tampa, FL 33611. You still have the key of Palm Court until the 15th.

If the address cannot be changed any more, plead once: it is the same city, the driver passes by anyway. When that does not help either, ask
what happens if nobody takes the parcel, listen, and say that you will ask your cousin to be there. You do not want to cancel, and nothing else.`,
  records: placedOrder({
    number: '40142551',
    customer: lailani,
    placed: '2025-09-28T13:35:00Z',
    items: ['SKU-50070011'],
    parcel: {
      carrier: 'Parcelway',
      shipped: '2025-09-30T08:00:00Z',
      due: '2025-10-06T17:00:00Z',
      at: 'Birmingham, AL',
      seen: '2025-10-01T02:40:00Z',
    },
  }),
  solution: [
    ...lookUp(lailani),
    ...parcels('40142551'),
    ...read('change the address of an order that is shipped', 'tickets: type, priority, status'),
    openTicket('order change', lailani, 'ORD-40142551: other address wanted', {
      description: 'Shipped on 30 September: cannot be redirected. Told.',
    }),
    setTicket('11', { status: 'solved' }),
  ],
  expected: [newTicket('order change', lailani, { status: 'solved' })],
})
