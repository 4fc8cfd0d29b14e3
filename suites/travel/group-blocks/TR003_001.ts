import { inserted, updated } from '../../../lib/task.ts'
import { make, travel } from '../../../sandboxes/travel/index.ts'

const { bookings, tickets, transactions } = travel.tables

const requester = make.deskUserOf('CUS-20000120')
const refund = {
  customer_id: 'CUS-20000120',
  transaction_type: 'refund',
  payment_status: 'successful',
} as const
const ticket = make.finishedTicket({
  requester_id: requester,
  status: 'solved',
  priority: 'low',
  type: 'task',
  tags: ['group-coordinator'],
  group_booking_id: 'GRP-350011',
  request_type_detail: 'cancel-booking',
  resolution_action: 'refund-partial',
  refund_amount: 484,
})

export const TR003_001 = travel.task({
  id: 'TR003_001',
  title: 'a choir releases two rooms, and one of its two free ones is used up',
  level: 'severe',
  traits: ['evidence-before-words', 'sums-in-steps', 'effects-that-belong-together'],
  decidedBy: ['TR-4.2', 'TR-4.1'],
  request:
    'Dear Lodgemere, St Mungo Choir again (Gannet House, 24 to 26 October). Four of us have to stay at ' +
    'home: please release room 5 (BKG-35001105) and the deluxe room, BKG-35001107. We are ten rooms by ' +
    'contract, and your terms let us give back twenty percent, that is two rooms, so I take it that both ' +
    'are free of charge. Tamsin Greaves-Oyelowo, tamsin@stmungochoir.example',
  customer: `You are Tamsin Greaves-Oyelowo, who runs a choir and has done this for years. You are brisk, exact
and fair. You write from tamsin@stmungochoir.example. The group is GRP-350011: ten rooms by contract, at The
Gannet House in Edinburgh, 24 to 26 October.

You want to release BKG-35001105 (a standard room, the Pennyfeathers) and BKG-35001107 (the deluxe room). You
have forgotten that you released a room at the beginning of September. If you are told so, say "you are right,
the altos". If you are told that only one of the two is free of charge, ask which one and what the other costs,
or whichever of it you were not told; then agree to release both all the same. If you are told that both are
free, agree. You do not want to swap rooms or release others instead.`,
  solution: [
    ['lookup_lookup_group_booking_id', { coordinator_email: 'tamsin@stmungochoir.example' }],
    ['booking_api_get_group_booking', { group_booking_id: 'GRP-350011' }],
    ...[1, 2, 3, 4, 5, 6, 7, 8, 9].map(
      (room) => ['booking_api_get_booking', { booking_reference: `BKG-3500110${room}` }] as const,
    ),
    ['payment_api_get_transaction_history', { booking_reference: 'BKG-35001105' }],
    ['payment_api_get_transaction_history', { booking_reference: 'BKG-35001107' }],
    ['knowledge_base_search_policy', { query: 'releasing rooms of a group' }],
    ['zendesk_get_items', { table: 'tickets', $filter: `requester_id eq '${requester}'` }],
    ['booking_api_modify_booking', { booking_reference: 'BKG-35001107', booking_status: 'cancelled' }],
    make.payBack('BKG-35001107', 342, 'Room released'),
    ['booking_api_modify_booking', { booking_reference: 'BKG-35001105', booking_status: 'cancelled' }],
    make.payBack('BKG-35001105', 142, 'Room released'),
    make.writeTicket(
      ticket,
      'Two more rooms released',
      'One was released in September: the deluxe room is the second free one, of room 5 the first night is kept.',
    ),
  ],
  expected: [
    updated(bookings, 'BKG-35001105', { booking_status: 'cancelled' }),
    updated(bookings, 'BKG-35001107', { booking_status: 'cancelled' }),
    inserted(transactions, { ...refund, booking_reference: 'BKG-35001107', amount: '342.00' }),
    inserted(transactions, { ...refund, booking_reference: 'BKG-35001105', amount: '142.00' }),
    inserted(tickets, ticket),
  ],
})
