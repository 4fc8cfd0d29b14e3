import { placedOrder, retail } from '../../../sandboxes/retail/index.ts'
import { newTicket } from '../end-states.ts'
import { lookUp, openTicket, parcels, read, setTicket } from '../steps.ts'

const delphine = 'CUS-30000101'

export const ST025_013 = retail.task({
  id: 'ST025_013',
  title: 'a blender that has not moved from the dock is shipped all the same',
  level: 'demanding',
  traits: ['nothing-to-do', 'customer-moves', 'thin-answers'],
  decidedBy: ['POL-10.1', 'POL-05.2'],
  request: `Let us test your famous "free of charge until we ship". ORD-40156107, a hand blender. The carrier's page says, I quote, "pending, Columbus warehouse dock". It has not moved
an inch. Ergo not shipped, ergo: cancel. Delphine Okonkwo-Hart, delphine.okonkwo@postbox.example`,
  customer: `You are Delphine Okonkwo-Hart in Nashville, dry and sarcastic. Your sister gave you the same blender yesterday.

If the cancellation is refused, quote "not an inch" once more, at most. Then: "Very well, new idea. Since it is lying on your dock anyway, have it sent to my mother: 15 Fiddler's Row, Memphis, TN 38104." If that is refused too: "You people are
consistent, I grant you that." You will take the parcel in Nashville and think about a return when it is there; you do not want to arrange one now. You do not ask for anybody else.`,
  records: placedOrder({
    number: '40156107',
    customer: delphine,
    placed: '2025-09-30T07:15:00Z',
    items: ['SKU-50010021'],
    parcel: {
      carrier: 'Parcelway',
      shipped: '2025-10-01T11:30:00Z',
      due: '2025-10-07T17:00:00Z',
      tracking: 'pending',
      at: 'Columbus warehouse dock',
    },
  }),
  solution: [
    ...lookUp(delphine),
    ...parcels('40156107'),
    ...read('cancelling an order that is shipped'),
    openTicket('cancelling', delphine, 'ORD-40156107: cancel', { description: 'Status shipped. Refused.' }),
    setTicket('11', { status: 'solved' }),
    ...read('changing the address of a parcel that has left'),
    openTicket('order change', delphine, 'ORD-40156107: to Memphis', {
      description: 'Status shipped. Refused.',
    }),
    setTicket('12', { status: 'solved' }),
  ],
  expected: [
    newTicket('cancelling', delphine, { status: 'solved' }),
    newTicket('order change', delphine, { status: 'solved' }),
  ],
})
