import { updated } from '../../../lib/task.ts'
import {
  colleagueTicket,
  deskTicket,
  joinRecords,
  placedOrder,
  retail,
} from '../../../sandboxes/retail/index.ts'
import { replaced } from '../end-states.ts'
import { about, lookUp, orders, parcels, read, replace, setTicket, stock } from '../steps.ts'

const hadiza = 'CUS-30000107'

export const ST003_011 = retail.task({
  id: 'ST003_011',
  title: 'a colleague sent half of a lost order again, and only the other half is missing',
  level: 'demanding',
  traits: ['undoing', 'evidence-before-words', 'effects-that-belong-together'],
  decidedBy: ['POL-15.6', 'POL-03.4'],
  request: `Dear Ampersham team, it is me again about ORD-40139871, the parcel that vanished (two hand blenders and the graphite robot
vacuum). Yesterday I was told that all of it is sent once more. My mailbox has nothing from any carrier so far, so I fear that it was
forgotten. Would you please start it properly: both blenders and the vacuum, quick delivery as before?
Hadiza Oyelaran, h.oyelaran@postbox.example`,
  customer: `You are Hadiza Oyelaran, 418 Dunmore Street Unit 9, Pittsburgh, friendly and organised. The parcel of ORD-40139871 never came.
Somebody on the phone said yesterday that "everything goes out again"; you know no more than that, have no other order number, and have seen no
new parcel and no mail. Your address is as it was.

If you are told that the blenders are already on the way and only the vacuum was missing, be relieved and agree. If the agent wants to send everything,
agree as well: you cannot know. You do not want money.`,
  records: joinRecords(
    placedOrder({
      number: '40139871',
      customer: hadiza,
      placed: '2025-09-03T16:45:00Z',
      items: [{ sku: 'SKU-50010021', quantity: 2 }, 'SKU-50010051'],
      speed: 'expedited',
      parcel: {
        carrier: 'Meridian Freight',
        shipped: '2025-09-04T15:00:00Z',
        due: '2025-09-08T17:00:00Z',
        at: 'Harrisburg, PA',
        seen: '2025-09-06T03:12:00Z',
      },
    }),
    placedOrder({
      number: '40142996',
      customer: hadiza,
      placed: '2025-09-30T15:31:00Z',
      items: [{ sku: 'SKU-50010021', quantity: 2 }],
      speed: 'expedited',
      replacement: true,
    }),
    {
      tickets: [
        deskTicket({
          id: '11',
          customer: hadiza,
          subject: 'Parcel lost',
          description:
            'ORD-40139871. 22 days late: lost. Everything is being sent again, customer told by phone.',
          status: 'open',
          priority: 'high',
          type: 'incident',
          created: '2025-09-30T15:20:00Z',
        }),
        colleagueTicket({
          id: '12',
          by: '23',
          subject: 'One half of a lost order',
          description:
            'ORD-40139871. Both blenders have left as ORD-40142996. Nobody has ordered the vacuum from us.',
          created: '2025-09-30T15:34:00Z',
        }),
      ],
    },
  ),
  solution: [
    ...lookUp(hadiza),
    ...parcels('40139871'),
    ...about('40139871'),
    ...orders('40142996'),
    ...read('lost parcel: replacement of several lines', 'work that a colleague has begun'),
    ...stock('SKU-50010051'),
    replace('40139871', hadiza, 'SKU-50010051', { speed: 'expedited' }),
    setTicket('11', { status: 'solved' }),
  ],
  expected: [
    ...replaced(hadiza, 'SKU-50010051', { speed: 'expedited' }),
    updated(retail.tables.tickets, '11', { status: 'solved' }),
  ],
})
