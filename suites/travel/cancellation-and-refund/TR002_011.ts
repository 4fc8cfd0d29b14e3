import { inserted } from '../../../lib/task.ts'
import { make, travel } from '../../../sandboxes/travel/index.ts'
import { lookAt, lookUp } from '../steps.ts'

const { tickets } = travel.tables

const desta = 'CUS-20000113'
const booking = 'BKG-53002024'
const ticket = make.finishedTicket({
  requester_id: make.deskUserOf(desta),
  status: 'open',
  priority: 'high',
  type: 'task',
  assignee_id: '5',
  tags: ['b2c-customer', 'check-in-upcoming'],
  booking_reference: booking,
  request_type_detail: 'cancel-booking',
})

export const TR002_011 = travel.task({
  id: 'TR002_011',
  title: 'the reason comes out only when nothing would come back',
  level: 'routine',
  traits: ['customer-moves', 'nothing-to-do'],
  decidedBy: ['TR-3.8', 'TR-3.1'],
  request:
    'Cancel BKG-53002024, Montreal, next Thursday. Desta Umberfield, desta.umberfield@fernmail.example. How much do I get.',
  customer: `You are Desta Umberfield, curt, because you are grieving. Your email is desta.umberfield@fernmail.example. You have three
nights at Auberge du Vieux-Quai from 9 October. You wanted to be there for your father, who died on Sunday. You do not say that at
first; if you are asked for the reason, or told that nothing or little comes back and asked whether to go on, you
say it, and ask what that means. If you are told that somebody else decides and that nothing is cancelled until then, say
"all right". You do not want it cancelled without a decision.`,
  records: make.stay({
    number: '53002024',
    customer: desta,
    hotel: 'HTL-40010081',
    arrives: '2025-10-09',
    nights: 3,
    nightly: 71,
    adults: 1,
    rate: 'saver',
    booked: '2025-08-30T09:00:00Z',
  }),
  solution: [
    ...lookUp(desta),
    ...lookAt(booking),
    make.writeTicket(
      ticket,
      'Montreal, 9 October: a death in the family',
      'Nothing done. For the duty manager.',
    ),
  ],
  expected: [inserted(tickets, ticket)],
})
