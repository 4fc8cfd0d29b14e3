import { inserted, updated } from '../../../lib/task.ts'
import { joinRecords, make, travel } from '../../../sandboxes/travel/index.ts'
import { account, companyTicket } from '../companies.ts'
import { change, hotel, lookUp, readStay } from '../steps.ts'

const { bookings, tickets } = travel.tables

const noor = 'travel@brightwater.example'
const instruments = 'CRP-30000011'
const [today, marine] = ['BKG-53004206', 'BKG-53004216'] as const
const ticket = companyTicket(noor, instruments, {
  priority: 'urgent',
  booking_reference: today,
  request_type_detail: 'cancel-booking',
  resolution_action: 'modification-completed',
})

export const TR004_007 = travel.task({
  id: 'TR004_007',
  title: 'an hour before the check-in time, and a booking of the other Brightwater',
  level: 'demanding',
  traits: ['look-alikes', 'who-may', 'time'],
  decidedBy: ['TR-11.3', 'TR-1.3', 'TR-1.1'],
  request: `Brightwater Instruments, Noor Castellanos-Webb, travel@brightwater.example: both of our people for Edinburgh have the flu. Cancel BKG-53004206 and BKG-53004216, arriving this afternoon. We are
enterprise, so until six hours before nothing is due; it is nine in the morning here in New York.`,
  customer: `You are Noor Castellanos-Webb, head of travel at Brightwater Instruments, efficient. You write from travel@brightwater.example. Both numbers stand in a message of your sales people. You are not
responsible for Brightwater Marine and have nothing to do with it; if you are told that the second booking is not on your account, say "then somebody has sent me the wrong one"
and leave it. That the first night of the other one is due you accept after one objection.`,
  records: joinRecords(
    make.stay({
      number: '53004206',
      customer: 'CUS-20000115',
      hotel: 'HTL-40010011',
      arrives: '2025-10-01',
      nights: 2,
      nightly: 205,
      adults: 1,
      account: instruments,
      booked: '2025-08-29T12:00:00Z',
    }),
    make.stay({
      number: '53004216',
      customer: 'CUS-20000121',
      hotel: 'HTL-40010011',
      arrives: '2025-10-01',
      nights: 2,
      nightly: 205,
      adults: 1,
      account: 'CRP-30000012',
      booked: '2025-08-29T12:30:00Z',
    }),
  ),
  solution: [
    ...lookUp(noor),
    account(instruments),
    ...readStay(today),
    ...readStay(marine),
    hotel('HTL-40010011'),
    change(today, { booking_status: 'cancelled' }),
    make.writeTicket(
      ticket,
      'Edinburgh cancelled',
      'One hour before: the first night, $205.00, goes on the statement.',
    ),
  ],
  expected: [updated(bookings, today, { booking_status: 'cancelled' }), inserted(tickets, ticket)],
})
