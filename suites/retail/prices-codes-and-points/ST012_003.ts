import { joinRecords, placedOrder, retail } from '../../../sandboxes/retail/index.ts'
import { newTicket } from '../end-states.ts'
import { lookUp, openTicket, orders, read, setTicket } from '../steps.ts'

const ines = 'CUS-30000117'

export const ST012_003 = retail.task({
  id: 'ST012_003',
  title: 'the code that is missing here was used on the order two days before',
  level: 'routine',
  traits: ['evidence-before-words', 'nothing-to-do'],
  decidedBy: ['POL-08.3'],
  request:
    'COZY25 did not come off ORD-40160313!! I typed it in, I remember typing it, and the card was charged the full $223.50. ' +
    'I want my twenty-five dollars. Ines Calderwood, ines.calderwood@inkmail.example',
  customer: `You are Ines Calderwood from Providence, in a hurry, a bit cross. Your email is ines.calderwood@inkmail.example, your order
ORD-40160313: headphones and a hand blender, bought on 24 September.

You shop a lot on the train and are certain that you typed it. When you hear that it stands in your order of the e-reader, two days
earlier, be silent for a moment, then: "Oh. Right. That was the same train." Ask whether it can be put on this order too, since it is still
valid. If not, let it go. You have no Plus membership. Nobody called Reyes has anything to do with you.`,
  records: joinRecords(
    placedOrder({
      number: '40160331',
      customer: ines,
      placed: '2025-09-22T17:12:00Z',
      items: [{ sku: 'SKU-50080011', discount: 25 }],
      discount: { code: 'COZY25', rule: 'fixed code only' },
      parcel: { carrier: 'Parcelway', shipped: '2025-09-23T08:00:00Z', due: '2025-10-01T17:00:00Z' },
    }),
    placedOrder({
      number: '40160313',
      customer: ines,
      placed: '2025-09-24T17:20:00Z',
      items: ['SKU-50030031', 'SKU-50010021'],
      parcel: { carrier: 'Parcelway', shipped: '2025-09-25T08:00:00Z', due: '2025-10-02T17:00:00Z' },
    }),
  ),
  solution: [
    ...lookUp(ines),
    ...orders('40160313', '40160331'),
    ['get_discount_application', { order_id: 'ORD-40160313' }],
    ...read('a code was not taken off an order', 'ticket handling'),
    openTicket('price', ines, 'ORD-40160313: COZY25 missing; no code was entered'),
    setTicket('11', { status: 'solved' }),
  ],
  expected: [newTicket('price', ines, { status: 'solved' })],
})
