import { updated } from '../../../lib/task.ts'
import { make, travel } from '../../../sandboxes/travel/index.ts'
import { paidBack } from '../end-states.ts'
import { lookAt, lookUp, read, remarks, setTicket } from '../steps.ts'

const { tickets } = travel.tables

const desta = 'CUS-20000113'
const booking = 'BKG-51022316'
const outcome = { type: 'incident', resolution_action: 'refund-partial', refund_amount: 17 } as const

export const TR007_004 = travel.task({
  id: 'TR007_004',
  title: 'three complaints on the profile, and the third of them is this one',
  level: 'severe',
  traits: ['evidence-before-words', 'sums-in-steps', 'rules-that-meet', 'undoing'],
  decidedBy: ['TR-7.6', 'TR-7.4', 'TR-10.4'],
  request:
    'its desta umberfield again desta.umberfield@fernmail.example. a WEEK ago i wrote to you about the ice cold room in ' +
    'montreal, BKG-51022316, and somebody promised to ask the hotel. has it answered?? they knew, i went ' +
    'down in my coat. in june you managed to pay me for the noise so please',
  customer: `You are Desta Umberfield, a nurse who types with one thumb between shifts. Your email is
desta.umberfield@fernmail.example. You stayed at Auberge du Vieux-Quai from 19 to 21 September. On the second
night the heating did not work at all; the first night was fine. You went down that evening and the porter
gave you a blanket, and on the next morning the breakfast was free. You wrote nothing until you were at home.
You would like a part of the price. Whatever the sum is, you say "ok fine" and, if it is below 20 dollars, that it
hardly pays for the blanket.`,
  records: {
    tickets: [
      make.deskTicket({
        id: '9',
        from: desta,
        subject: 'Cold second night in Montreal',
        description:
          'No heating on the second night. Hotel asked. Complaint counted: two before, three with this one.',
        status: 'solved',
        priority: 'normal',
        type: 'question',
        tags: ['b2c-customer'],
        booking_reference: booking,
        request_type_detail: 'post-stay-issue',
        resolution_action: 'information-provided',
        created: '2025-09-24T06:50:00Z',
      }),
    ],
    comments: [
      make.remark({
        id: '3',
        ticket: '9',
        by: 'reservations@vieuxquai.example',
        body: 'True: the boiler failed on the 20th. She told our porter that evening. It was repaired at seven next day.',
        written: '2025-09-25T14:05:00Z',
      }),
    ],
  },
  solution: [
    ...lookUp(desta),
    ...lookAt(booking),
    ...remarks('9'),
    ...read('complaints: how much, reported during the stay, the profile', 'an existing ticket'),
    make.payBack(booking, 17, 'Compensation'),
    setTicket('9', {
      ...outcome,
      description:
        'The hotel confirms: no heating on the second night. 50% of $68.00, half of it as nobody wrote during the stay.',
    }),
  ],
  expected: [paidBack(booking, desta, 17), updated(tickets, '9', outcome)],
})
