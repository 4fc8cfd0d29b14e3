import { updated } from '../../../lib/task.ts'
import {
  colleagueTicket,
  deskTicket,
  joinRecords,
  placedOrder,
  retail,
} from '../../../sandboxes/retail/index.ts'
import { charged } from '../end-states.ts'
import { about, charge, lookUp, parcels, read, setTicket } from '../steps.ts'

const priscilla = 'CUS-30000108'

export const ST005_007 = retail.task({
  id: 'ST005_007',
  title: 'the parcel is out again already, and only the fee was never taken',
  level: 'demanding',
  traits: ['undoing', 'thin-answers', 'evidence-before-words'],
  decidedBy: ['POL-15.6', 'POL-05.3', 'POL-15.7'],
  request: `Dear Sir or Madam,

Re: ORD-40138710 (router). (1) The parcel was returned to you on 24 September because of a missing unit number, for which I take responsibility.
(2) On 29 September I supplied the number and consented to the charge. (3) As of this morning your tracking page continues to
state "returned to sender". (4) I must conclude that my instruction was not carried out. Kindly dispatch the router to Unit 4B without further delay.

P. Vantongeren (p.vantongeren@inkmail.example)`,
  customer: `You are Priscilla Vantongeren, a municipal records officer; formal, numbered points. The order is ORD-40138710, your address 930
Chancery Place Unit 4B, Richmond, VA 23220. You have consented to fifteen dollars, still do, and cannot say whether your card was charged, as
statements arrive at the end of the month.

If you are told that the router has been under way since Monday and that the page only shows the first parcel, reply that this is a singular way
to keep records, and that you are satisfied. If the agent wants to send it now, consent.`,
  records: joinRecords(
    placedOrder({
      number: '40138710',
      customer: priscilla,
      placed: '2025-09-11T12:04:00Z',
      items: ['SKU-50050011'],
      to: ['930 Chancery Place Unit 4B', 'Richmond', 'VA', '23220'],
      parcel: {
        carrier: 'Meridian Freight',
        shipped: '2025-09-12T08:00:00Z',
        due: '2025-09-18T17:00:00Z',
        tracking: 'returned_to_sender',
        at: 'Reno, NV',
        seen: '2025-09-24T16:20:00Z',
      },
    }),
    {
      shipments: [
        {
          id: 'SHP-40138711',
          order_id: 'ORD-40138710',
          carrier: 'Meridian Freight',
          tracking_number: 'TRK-40138711',
          ship_date: '2025-09-29T14:20:05Z',
          estimated_delivery_date: '2025-10-04T14:20:05Z',
        },
      ],
      carrierTracking: [
        {
          tracking_number: 'TRK-40138711',
          shipment_id: 'SHP-40138711',
          carrier: 'Meridian Freight',
          estimated_delivery: '2025-10-04T14:20:05Z',
          last_update: '2025-09-29T14:20:05Z',
        },
      ],
      tickets: [
        deskTicket({
          id: '11',
          customer: priscilla,
          subject: 'Unit 4B was missing',
          description: 'ORD-40138710 came back. Customer confirms Unit 4B and agrees to 15.00.',
          status: 'open',
          priority: 'normal',
          type: 'incident',
          created: '2025-09-29T14:05:00Z',
        }),
        colleagueTicket({
          id: '12',
          by: '23',
          subject: 'Sent again',
          description:
            'ORD-40138710. Sent again at 14:20, new number TRK-40138711. The till is down, so the 15.00 are still to be taken.',
          created: '2025-09-29T14:24:00Z',
        }),
      ],
    },
  ),
  solution: [
    ...lookUp(priscilla),
    ...parcels('40138710'),
    ...about('40138710'),
    ...read('returned to sender, fee for sending it again', 'what a colleague has done before, and screens'),
    charge('40138710', priscilla, 15, 'reship_fee'),
    setTicket('11', { status: 'solved' }),
  ],
  expected: [
    charged('40138710', priscilla, 15, 'reship_fee'),
    updated(retail.tables.tickets, '11', { status: 'solved' }),
  ],
})
