import { inserted, oneOf, updated } from '../../../lib/task.ts'
import { make, travel } from '../../../sandboxes/travel/index.ts'
import { paidBack } from '../end-states.ts'
import { groupTicket, readGroup, room } from '../groups.ts'
import { change } from '../steps.ts'

const { bookings, tickets } = travel.tables

const noriko = 'CUS-20000122'
const group = '350207'
const twins = [room(group, 3), room(group, 5)] as const
const ticket = groupTicket(group, noriko, {
  request_type_detail: 'cancel-booking',
  resolution_action: 'refund-partial',
  refund_amount: 125,
})
const without = (gone: string) => [
  updated(bookings, gone, { booking_status: 'cancelled' }),
  paidBack(gone, noriko, 125),
  inserted(tickets, ticket),
]

export const TR003_009 = travel.task({
  id: 'TR003_009',
  title: 'either of two twin rooms may go, and the free one went in spring under another sign',
  level: 'demanding',
  traits: ['evidence-before-words', 'rules-that-meet'],
  decidedBy: ['TR-4.1', 'TR-4.2'],
  request: `Noriko Halvorsen-Dane, noriko@tearoadtours.example, GRP-350207, Waitui Harbour Lodge in December. One couple has fallen out with the other three, so one room is too many: 3 or 5,
they are the same to me. We have seven rooms by contract, so the first one back is free, I believe.`,
  customer: `You are Noriko Halvorsen-Dane, calm. You write from noriko@tearoadtours.example. Asked which of the two rooms goes, you leave it to the agent, really: "as you like". In March your
partner gave up a single room by telephone; you learned of it only from the bill, if at all, and say "that may have been Einar" when it is mentioned. You agree that the
first night stays with the lodge. If you are promised all of it, you agree as well.`,
  records: make.blockRows([
    {
      number: group,
      coordinator: noriko,
      hotel: 'HTL-40010061',
      arrives: '2025-12-05',
      nights: 2,
      nightly: 125,
      contract: 7,
      rooms: [
        {},
        {
          status: 'cancelled',
          adults: 1,
          history: ['2025-03-19T22:10:00Z: booking_status: confirmed -> cancelled'],
          later: [{ amount: 250, type: 'refund', reason: 'Room released', made: '2025-03-19T22:11:00Z' }],
        },
        {},
        {},
        {},
        {},
      ],
      booked: '2025-02-11T03:00:00Z',
    },
  ]),
  solution: [
    ...readGroup(group, noriko, 6),
    ['payment_api_get_transaction_history', { booking_reference: room(group, 2) }],
    ['payment_api_get_transaction_history', { booking_reference: twins[1] }],
    change(twins[1], { booking_status: 'cancelled' }),
    make.payBack(twins[1], 125, 'Room released'),
    make.writeTicket(
      ticket,
      'One room of Auckland released',
      'The free one went in March: first night kept.',
    ),
  ],
  expected: oneOf(without(twins[0]), without(twins[1])),
})
