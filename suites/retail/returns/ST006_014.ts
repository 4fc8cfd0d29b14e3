import {
  colleagueTicket,
  deskTicket,
  joinRecords,
  placedOrder,
  retail,
} from '../../../sandboxes/retail/index.ts'
import { newTicket } from '../end-states.ts'
import { about, lookUp, openTicket, parcels, read, setTicket } from '../steps.ts'

const hamish = 'CUS-30000106'

export const ST006_014 = retail.task({
  id: 'ST006_014',
  title: 'the sealed headphones are the pair that was sent as a replacement',
  level: 'demanding',
  traits: ['evidence-before-words', 'nothing-to-do'],
  decidedBy: ['POL-06.2'],
  request:
    'Hullo. Got a pair of your Hush headphones off you start of September, ORD-40151207. Still in the shrink wrap, never ' +
    'even broke the seal: the band has packed it in and I have no more rehearsals to drown out. Would like my 159 back, ' +
    'minus whatever the label costs, that is only fair. Hamish Oyelaran, hamish.oyelaran@postbox.example',
  customer: `You are Hamish Oyelaran, a drummer, easy-going. Your email is hamish.oyelaran@postbox.example, your order
ORD-40151207. The headphones that you want to return are sealed and work as far as anybody can tell.

Say this when you are asked whether it is the first pair, whether anything happened before, or why the box is still sealed: "oh,
the first ones had a crack in the cup, you lot sent these instead, and the cracked ones went in the bin as you said". You see no
reason why that should matter, and you do not think of it by yourself. If the return is refused for that, ask whether it helps that
nobody has touched them. When that does not help either, take it well: you will give them to your sister. You claim no
fault, as there is none.`,
  records: joinRecords(
    placedOrder({
      number: '40151207',
      customer: hamish,
      placed: '2025-09-02T19:11:00Z',
      items: ['SKU-50030031'],
      parcel: {
        carrier: 'Parcelway',
        shipped: '2025-09-03T08:00:00Z',
        due: '2025-09-09T17:00:00Z',
        delivered: '2025-09-08T12:40:00Z',
      },
    }),
    placedOrder({
      number: '20000001',
      customer: hamish,
      placed: '2025-09-10T09:00:00Z',
      items: [{ sku: 'SKU-50030031', price: 0 }],
      parcel: {
        carrier: 'Parcelway',
        shipped: '2025-09-10T15:00:00Z',
        due: '2025-09-15T17:00:00Z',
        delivered: '2025-09-13T10:05:00Z',
      },
    }),
    {
      tickets: [
        deskTicket({
          id: '11',
          customer: hamish,
          subject: 'Crack',
          description: 'ORD-40151207. Right ear cup, seen when he unpacked.',
          status: 'closed',
          priority: 'high',
          type: 'incident',
          created: '2025-09-09T18:00:00Z',
        }),
        colleagueTicket({
          id: '12',
          by: '23',
          subject: 'Cracked ear cup',
          description:
            'ORD-40151207. Another pair goes out free of charge as ORD-20000001. The cracked one need not come back.',
          created: '2025-09-10T09:02:00Z',
        }),
      ],
    },
  ),
  solution: [
    ...lookUp(hamish),
    ...parcels('40151207'),
    ...about('40151207'),
    ...parcels('20000001'),
    ...read('returning goods that were never opened', 'ticket handling'),
    openTicket('return', hamish, 'ORD-40151207: wants to return a pair that was sent as a replacement'),
    setTicket('13', { status: 'solved' }),
  ],
  expected: [newTicket('return', hamish, { status: 'solved' })],
})
