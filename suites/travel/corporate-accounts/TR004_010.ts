import { inserted } from '../../../lib/task.ts'
import { make, travel } from '../../../sandboxes/travel/index.ts'
import { account, companyTicket } from '../companies.ts'
import { lookUp, readStay } from '../steps.ts'

const chiara = 'CUS-20000116'
const halden = 'CRP-30000021'
const booking = 'BKG-53004211'
const ticket = companyTicket(chiara, halden, {
  booking_reference: booking,
  request_type_detail: 'cancel-booking',
  resolution_action: 'policy-applied-no-action',
})

export const TR004_010 = travel.task({
  id: 'TR004_010',
  title: 'a traveller may not cancel, and may not have it for herself either',
  level: 'routine',
  traits: ['who-may'],
  decidedBy: ['TR-1.3', 'TR-11.6'],
  request: `chiara lindqvist-omar / chiara.lo@haldenpryce.example / BKG-53004211 denver. client has cancelled. could you cancel the room, or else move it onto my own card, i'd ski there instead`,
  customer: `You are Chiara Lindqvist-Omar, an architect, in a lift. Your email is chiara.lo@haldenpryce.example. You want the company's room in Denver off the books, one way or the other. If you hear
that only Rosalind may cancel and that a company's booking does not become private, you say "fair. i'll tell her" and that is all.`,
  records: make.stay({
    number: '53004211',
    customer: chiara,
    hotel: 'HTL-40010091',
    arrives: '2025-12-12',
    nights: 3,
    nightly: 176,
    adults: 1,
    account: halden,
    booked: '2025-09-08T15:00:00Z',
  }),
  solution: [
    ...lookUp(chiara),
    ...readStay(booking),
    account(halden),
    make.writeTicket(ticket, 'Denver to be cancelled?', 'For the account’s contact. Not made private.'),
  ],
  expected: [inserted(travel.tables.tickets, ticket)],
})
