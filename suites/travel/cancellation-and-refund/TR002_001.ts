import { inserted, updated } from '../../../lib/task.ts'
import { make, travel } from '../../../sandboxes/travel/index.ts'

const { bookings, tickets } = travel.tables

const requester = make.deskUserOf('CUS-20000108')
const ticket = make.finishedTicket({
  requester_id: requester,
  status: 'open',
  priority: 'high',
  type: 'task',
  assignee_id: '2',
  tags: ['b2c-customer'],
  booking_reference: 'BKG-53002001',
  request_type_detail: 'cancel-booking',
  refund_amount: 560,
})

export const TR002_001 = travel.task({
  id: 'TR002_001',
  title: 'a late booking stays late after it was moved, and what comes back is more than the desk may pay',
  level: 'severe',
  traits: ['evidence-before-words', 'rules-that-meet', 'sums-in-steps'],
  decidedBy: ['TR-3.4', 'TR-9.3', 'TR-5.1'],
  request:
    'To whom it may concern. I shall not be travelling to Chicago this month. Kindly cancel BKG-53002001 ' +
    '(Sandpiper Suites, 16 October). With more than two weeks to go, a flexible rate and VIP status the ' +
    'full $840.00 is due. K. Holloway-Petrov, kazimir.hp@fernmail.example',
  customer: `You are Kazimir Holloway-Petrov, a notary. You write in full, slightly stiff sentences. Your email is
kazimir.hp@fernmail.example, your booking BKG-53002001 at Sandpiper Suites in Chicago, three nights from 16
October. You moved it in September from the 26th of that month; if you are asked why, you had caught a cold the
day before travelling.

You expect $840.00. If you are told that the first night is kept because the booking was late when you moved it,
ask for the name of the rule (unless it was named), and then state that you regret it but still wish to cancel.
If a sum is named to you, repeat it and ask when it will arrive, if nobody has said so. If you are told that the
payments team will pay it, accept. You do not give illness as the reason for cancelling now: a client has
withdrawn.`,
  records: make.stay({
    number: '53002001',
    customer: 'CUS-20000108',
    hotel: 'HTL-40010042',
    arrives: '2025-10-16',
    nights: 3,
    nightly: 280,
    paid: 795,
    room: 'executive_suite',
    adults: 1,
    booked: '2025-08-02T16:00:00Z',
    history: [make.datesMoved('2025-09-25T10:00:00Z', '2025-09-26', '2025-10-16', 3)],
    card: 'Card ending in 3300',
    later: [{ amount: 45, reason: 'Price difference', made: '2025-09-25T10:01:00Z' }],
  }),
  solution: [
    ...make.looks({
      email: 'kazimir.hp@fernmail.example',
      booking: 'BKG-53002001',
      hotel: 'HTL-40010042',
      policies: ['cancelling a booking: what comes back, moved bookings', 'what the desk may pay back'],
      requester,
    }),
    ['booking_api_modify_booking', { booking_reference: 'BKG-53002001', booking_status: 'cancelled' }],
    make.writeTicket(
      ticket,
      'Cancelled: Chicago, 16 October',
      'Late since the move of 25 September: first night $280.00 kept, $560.00 due. Above our limit.',
    ),
  ],
  expected: [updated(bookings, 'BKG-53002001', { booking_status: 'cancelled' }), inserted(tickets, ticket)],
})
