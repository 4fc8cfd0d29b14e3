import { inserted } from '../../../lib/task.ts'
import { make, travel } from '../../../sandboxes/travel/index.ts'
import { lookUp, readStay } from '../steps.ts'

const { tickets } = travel.tables

const kazimir = 'CUS-20000108'
const booking = 'BKG-51014408'
const ticket = make.finishedTicket({
  requester_id: make.deskUserOf(kazimir),
  status: 'solved',
  priority: 'low',
  type: 'task',
  tags: ['b2c-customer'],
  booking_reference: booking,
  request_type_detail: 'modify-room-type',
  resolution_action: 'policy-applied-no-action',
})

export const TR009_010 = travel.task({
  id: 'TR009_010',
  title: 'a better suite as a courtesy is not a thing that a tier gives',
  level: 'routine',
  traits: ['nothing-to-do', 'customer-moves'],
  decidedBy: ['TR-9.5', 'TR-10.11'],
  request:
    'Kazimir Holloway-Petrov, kazimir.hp@fernmail.example. As one of your oldest VIP guests I should like the courtesy of the large suite in ' +
    'Chicago, BKG-51014408, at no charge. My colleague, who has no status whatever, was given it in spring.',
  customer: `You are Kazimir Holloway-Petrov, a notary with a sense of rank. Your email is kazimir.hp@fernmail.example. You want the
large suite for nothing. When you are refused, demand that a remark about your displeasure be put under your ticket, and that a supervisor be
told; when that is refused too, let it rest. You will not pay for another room, whatever it costs.`,
  solution: [
    ...lookUp(kazimir),
    ...readStay(booking),
    make.writeTicket(
      ticket,
      'A larger suite for nothing',
      'Refused: no goodwill. He does not want to pay for it.',
    ),
  ],
  expected: [inserted(tickets, ticket)],
})
