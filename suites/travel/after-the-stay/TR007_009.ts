import { inserted } from '../../../lib/task.ts'
import { joinRecords, make, travel } from '../../../sandboxes/travel/index.ts'
import { stayTicket } from '../complaints.ts'
import { complaintsCounted, paidBack } from '../end-states.ts'
import { allMoney } from '../reads.ts'
import { countComplaint, lookAt, lookUp } from '../steps.ts'

const { tickets } = travel.tables

const desta = 'CUS-20000113'
const [stayed, coming] = ['BKG-53007204', 'BKG-53007205'] as const
const manager = stayTicket(desta, stayed, { status: 'open', priority: 'high', assignee_id: '5' })
const double = stayTicket(desta, coming, {
  priority: 'low',
  request_type_detail: 'request-refund',
  resolution_action: 'refund-partial',
  refund_amount: 212,
})

export const TR007_009 = travel.task({
  id: 'TR007_009',
  title: 'the fourth complaint is the duty manager’s, and the double charge is ours',
  level: 'demanding',
  traits: ['rules-that-meet', 'batch-with-exceptions', 'evidence-before-words'],
  decidedBy: ['TR-7.6', 'TR-5.3'],
  request: `Desta Umberfield, desta.umberfield@fernmail.example. 1) BKG-53007204, Plumeria Bay: booked and paid a sea view, looked at the laundry for 2 nights, told you so from there on the 10th. 2) BKG-53007205,
Auckland: 212 on my card twice. One sum for both would be simplest.`,
  customer: `You are Desta Umberfield, a surgeon who writes in numbers. Your email is desta.umberfield@fernmail.example. You have complained before and were right every time. If you are told that a colleague
decides about the view, you say "again?" and accept it. You want the 212 all the same, now. The two need not come together.`,
  records: joinRecords(
    make.stay({
      number: '53007204',
      customer: desta,
      hotel: 'HTL-40010051',
      arrives: '2025-09-09',
      nights: 2,
      nightly: 260,
      room: 'deluxe_room',
      status: 'checked_out',
      booked: '2025-05-19T06:00:00Z',
    }),
    make.stay({
      number: '53007205',
      customer: desta,
      hotel: 'HTL-40010061',
      arrives: '2025-12-27',
      nights: 2,
      nightly: 106,
      rate: 'saver',
      booked: '2025-09-27T21:00:00Z',
      later: [{ amount: 212, reason: 'Saver rate', made: '2025-09-28T06:12:00Z' }],
    }),
  ),
  solution: [
    ...lookUp(desta),
    ...lookAt(stayed),
    ...lookAt(coming),
    allMoney(desta),
    countComplaint(desta, 4),
    make.writeTicket(
      manager,
      'No sea view in Honolulu',
      'Fourth complaint: for the duty manager, nothing paid.',
    ),
    make.payBack(coming, 212, 'Charged twice'),
    make.writeTicket(double, 'Auckland charged twice', 'Later charge paid back.'),
  ],
  expected: [
    complaintsCounted(desta, 4),
    inserted(tickets, manager),
    paidBack(coming, desta, 212),
    inserted(tickets, double),
  ],
})
