import { updated } from '../../../lib/task.ts'
import { joinRecords, make, travel } from '../../../sandboxes/travel/index.ts'
import { charged } from '../end-states.ts'
import { readGroup, room } from '../groups.ts'
import { dates } from '../reads.ts'
import { change, setTicket } from '../steps.ts'

const { bookings, tickets } = travel.tables

const noriko = 'CUS-20000122'
const group = '350209'
const lodge = 'HTL-40010061'
const to = dates('2025-12-12', '2025-12-14')
const first = room(group, 1)
const left = [4, 5].map((number) => room(group, number))
const old = { arrives: '2025-12-05', nightly: 125 }

export const TR003_011 = travel.task({
  id: 'TR003_011',
  title: 'a whole tour was moved, says the ticket, and two of its rooms still wait for the week before',
  level: 'demanding',
  traits: ['undoing', 'evidence-before-words', 'sums-in-steps', 'effects-that-belong-together'],
  decidedBy: ['TR-13.5', 'TR-4.5'],
  request: `Good morning from Noriko Halvorsen-Dane, noriko@tearoadtours.example. GRP-350209 was moved last week to 12–14 December, thank you. Only, two of my guests have received a paper that
still says the 5th. A misprint, I hope? Would you look?`,
  customer: `You are Noriko Halvorsen-Dane, calm and friendly. You write from noriko@tearoadtours.example. All five rooms were to move on 24 September and you agreed to fifty dollars of fee and
to fifty of differences, ten a room. What was charged in the end you have not compared. If you are told that rooms 4 and 5 are moved today and that twenty dollars of
the fifty were never charged, agree at once. You would not pay a second fee.`,
  records: joinRecords(
    make.blockRows([
      {
        number: group,
        coordinator: noriko,
        hotel: lodge,
        arrives: '2025-12-12',
        nights: 2,
        nightly: 130,
        contract: 5,
        rooms: [
          {
            paid: 250,
            later: [
              { amount: 30, reason: 'Price difference', made: '2025-09-24T09:14:00Z' },
              { amount: 50, reason: 'Change fee', made: '2025-09-24T09:15:00Z' },
            ],
          },
          { paid: 250 },
          { paid: 250 },
          old,
          old,
        ],
        booked: '2025-06-03T03:00:00Z',
      },
    ]),
    {
      hotelInventory: make.onSale(lodge, 'standard_room', '2025-12-12', [130, 130], { rooms: 4 }),
      tickets: [
        make.deskTicket({
          id: '9',
          from: noriko,
          subject: 'Tour to Auckland a week later',
          description: 'GRP-350209, five rooms, to 12-14 December. All moved, differences and fee charged.',
          status: 'solved',
          priority: 'low',
          type: 'task',
          tags: ['group-coordinator'],
          group_booking_id: `GRP-${group}`,
          request_type_detail: 'modify-dates',
          resolution_action: 'modification-completed',
          refund_amount: 0,
          created: '2025-09-24T08:50:00Z',
        }),
      ],
    },
  ),
  solution: [
    ...readGroup(group, noriko, 5),
    ['payment_api_get_transaction_history', { booking_reference: first }],
    ...left.map((booking) => change(booking, to)),
    make.charge(first, 20, 'Price difference'),
    setTicket('9', { type: 'incident' }),
  ],
  expected: [
    ...left.map((booking) => updated(bookings, booking, { ...to, booking_value: '260.00' })),
    charged(first, noriko, 20),
    updated(tickets, '9', { type: 'incident' }),
  ],
})
