import { inserted } from '../../../lib/task.ts'
import { joinRecords, make, travel } from '../../../sandboxes/travel/index.ts'
import { account, toCorporateDesk } from '../companies.ts'
import { stayTicket } from '../complaints.ts'
import { complaintsCounted, paidBack } from '../end-states.ts'
import { countComplaint, lookAt, lookUp, readStay, remarks } from '../steps.ts'

const { tickets } = travel.tables

const anders = 'CUS-20000115'
const brightwater = 'CRP-30000011'
const [oslo, leith] = ['BKG-53007209', 'BKG-53007211'] as const
const company = stayTicket(anders, oslo, {
  ...toCorporateDesk,
  tags: ['corporate-account'],
  corporate_account_id: brightwater,
  refund_amount: 13,
})
const own = stayTicket(anders, leith, { resolution_action: 'refund-partial', refund_amount: 105 })

export const TR007_011 = travel.task({
  id: 'TR007_011',
  title: 'a week of two complaints, one the firm’s and one his own, told under a question about parking',
  level: 'demanding',
  traits: ['evidence-before-words', 'rules-that-meet', 'sums-in-steps', 'effects-that-belong-together'],
  decidedBy: ['TR-7.7', 'TR-7.4', 'TR-7.2'],
  request: `Anders Nwosu-Bleeker, anders.nwosu@brightwater.example. Two stays, two disappointments: Oslo for the firm (BKG-53007209), a disco below until three, both nights. Leith on my own money (BKG-53007211): I had a
deluxe room and got a standard one, both nights as well. What comes back to my card?`,
  customer: `You are Anders Nwosu-Bleeker, who audits pumps for a firm. Your email is anders.nwosu@brightwater.example. In Oslo you told nobody, you used ear plugs. In Leith you wrote to Lodgemere about parking, and "may have
grumbled about the room in it". You have never complained before. That the firm's money goes back to the firm you find logical.`,
  records: joinRecords(
    make.stay({
      number: '53007209',
      customer: anders,
      hotel: 'HTL-40010071',
      arrives: '2025-09-08',
      nights: 2,
      nightly: 130,
      adults: 1,
      status: 'checked_out',
      account: brightwater,
      booked: '2025-07-01T09:00:00Z',
    }),
    make.stay({
      number: '53007211',
      customer: anders,
      hotel: 'HTL-40010012',
      arrives: '2025-09-13',
      nights: 2,
      nightly: 105,
      room: 'deluxe_room',
      adults: 1,
      status: 'checked_out',
      booked: '2025-07-01T09:30:00Z',
    }),
    {
      tickets: [
        make.deskTicket({
          id: '9',
          from: anders,
          subject: 'Where to park in Leith',
          description: 'Asked where the car goes. Told: the yard, code at the reception.',
          status: 'closed',
          priority: 'normal',
          type: 'question',
          tags: ['b2c-customer'],
          booking_reference: leith,
          request_type_detail: 'other',
          resolution_action: 'information-provided',
          refund_amount: 0,
          created: '2025-09-13T17:05:00Z',
        }),
      ],
      comments: [
        make.remark({
          id: '3',
          ticket: '9',
          by: anders,
          body: 'Found the yard, thanks. The room is a standard one though, they say the deluxe is taken.',
          written: '2025-09-13T20:40:00Z',
        }),
      ],
    },
  ),
  solution: [
    ...lookUp(anders),
    ...readStay(oslo),
    account(brightwater),
    ...lookAt(leith),
    ...remarks('9'),
    countComplaint(anders, 2),
    make.writeTicket(
      company,
      'Noise in Oslo',
      '10% of $260.00, not reported: $13.00. The firm’s, for the corporate desk.',
    ),
    make.payBack(leith, 105, 'Compensation'),
    make.writeTicket(
      own,
      'Standard instead of deluxe in Leith',
      'Severe, 50%, reported in a comment on 13 September.',
    ),
  ],
  expected: [
    complaintsCounted(anders, 2),
    inserted(tickets, company),
    paidBack(leith, anders, 105),
    inserted(tickets, own),
  ],
})
