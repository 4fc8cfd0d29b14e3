import { inserted } from '../../../lib/task.ts'
import { consulting, mail, trip } from '../../../sandboxes/consulting/index.ts'
import { approvalsOf, endTicket, lookUp, newTicket, openTicket, read } from '../steps.ts'

const { trainingEnrollments } = consulting.tables
const ines = mail('ines.valcourt')

export const CO005_001 = consulting.task({
  id: 'CO005_001',
  title: 'a briefing that expires while she is in Lisbon',
  level: 'demanding',
  traits: ['thin-answers', 'rules-that-meet', 'time'],
  decidedBy: ['CO-10.5'],
  request: `TRV-4090047, Lisbon, 9 to 15 October. The hotel is $265 a night, everything is full because of the fair. I assume that Priscilla
has to approve it, so please ask her. Flight is business, as it should be. Security briefing: done, certificate is there. Inès Valcourt
(ines.valcourt@brackenfold.example)`,
  customer: `Your name is Inès Valcourt, your rank Manager, your office New York; you keep it short. You took the travel security briefing last autumn and are sure that
it is valid "for a year or so". The trip is an internal partners' meeting, for no engagement. If you are told that the certificate runs
out during the trip, say: "On the tenth? Then it is valid when I land." When that does not help, you agree to be enrolled and to do the course on
the weekend. You would still like Priscilla to be asked at once, "in parallel"; accept it when the agent says that this comes
afterwards.`,
  records: {
    travelRequests: [
      trip('ines.valcourt', 'TRV-4090047', 'Lisbon, Portugal', ['2025-10-09', '2025-10-15'], {
        flight_class: 'business',
        hotel_rate_per_night: 265,
      }),
    ],
  },
  solution: [
    ...lookUp('ines.valcourt'),
    ['concur_api', { action: 'get_travel_booking', booking_id: 'TRV-4090047' }],
    ...read('travel booking abroad: briefing, class, hotel', 'tickets', 'approvals'),
    ['degreed_api', { action: 'get_training_history', email: ines }],
    ['degreed_api', { action: 'search_courses', keyword: 'Travel security' }],
    approvalsOf('travel', 'ines.valcourt'),
    openTicket('travel', 'ines.valcourt', 'TRV-4090047: briefing expires on 10 October', {
      approval_required: 'no',
    }),
    ['degreed_api', { action: 'enroll_employee', email: ines, course_id: 'CRS-4020003' }],
    endTicket('9', { status: 'pending' }),
  ],
  expected: [
    newTicket('travel', 'ines.valcourt', { status: 'pending', approval_required: 'no' }),
    inserted(trainingEnrollments, { employee_email: ines, course_id: 'CRS-4020003' }),
  ],
})
