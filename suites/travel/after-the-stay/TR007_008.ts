import { inserted } from '../../../lib/task.ts'
import { joinRecords, make, travel } from '../../../sandboxes/travel/index.ts'
import { stayTicket, wordOfHotel } from '../complaints.ts'
import { complaintsCounted, paidBack } from '../end-states.ts'
import { hotelAsked } from '../groups.ts'
import { countComplaint, escalate, lookAt, lookUp } from '../steps.ts'

const solveig = 'CUS-20000112'
const booking = 'BKG-53007203'
const fjordlys = 'HTL-40010071'
const ticket = stayTicket(solveig, booking, {
  status: 'hold',
  resolution_action: 'escalated-hotel',
  escalation_reason: 'guest-complaint',
  refund_amount: 32.5,
})

export const TR007_008 = travel.task({
  id: 'TR007_008',
  title: 'one unclean night is paid, and the scarf is the hotel’s to find',
  level: 'demanding',
  traits: ['customer-moves', 'sums-in-steps', 'effects-that-belong-together'],
  decidedBy: ['TR-7.7', 'TR-7.4'],
  request: `Hello, Solveig Marchetti-Aune (solveig.ma@postlark.example), back from Fjordlys in Oslo, BKG-53007203. The room I was given on the 20th had not been cleaned, hairs in the bath, somebody
else's towels. They did it the next morning. I would like a quarter of the price, as your page says.`,
  customer: `You are Solveig Marchetti-Aune, a translator, fair. Your email is solveig.ma@postlark.example. Only the first of the three nights was spoilt, and you say so when asked. You told the reception that
evening. You take the sum that is named.

When it has been settled, you remember something: "and my grandmother's blue scarf must hang behind the door of 214." You would pay for the parcel. You have not complained about any stay before.`,
  records: joinRecords(
    make.stay({
      number: '53007203',
      customer: solveig,
      hotel: fjordlys,
      arrives: '2025-09-20',
      nights: 3,
      nightly: 130,
      adults: 1,
      status: 'checked_out',
      booked: '2025-07-27T19:00:00Z',
    }),
    {
      tickets: [
        wordOfHotel(
          '9',
          'reservations@fjordlys.example',
          booking,
          'Guest in 214 says that the room was not made up. Housekeeping was short, done on the 21st.',
          '2025-09-20T20:15:00Z',
        ),
      ],
    },
  ),
  solution: [
    ...lookUp(solveig),
    ...lookAt(booking),
    countComplaint(solveig, 1),
    make.payBack(booking, 32.5, 'Compensation'),
    escalate(
      fjordlys,
      booking,
      'guest-complaint',
      'A blue scarf may hang behind the door of 214. Please send it to the guest.',
    ),
    make.writeTicket(
      ticket,
      'Unclean room, and a scarf',
      '25% of one night, $32.50 paid. The hotel was asked for the scarf.',
    ),
  ],
  expected: [
    complaintsCounted(solveig, 1),
    paidBack(booking, solveig, 32.5),
    hotelAsked(solveig, booking, fjordlys, 'guest-complaint'),
    inserted(travel.tables.tickets, ticket),
  ],
})
