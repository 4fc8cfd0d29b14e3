import { anyValue, inserted, updated } from '../../../lib/task.ts'
import { make, travel } from '../../../sandboxes/travel/index.ts'
import { notices } from '../reads.ts'
import { change, lookUp, readStay } from '../steps.ts'

const { bookings, customerProfiles, tickets } = travel.tables

const yuki = 'CUS-20000119'
const booking = 'BKG-53006015'
const lakefront = 'HTL-40010041'
const ticket = make.finishedTicket({
  requester_id: make.deskUserOf(yuki),
  status: 'solved',
  priority: 'low',
  type: 'task',
  tags: ['b2c-customer', 'check-in-upcoming'],
  booking_reference: booking,
  request_type_detail: 'add-special-request',
  resolution_action: 'modification-completed',
})

export const TR006_010 = travel.task({
  id: 'TR006_010',
  title: 'one wish for this stay, and one for all of them',
  level: 'routine',
  traits: ['effects-that-belong-together'],
  decidedBy: ['TR-6.6', 'TR-6.2'],
  request:
    'Hello! Yuki Ferncastle, yuki.ferncastle@fernmail.example, Chicago on 12 October, BKG-53006015. I arrive late, about 22:30. ' +
    'And a high floor, please, here and wherever else I book with you.',
  customer: `You are Yuki Ferncastle, a nurse. Your email is yuki.ferncastle@fernmail.example. You are at Lakefront Sandpiper from 12
October. The late arrival is for this stay only, the high floor for every stay. You still like the garden side.`,
  records: make.stay({
    number: '53006015',
    customer: yuki,
    hotel: lakefront,
    arrives: '2025-10-12',
    nights: 2,
    nightly: 126,
    adults: 1,
    booked: '2025-08-09T08:00:00Z',
    requests: ['garden side'],
  }),
  solution: [
    ...lookUp(yuki),
    ...readStay(booking),
    ...notices(lakefront),
    change(booking, { special_requests: ['garden side', 'arrival at 22:30', 'high floor'] }),
    ['crm_api_update_customer_info', { customer_id: yuki, preferences: ['garden side', 'high floor'] }],
    make.writeTicket(ticket, 'Late arrival and high floor', 'Noted; high floor kept for every stay.'),
  ],
  expected: [
    updated(bookings, booking, { special_requests: anyValue() }),
    updated(customerProfiles, yuki, { preferences: anyValue() }),
    inserted(tickets, ticket),
  ],
})
