import { inserted } from '../../../lib/task.ts'
import { make, travel } from '../../../sandboxes/travel/index.ts'
import { paidBack } from '../end-states.ts'
import { allMoney } from '../reads.ts'
import { lookAt, lookUp } from '../steps.ts'

const hanneke = 'CUS-20000105'
const booking = 'BKG-53005206'
const ticket = make.finishedTicket({
  requester_id: make.deskUserOf(hanneke),
  status: 'solved',
  priority: 'low',
  type: 'incident',
  tags: ['b2c-customer'],
  booking_reference: booking,
  request_type_detail: 'request-refund',
  resolution_action: 'refund-partial',
  refund_amount: 44,
})

export const TR005_009 = travel.task({
  id: 'TR005_009',
  title: 'her husband may ask for the money, and not for another card',
  level: 'demanding',
  traits: ['who-may', 'rules-that-meet', 'evidence-before-words'],
  decidedBy: ['TR-5.7', 'TR-1.2', 'TR-5.3'],
  request: `Willem Dijkgraaf here, writing for my wife Hanneke Dijkgraaf-Moya (hanneke.dm@postlark.example), booking BKG-53005206 in Auckland. You charged 44 dollars for
the bigger room three times over: 22, 24 and 29 September. Two of them back, please, and to our new card: tok_hdm_5519, do put that on her file as well.`,
  customer: `You are Willem Dijkgraaf, a ship's carpenter, direct and friendly. Hanneke said in a note to Lodgemere that you may act for her. She is on a boat
until Sunday and cannot write.

You see three times 44.00 on the statement. If you are told what the one of the 29th was (breakfast was added), you remember: "ah, the
breakfast. that was me." You agree to one sum back then. The old card still works; if the new one cannot be used, you find it fussy and give in.`,
  records: make.stay({
    number: '53005206',
    customer: hanneke,
    hotel: 'HTL-40010061',
    arrives: '2025-11-08',
    nights: 4,
    nightly: 102,
    paid: 320,
    room: 'deluxe_room',
    booked: '2025-08-30T06:00:00Z',
    history: [
      '2025-09-22T08:00:00Z: room_type: standard_room -> deluxe_room',
      '2025-09-29T07:30:00Z: board_type: without_breakfast -> with_breakfast',
    ],
    later: [
      { amount: 44, reason: 'Price difference', made: '2025-09-22T08:00:20Z' },
      { amount: 44, reason: 'Price difference', made: '2025-09-24T08:00:20Z' },
      { amount: 44, reason: 'Price difference', made: '2025-09-29T07:30:20Z' },
    ],
  }),
  solution: [
    ...lookUp(hanneke),
    ...lookAt(booking),
    allMoney(hanneke),
    make.payBack(booking, 44, 'Price difference charged twice'),
    make.writeTicket(
      ticket,
      'Difference for the room charged twice',
      'Willem may act for her. 24 September paid back; 29 September was breakfast. The token was not taken from him.',
    ),
  ],
  expected: [paidBack(booking, hanneke, 44), inserted(travel.tables.tickets, ticket)],
})
