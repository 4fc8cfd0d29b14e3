import { inserted } from '../../../lib/task.ts'
import { make, travel } from '../../../sandboxes/travel/index.ts'
import { account, companyTicket, toCorporateDesk } from '../companies.ts'
import { lookAt, lookUp } from '../steps.ts'

const anders = 'CUS-20000115'
const brightwater = 'CRP-30000011'
const booking = 'BKG-53004205'
const ticket = companyTicket(anders, brightwater, {
  ...toCorporateDesk,
  type: 'incident',
  booking_reference: booking,
  request_type_detail: 'request-refund',
})

export const TR004_006 = travel.task({
  id: 'TR004_006',
  title: 'twice on a private card, which would be a double charge if it were not a company’s stay',
  level: 'demanding',
  traits: ['evidence-before-words', 'rules-that-meet', 'nothing-to-do'],
  decidedBy: ['TR-11.2', 'TR-1.7'],
  request: `Anders Nwosu-Bleeker here, anders.nwosu@brightwater.example. The house in Oslo took 236 from MY card, two times, though the firm pays. I read that a double charge goes back at once, so
kindly start with that one. BKG-53004205.`,
  customer: `You are Anders Nwosu-Bleeker, an engineer, reasonable and short of cash this month. Your email is anders.nwosu@brightwater.example. You stayed in Oslo for the firm. You believe that the
hotel took the money; if you are told that it was Lodgemere, you find that worse. If colleagues have to undo both, ask when; if one 236 is sent back at once, you are content.`,
  records: make.stay({
    number: '53004205',
    customer: anders,
    hotel: 'HTL-40010071',
    arrives: '2025-09-22',
    nights: 2,
    nightly: 118,
    adults: 1,
    status: 'checked_out',
    account: brightwater,
    booked: '2025-09-04T09:00:00Z',
    later: [
      { amount: 236, reason: 'Flexible rate', made: '2025-09-24T09:00:00Z', card: 'Card ending in 5031' },
      { amount: 236, reason: 'Flexible rate', made: '2025-09-24T09:01:00Z', card: 'Card ending in 5031' },
    ],
  }),
  solution: [
    ...lookUp(anders),
    ...lookAt(booking),
    account(brightwater),
    make.writeTicket(
      ticket,
      'Card charged for a company’s stay',
      'Two charges of $236.00 on his own card: our mistake, both. Nothing paid back by this desk.',
    ),
  ],
  expected: [inserted(travel.tables.tickets, ticket)],
})
