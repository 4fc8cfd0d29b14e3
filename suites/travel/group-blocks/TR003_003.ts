import { inserted, updated } from '../../../lib/task.ts'
import { joinRecords, make, travel } from '../../../sandboxes/travel/index.ts'
import { charged } from '../end-states.ts'
import { groupMoved, groupTicket, moveGroup, readGroup, room } from '../groups.ts'
import { askAndPrice, dates } from '../reads.ts'

const { bookings, tickets } = travel.tables

const noriko = 'CUS-20000122'
const group = '350201'
const kamo = 'HTL-40010031'
const to = dates('2025-11-13', '2025-11-16')
const first = room(group, 1)
const ticket = groupTicket(group, noriko, {
  request_type_detail: 'modify-dates',
  resolution_action: 'modification-completed',
})

export const TR003_003 = travel.task({
  id: 'TR003_003',
  title: 'five rooms that stand alike move together, and the dearer suite pays a difference',
  level: 'routine',
  traits: ['effects-that-belong-together', 'sums-in-steps'],
  decidedBy: ['TR-4.3', 'TR-4.5'],
  request: `Hello, Noriko Halvorsen-Dane of Tea Road Tours, noriko@tearoadtours.example. Our guide has another engagement, so GRP-350201 in Kyoto should go one day later, 13 to 16
November, everybody and everything as it is. What will it cost us?`,
  customer: `You are Noriko Halvorsen-Dane, who leads tea tours, calm and punctual. You write from noriko@tearoadtours.example. The group is GRP-350201 at Kamo
Riverside Inn: five rooms, 12 to 15 November, all of them in use. You want all five moved to 13 to 16 November. When you hear the price, agree. You change nothing
else.`,
  records: joinRecords(
    make.blockRows([
      {
        number: group,
        coordinator: noriko,
        hotel: kamo,
        arrives: '2025-11-12',
        nights: 3,
        nightly: 120,
        contract: 5,
        rooms: [{}, {}, {}, {}, { room: 'suite', nightly: 210 }],
        booked: '2025-06-03T03:00:00Z',
      },
    ]),
    {
      hotelInventory: [
        ...make.onSale(kamo, 'standard_room', '2025-11-13', [120, 120, 120], { rooms: 6 }),
        ...make.onSale(kamo, 'suite', '2025-11-13', [210, 215, 220], { rooms: 2 }),
      ],
    },
  ),
  solution: [
    ...readGroup(group, noriko, 5),
    ...askAndPrice({ hotel: kamo, from: '2025-11-13', to: '2025-11-16', room: 'standard_room' }),
    ...askAndPrice({ hotel: kamo, from: '2025-11-13', to: '2025-11-16', room: 'suite' }),
    moveGroup(group, to, true),
    make.charge(first, 15, 'Price difference'),
    make.charge(first, 50, 'Change fee'),
    make.writeTicket(
      ticket,
      'Kyoto one day later',
      'All five rooms moved. $15.00 difference (suite), $50.00 fee.',
    ),
  ],
  expected: [
    groupMoved(group, to),
    ...[1, 2, 3, 4].map((number) => updated(bookings, room(group, number), to)),
    updated(bookings, room(group, 5), { ...to, booking_value: '645.00' }),
    charged(first, noriko, 15),
    charged(first, noriko, 50),
    inserted(tickets, ticket),
  ],
})
