import { inserted } from '../../../lib/task.ts'
import { make, travel } from '../../../sandboxes/travel/index.ts'
import { complaintsCounted, escalated } from '../end-states.ts'
import { countComplaint, escalate, hotel, lookAt, lookUp, read } from '../steps.ts'

const { tickets } = travel.tables

const solveig = 'CUS-20000112'
const booking = 'BKG-53007006'
const azul = 'HTL-40010021'
const ticket = make.finishedTicket({
  requester_id: make.deskUserOf(solveig),
  status: 'hold',
  priority: 'normal',
  type: 'incident',
  tags: ['b2c-customer'],
  booking_reference: booking,
  request_type_detail: 'post-stay-issue',
  resolution_action: 'escalated-hotel',
  escalation_reason: 'guest-complaint',
})

export const TR007_006 = travel.task({
  id: 'TR007_006',
  title: 'a guest who is still in the hot room wants money at once',
  level: 'routine',
  traits: ['thin-answers'],
  decidedBy: ['TR-7.1', 'TR-7.6'],
  request:
    'Solveig Marchetti-Aune, solveig.ma@postlark.example, BKG-53007006, Miradouro Azul. The air conditioning has been dead ' +
    'since Monday, it is 31 degrees in here. I want a quarter of the price back, today, as your help pages offer.',
  customer: `You are Solveig Marchetti-Aune, a translator, hot and cross. Your email is solveig.ma@postlark.example. You have
been at Miradouro Azul in Lisbon since 29 September and stay until the 3rd. The front desk said that somebody would come.
You have not complained to Lodgemere before. If you are told that the hotel helps while you are there, you would
rather have cool air than money anyway.`,
  records: make.stay({
    number: '53007006',
    customer: solveig,
    hotel: azul,
    arrives: '2025-09-29',
    nights: 4,
    nightly: 168,
    room: 'deluxe_room',
    adults: 1,
    status: 'checked_in',
    booked: '2025-07-27T19:00:00Z',
  }),
  solution: [
    ...lookUp(solveig),
    ...lookAt(booking),
    hotel(azul),
    ...read('which complaints', 'the profile and complaints', 'ticket handling'),
    countComplaint(solveig, 1),
    escalate(
      azul,
      booking,
      'guest-complaint',
      'No air conditioning since 29 September. Please repair it or move her.',
    ),
    make.writeTicket(
      ticket,
      'No air conditioning in Lisbon',
      'She is still there: the hotel was asked to help.',
    ),
  ],
  expected: [
    complaintsCounted(solveig, 1),
    escalated(solveig, booking, 'guest-complaint'),
    inserted(tickets, ticket),
  ],
})
