import { anyValue, inserted, updated } from '../../../lib/task.ts'
import { corporateAccounts } from '../../../sandboxes/travel/baseline/people.ts'
import { joinRecords, make, travel } from '../../../sandboxes/travel/index.ts'
import { account, companyTicket, toCorporateDesk } from '../companies.ts'
import { notices } from '../reads.ts'
import { change, lookUp, readStay } from '../steps.ts'

const { bookings, tickets } = travel.tables

const josephine = 'CUS-20000117'
const tern = 'CRP-30000041'
const booking = 'BKG-53004204'
const ticket = companyTicket(josephine, tern, {
  ...toCorporateDesk,
  tags: ['corporate-account', 'check-in-upcoming'],
  booking_reference: booking,
  request_type_detail: 'modify-room-type',
})

export const TR004_005 = travel.task({
  id: 'TR004_005',
  title: 'the contract runs until January, and the account has been closed before',
  level: 'demanding',
  traits: ['evidence-before-words', 'rules-that-meet', 'who-may'],
  decidedBy: ['TR-11.1', 'TR-1.3'],
  request: `Josephine Waring-Adeyemi (josephine.wa@ternandtiller.example). For Montreal next week, BKG-53004204: a standard room is enough for me, give the suite to somebody who needs it. I
land late, the night desk should know: around eleven. And quiet, as ever.`,
  customer: `You are Josephine Waring-Adeyemi, a film editor, unpretentious. Your email is josephine.wa@ternandtiller.example. The company pays, and your contract with Lodgemere "goes until
January, Marisol says". A cheaper room would spare the company money. If you are told that colleagues have to look at the company's account first, you shrug: "then the suite it
is, for now." You expect the arrival and the quiet side to be noted.`,
  records: joinRecords(
    make.stay({
      number: '53004204',
      customer: josephine,
      hotel: 'HTL-40010081',
      arrives: '2025-10-09',
      nights: 2,
      nightly: 140,
      room: 'suite',
      adults: 1,
      account: tern,
      booked: '2025-07-11T18:00:00Z',
      requests: ['feather-free pillow'],
    }),
    {
      corporateAccounts: corporateAccounts
        .filter(({ corporate_account_id }) => corporate_account_id === tern)
        .map((row) => ({ ...row, account_status: 'expired' as const })),
    },
  ),
  solution: [
    ...lookUp(josephine),
    account(tern),
    ...readStay(booking),
    ...notices('HTL-40010081'),
    change(booking, { special_requests: ['feather-free pillow', 'arrival about 23:00', 'quiet side'] }),
    make.writeTicket(
      ticket,
      'A smaller room in Montreal',
      'Account is expired: nothing changed, requests noted.',
    ),
  ],
  expected: [updated(bookings, booking, { special_requests: anyValue() }), inserted(tickets, ticket)],
})
