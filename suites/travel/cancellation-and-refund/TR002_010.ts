import { inserted, updated } from '../../../lib/task.ts'
import { make, travel } from '../../../sandboxes/travel/index.ts'
import { readAgain } from '../reads.ts'
import { change, lookAt, lookUp } from '../steps.ts'

const { bookings, tickets } = travel.tables

const contact = 'travel@haldenpryce.example'
const chiara = 'CUS-20000116'
const booking = 'BKG-52000227'
const own = 'BKG-53002023'
const ticket = make.finishedTicket({
  requester_id: make.deskUserOf(contact),
  status: 'solved',
  priority: 'normal',
  type: 'task',
  tags: ['corporate-account'],
  booking_reference: booking,
  corporate_account_id: 'CRP-30000021',
  request_type_detail: 'cancel-booking',
  resolution_action: 'modification-completed',
})

export const TR002_010 = travel.task({
  id: 'TR002_010',
  title: 'a colleague is ill, and the company cancels more than its own',
  level: 'routine',
  traits: ['who-may', 'rules-that-meet'],
  decidedBy: ['TR-1.7', 'TR-3.8', 'TR-11.3'],
  request:
    'Rosalind Achebe-Stone, Halden & Pryce Architects (travel@haldenpryce.example). Chiara Lindqvist-Omar is in hospital with her ' +
    'appendix. Please cancel Oslo, BKG-52000227 and BKG-53002023, and refund what there is; I can send the doctor’s note.',
  customer: `You are Rosalind Achebe-Stone, travel manager of Halden & Pryce Architects, kind and efficient. You write from
travel@haldenpryce.example. Chiara gave you both numbers by telephone: 6 to 8 October on the company, and the two nights after
that. You do not know who paid the second. If you are told that only the first can be cancelled by you, say that Chiara
will write herself. You expect a line on the statement or none, and need no proof of it.`,
  records: make.stay({
    number: '53002023',
    customer: chiara,
    hotel: 'HTL-40010071',
    arrives: '2025-10-08',
    nights: 2,
    nightly: 149,
    adults: 1,
    booked: '2025-09-11T09:00:00Z',
  }),
  solution: [
    ...lookUp(contact),
    ['lookup_lookup_corporate_account_id', { company_name: 'Halden & Pryce Architects' }],
    ['corporate_api_get_account_details', { corporate_account_id: 'CRP-30000021' }],
    ...lookAt(booking),
    readAgain(own),
    change(booking, { booking_status: 'cancelled' }),
    make.writeTicket(
      ticket,
      'Cancelled: Oslo, 6 October',
      'More than 24 hours ahead, no cost. No money moves.',
    ),
  ],
  expected: [updated(bookings, booking, { booking_status: 'cancelled' }), inserted(tickets, ticket)],
})
