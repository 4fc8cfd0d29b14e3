import { inserted, updated } from '../../../lib/task.ts'
import { joinRecords, make, travel } from '../../../sandboxes/travel/index.ts'
import { charged } from '../end-states.ts'
import { askAndPrice, dates } from '../reads.ts'
import { change, lookAt, lookUp } from '../steps.ts'

const { bookings, tickets } = travel.tables

const tobias = 'CUS-20000104'
const booking = 'BKG-53001151'
const casa = 'HTL-40010022'
const ticket = make.finishedTicket({
  requester_id: make.deskUserOf(tobias),
  status: 'solved',
  priority: 'low',
  type: 'task',
  tags: ['b2c-customer'],
  booking_reference: booking,
  request_type_detail: 'modify-dates',
  resolution_action: 'modification-completed',
})

export const TR001_011 = travel.task({
  id: 'TR001_011',
  title: 'moved, and back again in the same conversation, at a price that has risen meanwhile',
  level: 'demanding',
  traits: ['customer-moves', 'rules-that-meet', 'sums-in-steps'],
  decidedBy: ['TR-2.8', 'TR-12.3', 'TR-2.7'],
  request:
    'Good day, Tobias Rennervale, t.rennervale@fernmail.example. I would like to shift my two nights at Casa do Miradouro, ' +
    'BKG-53001151, from 10 November to the 17th.',
  customer: `You are Tobias Rennervale, absent-minded. Your email is t.rennervale@fernmail.example. You have changed nothing
about this booking before. You agree to the price of the move when it is named. Only when the agent tells you that it has been moved, you
look into your diary and notice that the congress is in the week of the 10th after all: you want the old dates, 10 to
12 November, back. If you are told that this costs a difference and a fee, ask whether there is no way around it, and
agree. You thought that one could simply undo it.`,
  records: joinRecords(
    make.stay({
      number: '53001151',
      customer: tobias,
      hotel: casa,
      arrives: '2025-11-10',
      nights: 2,
      nightly: 70,
      adults: 1,
      booked: '2025-07-19T08:00:00Z',
    }),
    {
      hotelInventory: [
        ...make.onSale(casa, 'standard_room', '2025-11-10', [79, 80.5]),
        ...make.onSale(casa, 'standard_room', '2025-11-17', [74, 74]),
      ],
    },
  ),
  solution: [
    ...lookUp(tobias),
    ...lookAt(booking),
    ...askAndPrice({ hotel: casa, from: '2025-11-17', to: '2025-11-19', room: 'standard_room', adults: 1 }),
    change(booking, dates('2025-11-17', '2025-11-19')),
    make.charge(booking, 8, 'Price difference'),
    ...askAndPrice({ hotel: casa, from: '2025-11-10', to: '2025-11-12', room: 'standard_room', adults: 1 }),
    change(booking, dates('2025-11-10', '2025-11-12')),
    make.charge(booking, 11.5, 'Price difference'),
    make.charge(booking, 15, 'Change fee'),
    make.writeTicket(
      ticket,
      'To the 17th and back',
      'Moved for $8.00; back to 10 November for $11.50 and the fee of a second change.',
    ),
  ],
  expected: [
    updated(bookings, booking, { booking_value: '159.50' }),
    charged(booking, tobias, 8),
    charged(booking, tobias, 11.5),
    charged(booking, tobias, 15),
    inserted(tickets, ticket),
  ],
})
