import { inserted } from '../../../lib/task.ts'
import { make, travel } from '../../../sandboxes/travel/index.ts'
import { charged } from '../end-states.ts'
import { lookAt, lookUp } from '../steps.ts'

const mateus = 'CUS-20000118'
const booking = 'BKG-53005202'
const ticket = make.finishedTicket({
  requester_id: make.deskUserOf(mateus),
  status: 'solved',
  priority: 'normal',
  type: 'incident',
  tags: ['b2c-customer', 'check-in-upcoming'],
  booking_reference: booking,
  request_type_detail: 'billing-inquiry',
  resolution_action: 'modification-completed',
})

export const TR005_005 = travel.task({
  id: 'TR005_005',
  title: 'a payment that failed once is made good with a new card',
  level: 'routine',
  traits: ['customer-moves'],
  decidedBy: ['TR-5.6'],
  request: `Olá! An e-mail says that BKG-53005202 "could not be paid". We leave on Sunday!! What must I do? Mateus Brandt-Oliveira,
mateus.bo@postlark.example`,
  customer: `You are Mateus Brandt-Oliveira, a pastry cook, in a hurry between two trays. Your email is mateus.bo@postlark.example. You would read out the
sixteen digits of your new card. When you are told that this is not wanted and that the app makes a token, you come back with it: tok_mbo_8841. You
agree that 212 dollars are charged, once. If you are asked how often it failed: you tried a single time, when you booked.`,
  records: make.stay({
    number: '53005202',
    customer: mateus,
    hotel: 'HTL-40010022',
    arrives: '2025-10-06',
    nights: 4,
    nightly: 53,
    rate: 'partly',
    booked: '2025-09-19T20:15:00Z',
    payment: 'failed',
  }),
  solution: [
    ...lookUp(mateus),
    ...lookAt(booking),
    ['payment_api_update_payment_method', { customer_id: mateus, new_payment_method: 'tok_mbo_8841' }],
    make.charge(booking, 212, 'Partly flexible rate'),
    make.writeTicket(ticket, 'Lisbon is paid', 'Failed on 19 September, paid today with a new method.'),
  ],
  expected: [charged(booking, mateus, 212), inserted(travel.tables.tickets, ticket)],
})
