import { inserted, oneOf, updated } from '../../../lib/task.ts'
import { joinRecords, make, travel } from '../../../sandboxes/travel/index.ts'
import { account, companyTicket } from '../companies.ts'
import { askAndPrice, dates, notices } from '../reads.ts'
import { change, lookUp, readStay } from '../steps.ts'

const { bookings, tickets } = travel.tables

const noor = 'travel@brightwater.example'
const brightwater = 'CRP-30000011'
const booking = 'BKG-53004212'
const suites = 'HTL-40010042'
const choices = [dates('2025-11-12', '2025-11-14'), dates('2025-11-19', '2025-11-21')] as const
const ticket = companyTicket(noor, brightwater, {
  booking_reference: booking,
  request_type_detail: 'modify-dates',
  resolution_action: 'modification-completed',
})
const asked = { hotel: suites, room: 'executive_suite', adults: 1 } as const

export const TR004_011 = travel.task({
  id: 'TR004_011',
  title: 'three weeks would do, and in one of them the house has no water',
  level: 'demanding',
  traits: ['evidence-before-words', 'thin-answers', 'rules-that-meet'],
  decidedBy: ['TR-8.7', 'TR-11.3'],
  request: `Noor Castellanos-Webb, Brightwater Instruments (travel@brightwater.example). Please move Anders, BKG-53004212, Sandpiper Suites, off 29–31 October. Wednesday to Friday of any of the three following weeks
suits us: 5–7, 12–14 or 19–21 November. Take whichever you like, they cost the same on your page.`,
  customer: `You are Noor Castellanos-Webb, efficient. You write from travel@brightwater.example. You do not want to choose; if you are asked, repeat that any of the weeks that work is right, "surprise me". Costs go on the
statement. You know of nothing that is wrong with the hotel.`,
  records: joinRecords(
    make.stay({
      number: '53004212',
      customer: 'CUS-20000115',
      hotel: suites,
      arrives: '2025-10-29',
      nights: 2,
      nightly: 260,
      room: 'executive_suite',
      adults: 1,
      account: brightwater,
      booked: '2025-08-01T12:00:00Z',
    }),
    {
      hotelInventory: ['2025-11-05', '2025-11-12', '2025-11-19'].flatMap((day) =>
        make.onSale(suites, 'executive_suite', day, [264, 264]),
      ),
      tickets: [
        make.deskTicket({
          id: '9',
          from: 'reservations@sandpipersuites.example',
          subject: 'Water pipes, whole house',
          description:
            'From 3 to 9 November no guests in the suites of any kind, the pipes are renewed. Please send us nobody.',
          status: 'solved',
          priority: 'normal',
          type: 'task',
          tags: ['hotel-partner'],
          request_type_detail: 'other',
          resolution_action: 'information-provided',
          refund_amount: 0,
          created: '2025-09-15T14:00:00Z',
        }),
      ],
    },
  ),
  solution: [
    ...lookUp(noor),
    account(brightwater),
    ...readStay(booking),
    ...notices(suites),
    ...askAndPrice({ ...asked, from: '2025-11-12', to: '2025-11-14' }),
    change(booking, choices[0]),
    make.writeTicket(ticket, 'Chicago to November', '5 to 7 November is excluded by the hotel’s notice.'),
  ],
  expected: oneOf(
    ...choices.map((stay) => [
      updated(bookings, booking, { ...stay, booking_value: '528.00' }),
      inserted(tickets, ticket),
    ]),
  ),
})
