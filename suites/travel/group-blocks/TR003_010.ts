import { inserted, updated } from '../../../lib/task.ts'
import { joinRecords, make, travel } from '../../../sandboxes/travel/index.ts'
import { charged } from '../end-states.ts'
import { groupMoved, groupTicket, moveGroup, readGroup, room } from '../groups.ts'
import { askAndPrice, dates } from '../reads.ts'
import { change } from '../steps.ts'

const { bookings, tickets } = travel.tables

const bertrand = 'CUS-20000121'
const group = '350208'
const azul = 'HTL-40010021'
const to = dates('2025-11-18', '2025-11-20')
const first = room(group, 1)
const moving = [1, 2, 3, 5].map((number) => room(group, number))
const ticket = groupTicket(group, bertrand, {
  request_type_detail: 'modify-dates',
  resolution_action: 'modification-completed',
})

export const TR003_010 = travel.task({
  id: 'TR003_010',
  title: 'the block moves, and the lecturer, who comes two days early, does not',
  level: 'severe',
  traits: ['batch-with-exceptions', 'evidence-before-words', 'effects-that-belong-together', 'sums-in-steps'],
  decidedBy: ['TR-4.3', 'TR-4.4'],
  request: `Achterberg, bertrand@summitsurveyors.example. Move GRP-350208 at Miradouro Azul one week back, 18 to 20 November. Your system has a button for the whole block, I am told; press it and
send me the total.`,
  customer: `You are Bertrand Achterberg, short of time, precise. You write from bertrand@summitsurveyors.example. The block is five rooms, 11 to 13 November. You forgot that room 4 is the
lecturer's, who arrives on the 9th and gives a course elsewhere before: if you are told that it has dates of its own, you say "leave her alone, she is paid by the
university" and name no new dates for it. You ask for the total in one line and agree.`,
  records: joinRecords(
    make.blockRows([
      {
        number: group,
        coordinator: bertrand,
        hotel: azul,
        arrives: '2025-11-11',
        nights: 2,
        nightly: 133,
        contract: 5,
        rooms: [{}, {}, {}, { arrives: '2025-11-09', nights: 4, adults: 1 }, {}],
        booked: '2025-06-17T08:00:00Z',
      },
    ]),
    { hotelInventory: make.onSale(azul, 'standard_room', '2025-11-18', [131, 138], { rooms: 4 }) },
  ),
  solution: [
    ...readGroup(group, bertrand, 5),
    ...askAndPrice({ hotel: azul, from: '2025-11-18', to: '2025-11-20', room: 'standard_room' }),
    moveGroup(group, to, false),
    ...moving.map((booking) => change(booking, to)),
    make.charge(first, 12, 'Price difference'),
    make.charge(first, 50, 'Change fee'),
    make.writeTicket(
      ticket,
      'Lisbon a week later',
      'Four rooms moved; room 4 keeps 9 to 13 November. $12.00 and one fee.',
    ),
  ],
  expected: [
    groupMoved(group, to),
    ...moving.map((booking) => updated(bookings, booking, { ...to, booking_value: '269.00' })),
    charged(first, bertrand, 12),
    charged(first, bertrand, 50),
    inserted(tickets, ticket),
  ],
})
