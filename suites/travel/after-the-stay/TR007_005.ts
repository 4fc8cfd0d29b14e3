import { inserted } from '../../../lib/task.ts'
import { joinRecords, make, travel } from '../../../sandboxes/travel/index.ts'
import { complaintsCounted } from '../end-states.ts'
import { countComplaint, lookAt, lookUp, read, remarks } from '../steps.ts'

const { tickets } = travel.tables

const contact = 'travel@haldenpryce.example'
const chiara = 'CUS-20000116'
const booking = 'BKG-53007005'
const ticket = make.finishedTicket({
  requester_id: make.deskUserOf(contact),
  status: 'open',
  priority: 'high',
  type: 'incident',
  assignee_id: '4',
  tags: ['corporate-account'],
  booking_reference: booking,
  corporate_account_id: 'CRP-30000021',
  request_type_detail: 'post-stay-issue',
  refund_amount: 154,
})

export const TR007_005 = travel.task({
  id: 'TR007_005',
  title: 'a company wants money for four nights in the wrong room, and the traveller was moved after two',
  level: 'demanding',
  traits: ['evidence-before-words', 'rules-that-meet', 'effects-that-belong-together'],
  decidedBy: ['TR-7.7', 'TR-7.3', 'TR-9.1'],
  request:
    'Dear Sir or Madam,\n\nin the name of Halden & Pryce Architects I object to booking BKG-53007005 (Fjordlys Hotell, ' +
    'Oslo, 8 to 12 September). Our Ms Lindqvist-Omar, a VIP of yours, was put into a standard room for four nights ' +
    'although a deluxe room had been booked and invoiced. Kindly return what is due to us to the card on file by Friday.\n\n' +
    'Rosalind Achebe-Stone, travel@haldenpryce.example',
  customer: `You are Rosalind Achebe-Stone, who manages the travel of Halden & Pryce Architects, formal and correct. You
write from travel@haldenpryce.example. Ms Lindqvist-Omar told you on her return that she had been given a standard
room; you took it to be for the whole stay, but have not asked. She complained to Lodgemere neither before nor since.
If you are told that it was two nights, you say that you will take the hotel's word for it. If you are told that a
colleague handles the money, you ask by when, unless you have been told, and accept that no day can be named.`,
  records: joinRecords(
    make.stay({
      number: '53007005',
      customer: chiara,
      hotel: 'HTL-40010071',
      arrives: '2025-09-08',
      nights: 4,
      nightly: 154,
      room: 'deluxe_room',
      adults: 1,
      status: 'checked_out',
      account: 'CRP-30000021',
      booked: '2025-08-12T09:30:00Z',
    }),
    {
      tickets: [
        make.deskTicket({
          id: '9',
          from: 'reservations@fjordlys.example',
          subject: 'Deluxe room of BKG-53007005',
          description: 'Water damage. We had to put the guest into a standard room tonight.',
          status: 'solved',
          priority: 'normal',
          type: 'question',
          tags: ['hotel-partner'],
          booking_reference: booking,
          request_type_detail: 'other',
          resolution_action: 'information-provided',
          created: '2025-09-08T14:20:00Z',
        }),
      ],
      comments: [
        make.remark({
          id: '3',
          ticket: '9',
          by: 'reservations@fjordlys.example',
          body: 'Repaired: she has had her deluxe room since this afternoon, Wednesday the 10th.',
          written: '2025-09-10T15:00:00Z',
        }),
      ],
    },
  ),
  solution: [
    ...lookUp(contact),
    ['corporate_api_get_account_details', { corporate_account_id: 'CRP-30000021' }],
    ...lookAt(booking),
    ...remarks('9'),
    ['crm_api_get_customer_profile', { customer_id: chiara }],
    ...read('complaints about corporate stays', 'which complaints, how bad, how much', 'who has a tier'),
    countComplaint(chiara, 1),
    make.writeTicket(
      ticket,
      'Standard room instead of deluxe, Oslo',
      'Severe, the nights of 8 and 9 September, no tier: 50% of $308.00. Reported by the hotel on the first day.',
    ),
  ],
  expected: [complaintsCounted(chiara, 1), inserted(tickets, ticket)],
})
