import { updated } from '../../../lib/task.ts'
import {
  colleagueTicket,
  deskTicket,
  joinRecords,
  placedOrder,
  retail,
  threadEntry,
} from '../../../sandboxes/retail/index.ts'
import { cancelled, charged, newTicket, readdressed, refunded, sentAgain } from '../end-states.ts'
import {
  about,
  cancel,
  charge,
  look,
  lookUp,
  openTicket,
  orders,
  parcels,
  read,
  readdress,
  refund,
  remarks,
  sendAgain,
  setTicket,
} from '../steps.ts'

const leilani = 'CUS-30000114'
const home = ['640 Kapiolani Terrace Unit 9', 'Honolulu', 'HI', '96814'] as const
const mother = ['18 Banyan Drive Apt 4', 'Hilo', 'HI', '96720'] as const

export const ST005_012 = retail.task({
  id: 'ST005_012',
  title: 'a colleague moved the wrong order, and two parcels are back, one of them for good',
  level: 'severe',
  traits: [
    'undoing',
    'look-alikes',
    'evidence-before-words',
    'customer-moves',
    'effects-that-belong-together',
  ],
  decidedBy: ['POL-05.1', 'POL-05.3', 'POL-05.4', 'POL-02.2'],
  request: `Aloha, Leilani Voss, leilani.voss@postbox.example! Moving is chaos, so please bear with me. Last night one of you changed
the address of my vacuum ORD-40143371, mahalo for that! Does it say Unit 9 now? And then two things of mine are lying about in your warehouse, says the tracking:
ORD-40141920 (headset) and ORD-40138815 (doorbell). Could both come to the new home, please?`,
  customer: `You are Leilani Voss in Honolulu, bubbly, surrounded by boxes. Your new home since last weekend (27 September) is 640 Kapiolani Terrace
Unit 9, Honolulu, HI 96814; until then it was 275 Plumeria Walk, which was right and complete on all your orders.

Vacuum: you believe that it goes to the new home. If you are told that it does not, be astonished, and ask to have it put right. ORD-40143317,
a rose watch, is a present for your mother: 18 Banyan Drive Apt 4, Hilo, HI 96720. If you hear that its address was changed, gasp: "No! That is
Mama's!" It must go to her. Speak of the watch only when the agent does.
Headset: it went back on the 20th, because of a muddle at the carrier's. You think it should cost nothing; when you are told that the new address makes
the difference, agree to the fifteen dollars. Asked whether it could go to Plumeria Walk instead, say no, nobody is there.
Doorbell: it has been on its way to you two times. Mention that when you are asked. You would love a third try, and offer to fetch it yourself
in Reno some day. If it cannot be sent, the money is fine.

You agree to all that fits the above, say mahalo and finish.`,
  records: joinRecords(
    placedOrder({
      number: '40143371',
      customer: leilani,
      placed: '2025-09-29T20:30:00Z',
      items: ['SKU-50010052'],
    }),
    placedOrder({
      number: '40143317',
      customer: leilani,
      placed: '2025-09-29T20:44:00Z',
      items: ['SKU-50070011'],
      to: home,
    }),
    placedOrder({
      number: '40141920',
      customer: leilani,
      placed: '2025-09-09T19:00:00Z',
      items: ['SKU-50060012'],
      parcel: {
        carrier: 'Parcelway',
        shipped: '2025-09-10T08:00:00Z',
        due: '2025-09-16T17:00:00Z',
        tracking: 'returned_to_sender',
        at: 'Columbus, OH (sorted to the wrong island)',
        seen: '2025-09-20T22:15:00Z',
      },
    }),
    placedOrder({
      number: '40138815',
      customer: leilani,
      placed: '2025-08-18T18:20:00Z',
      items: ['SKU-50020012'],
      points: 1250,
      speed: 'expedited',
      parcel: {
        carrier: 'Northbound Express',
        shipped: '2025-08-19T15:00:00Z',
        due: '2025-08-22T17:00:00Z',
        tracking: 'returned_to_sender',
        at: 'Reno, NV',
        seen: '2025-08-30T10:50:00Z',
      },
    }),
    {
      tickets: [
        deskTicket({
          id: '11',
          customer: leilani,
          subject: 'New address for the vacuum',
          description:
            'ORD-40143371 to 640 Kapiolani Terrace Unit 9, Honolulu, HI 96814. Address changed, told her.',
          status: 'solved',
          priority: 'normal',
          type: 'task',
          created: '2025-09-30T23:10:00Z',
        }),
        deskTicket({
          id: '12',
          customer: leilani,
          subject: 'Doorbell came back',
          description: 'ORD-40138815. Carrier failed, sent again free of charge.',
          status: 'closed',
          priority: 'normal',
          type: 'incident',
          created: '2025-08-31T19:00:00Z',
        }),
        colleagueTicket({
          id: '13',
          by: '23',
          subject: 'Came back, damaged',
          description: 'ORD-40138815. Parcel number two has come back to Reno as well, box crushed.',
          created: '2025-09-17T16:00:00Z',
        }),
      ],
      ticketComments: [
        threadEntry({
          id: 71000000031,
          ticket: '11',
          author: '1',
          body: 'Done on ORD-40143317. It had 18 Banyan Drive Apt 4, Hilo, HI 96720 before.',
          written: '2025-09-30T23:18:00Z',
          public: false,
        }),
      ],
    },
  ),
  solution: [
    ...lookUp(leilani),
    ...orders('40143371'),
    ...parcels('40141920', '40138815'),
    ...remarks('11', '12'),
    ...about('40138815', '40141920'),
    ...orders('40143317'),
    ...read(
      'change of address before it leaves',
      'returned to sender, other address wanted',
      'back a second time',
    ),
    ['get_payment_status', { order_id: 'ORD-40138815' }],
    setTicket('11', { status: 'open', priority: 'high' }),
    look('11'),
    openTicket('order change', leilani, 'ORD-40143317: address changed by mistake'),
    openTicket('parcel that came back', leilani, 'ORD-40141920 came back, to another address'),
    openTicket('parcel that came back', leilani, 'ORD-40138815 came back a second time'),
    readdress('40143371', home),
    readdress('40143317', mother),
    sendAgain('40141920', home, true),
    charge('40141920', leilani, 15, 'reship_fee'),
    cancel('40138815', 'address_undeliverable'),
    refund('40138815', leilani, 122, 'order_cancelled'),
    setTicket('11', { status: 'solved', priority: 'high' }),
    setTicket('14', { status: 'solved' }),
    setTicket('15', { status: 'solved' }),
    setTicket('16', { status: 'solved' }),
  ],
  expected: [
    updated(retail.tables.tickets, '11', { priority: 'high' }),
    readdressed('40143371', home),
    newTicket('order change', leilani, { status: 'solved' }),
    readdressed('40143317', mother),
    newTicket('parcel that came back', leilani, { status: 'solved' }),
    readdressed('40141920', home),
    ...sentAgain('40141920', 'Parcelway'),
    charged('40141920', leilani, 15, 'reship_fee'),
    newTicket('parcel that came back', leilani, { status: 'solved' }),
    cancelled('40138815'),
    refunded('40138815', 122, 'order_cancelled'),
  ],
})
