import { anyValue, inserted, updated } from '../../../lib/task.ts'
import { make, travel } from '../../../sandboxes/travel/index.ts'
import { escalated } from '../end-states.ts'
import { change, escalate, hotel, lookAt, lookUp, read } from '../steps.ts'

const { bookings, tickets } = travel.tables

const yuki = 'CUS-20000119'
const booking = 'BKG-35003103'
const kyoto = 'HTL-40010031'
const ticket = make.finishedTicket({
  requester_id: make.deskUserOf(yuki),
  status: 'hold',
  priority: 'low',
  type: 'task',
  tags: ['b2c-customer', 'check-in-upcoming'],
  booking_reference: booking,
  group_booking_id: 'GRP-350031',
  request_type_detail: 'modify-room-type',
  resolution_action: 'escalated-hotel',
  escalation_reason: 'hotel-confirmation-required',
})

export const TR006_004 = travel.task({
  id: 'TR006_004',
  title: 'a guest of a tour may have a shower chair, and not another room',
  level: 'demanding',
  traits: ['who-may', 'rules-that-meet', 'thin-answers'],
  decidedBy: ['TR-1.4', 'TR-6.3', 'TR-10.5'],
  request:
    'Hello, I am Yuki Ferncastle. My mother, who shares my room in Kyoto, has broken her hip. Could we have a chair ' +
    'in the shower and a deluxe room, which has more space? I pay the difference myself, today if you like. BKG-35003103. ' +
    'yuki.ferncastle@fernmail.example',
  customer: `You are Yuki Ferncastle, worried about your mother and ready to pay. Your email is
yuki.ferncastle@fernmail.example. You and your mother share BKG-35003103 at Kamo Riverside Inn, 11 to 14 October; you
travel with Tea Road Tours, and mention them only if asked. You want a chair to sit on in the shower, and a deluxe
room. If you are told that the coordinator has to ask for the room, you ask for the address once; if it is not given,
you will ring the tour. The chair you want in either room, for this stay.`,
  records: {
    hotelInventory: make.onSale(kyoto, 'deluxe_room', '2025-10-11', [158, 158, 158]),
  },
  solution: [
    ...lookUp(yuki),
    ...lookAt(booking),
    ['booking_api_get_group_booking', { group_booking_id: 'GRP-350031' }],
    hotel(kyoto),
    ...read('guests of a group', 'equipment for guests with disabilities', 'request_type_detail'),
    change(booking, { special_requests: ['shower chair'] }),
    escalate(
      kyoto,
      booking,
      'hotel-confirmation-required',
      'The guest needs a shower chair from 11 to 14 October. Please confirm.',
    ),
    make.writeTicket(
      ticket,
      'Shower chair and a deluxe room, Kyoto',
      'Chair noted, hotel asked. Room refused: the coordinator, Noriko Halvorsen-Dane, has to ask.',
    ),
  ],
  expected: [
    updated(bookings, booking, { special_requests: anyValue() }),
    escalated(yuki, booking, 'hotel-confirmation-required'),
    inserted(tickets, ticket),
  ],
})
