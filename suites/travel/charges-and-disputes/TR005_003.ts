import { anyOf, inserted } from '../../../lib/task.ts'
import { make, travel } from '../../../sandboxes/travel/index.ts'
import { lookAt, lookUp, read } from '../steps.ts'

const { tickets, transactions } = travel.tables

const mateus = 'CUS-20000118'
const booking = 'BKG-53005010'
const ticket = make.finishedTicket({
  requester_id: make.deskUserOf(mateus),
  status: 'open',
  priority: 'high',
  type: 'incident',
  assignee_id: '2',
  tags: ['b2c-customer'],
  booking_reference: booking,
  request_type_detail: 'billing-inquiry',
})

export const TR005_003 = travel.task({
  id: 'TR005_003',
  title: 'two unknown charges: one is explained, and the other is sixty days old today',
  level: 'demanding',
  traits: ['time', 'customer-moves', 'look-alikes'],
  decidedBy: ['TR-5.5'],
  request:
    'Bom dia. On my card there are 62 and 15 dollars from Lodgemere that I do not know at all, from the beginning of ' +
    'August. What is that? I dispute both! BKG-53005010. Mateus Brandt-Oliveira, mateus.bo@postlark.example',
  customer: `You are Mateus Brandt-Oliveira, a pastry cook, alarmed by his card statement. Your email is
mateus.bo@postlark.example, your booking BKG-53005010 in Oslo in November. If the 62 dollars are explained by the
change to half board, you remember: your wife wanted dinners. You accept them and no longer dispute them. The 15 dollars
you do not accept, whatever they are called: you never moved anything, you only added your wife to the booking.`,
  records: make.stay({
    number: '53005010',
    customer: mateus,
    hotel: 'HTL-40010071',
    arrives: '2025-11-20',
    nights: 2,
    nightly: 177,
    paid: 292,
    board: 'half_board',
    booked: '2025-07-20T17:00:00Z',
    history: [
      '2025-08-01T09:58:00Z: board_type: with_breakfast -> half_board',
      '2025-08-02T08:58:00Z: adults_count: 1 -> 2',
    ],
    later: [
      { amount: 62, reason: 'Price difference', made: '2025-08-01T10:00:00Z' },
      { amount: 15, reason: 'Change fee', made: '2025-08-02T09:00:00Z' },
    ],
  }),
  solution: [
    ...lookUp(mateus),
    ...lookAt(booking),
    ...read('charges that a guest does not recognise', 'change fee', 'ticket handling'),
    [
      'payment_api_process_charge_dispute',
      {
        transaction_id: 'TXN-530050102',
        dispute_reason: 'The guest never changed dates, room or board again.',
        dispute_amount: 15,
      },
    ],
    make.writeTicket(
      ticket,
      'Change fee of 2 August in dispute',
      'The difference for half board is explained and accepted. Case opened for the fee.',
    ),
  ],
  expected: [
    inserted(transactions, {
      booking_reference: booking,
      customer_id: mateus,
      amount: '15.00',
      transaction_type: 'dispute',
      payment_status: 'pending',
    }),
    inserted(tickets, { ...ticket, request_type_detail: anyOf('billing-inquiry', 'request-refund') }),
  ],
})
