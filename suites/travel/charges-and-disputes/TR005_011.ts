import { inserted, oneOf } from '../../../lib/task.ts'
import { make, travel } from '../../../sandboxes/travel/index.ts'
import { allMoney } from '../reads.ts'
import { lookAt, lookUp } from '../steps.ts'

const { tickets, transactions } = travel.tables

const obinna = 'CUS-20000106'
const booking = 'BKG-53005209'
const ticket = make.finishedTicket({
  requester_id: make.deskUserOf(obinna),
  status: 'open',
  priority: 'high',
  type: 'incident',
  assignee_id: '2',
  tags: ['b2c-customer'],
  booking_reference: booking,
  request_type_detail: 'request-refund',
  refund_amount: 25,
})

export const TR005_011 = travel.task({
  id: 'TR005_011',
  title: 'no double charge, eight days apart, and too much all the same, on a card that is gone',
  level: 'demanding',
  traits: ['sums-in-steps', 'thin-answers', 'rules-that-meet'],
  decidedBy: ['TR-5.4', 'TR-13.4', 'TR-5.3'],
  request: `Obinna Strand, obinna.strand@fernmail.example, BKG-53005209. I have paid 300 for Denver, then 25 for breakfast on 20 August, then 25 for the same breakfast on the 28th.
I expect 25 back by the end of the week, and an apology.`,
  customer: `You are Obinna Strand, well informed and annoyed. Your email is obinna.strand@fernmail.example. You want 25 dollars and nothing else. Your bank
replaced your card after a theft in September; you say so if you are asked about the card, or told that the money cannot go back to it, and then you ask
whether it may go to the new one. If colleagues send it another way: "as long as they do."`,
  records: make.stay({
    number: '53005209',
    customer: obinna,
    hotel: 'HTL-40010091',
    arrives: '2025-12-04',
    nights: 2,
    nightly: 162.5,
    paid: 300,
    adults: 1,
    rate: 'partly',
    booked: '2025-07-07T07:00:00Z',
    card: 'Card ending in 2267 (closed)',
    history: ['2025-08-20T18:00:00Z: board_type: without_breakfast -> with_breakfast'],
    later: [
      { amount: 25, reason: 'Price difference', made: '2025-08-20T18:00:30Z' },
      { amount: 25, reason: 'Price difference', made: '2025-08-28T18:00:30Z' },
    ],
  }),
  solution: [
    ...lookUp(obinna),
    ...lookAt(booking),
    make.payBack(booking, 25, 'Charged too much'),
    allMoney(obinna),
    make.writeTicket(
      ticket,
      'Denver: $25.00 too much',
      'Charges $350.00, price $325.00. The refund failed, the card is closed: please send it by other means.',
    ),
  ],
  expected: oneOf(
    [
      inserted(tickets, ticket),
      inserted(transactions, { ...make.moneyMoved('refund', booking, obinna, 25), payment_status: 'failed' }),
    ],
    [inserted(tickets, ticket)],
  ),
})
