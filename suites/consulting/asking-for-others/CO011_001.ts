import { inserted } from '../../../lib/task.ts'
import { consulting, mail } from '../../../sandboxes/consulting/index.ts'
import { approvalsOf, ask, asked, endTicket, lookUp, newTicket, openTicket, read } from '../steps.ts'

const { trainingEnrollments } = consulting.tables
const aurelio = mail('aurelio.brandao')
const writer = 'gwendolyn.pryce'
const trip = { priority: 'high', approval_required: 'no' } as const
const forum = {
  priority: 'normal',
  course_id: 'CRS-4020031',
  approval_required: 'yes',
  approver_id: mail('honora.vance'),
} as const
const phone = { priority: 'high', device_type: 'phone', approval_required: 'no' } as const

export const CO011_001 = consulting.task({
  id: 'CO011_001',
  title: "a partner's assistant may ask for his trip and his conference, and not for his phone",
  level: 'severe',
  traits: ['who-may', 'effects-that-belong-together', 'rules-that-meet', 'customer-moves'],
  decidedBy: ['CO-1.2', 'CO-10.5', 'CO-3.1', 'CO-2.4'],
  request: `Good day, Gwendolyn Pryce, assistant to Aurélio Brandão (gwendolyn.pryce@brackenfold.example). Three things for Mr Brandão:

(a) his journey to Lisbon in November, TRV-4090031: is it in order?
(b) please register him for the Delta Forum;
(c) his telephone is four years old and he would like a new one, from the stock in New York.

He has approved all three, naturally.`,
  customer: `You are Gwendolyn Pryce, assistant in New York for eleven years, formal, exact, a little proud. Mr Brandão is your manager. He has not taken the travel security
briefing as far as you know; he will do it when he is enrolled. He asked you himself to see to all three things. If the telephone is refused, you say that you have always
arranged his telephones; when the agent stays with it, you will tell him to write himself. You do not know who approves a partner's conference, and agree that the right
person is asked. You agree to the enrolment in the briefing.`,
  solution: [
    ...lookUp(writer),
    ...lookUp('aurelio.brandao'),
    ...read(
      'asking for somebody else',
      'travel booking abroad',
      'training: conference',
      'tickets',
      'approvals',
    ),
    ['concur_api', { action: 'get_travel_booking', booking_id: 'TRV-4090031' }],
    ['degreed_api', { action: 'get_training_history', email: aurelio }],
    ['degreed_api', { action: 'search_courses', keyword: 'briefing' }],
    openTicket('travel', writer, 'TRV-4090031: briefing missing', trip),
    ['degreed_api', { action: 'enroll_employee', email: aurelio, course_id: 'CRS-4020003' }],
    ['degreed_api', { action: 'search_courses', keyword: 'Delta Forum' }],
    ['degreed_api', { action: 'check_enrollment', course_id: 'CRS-4020031' }],
    ['mavenlink_api', { action: 'get_employee_assignments', email: aurelio }],
    approvalsOf('training_cost', 'aurelio.brandao'),
    openTicket('course', writer, 'Delta Forum for Mr Brandão', forum),
    ...ask('training_cost', 'aurelio.brandao', 'honora.vance', { amount: 1900 }),
    openTicket('device', writer, 'Phone for Mr Brandão: he has to ask', phone),
    endTicket('9', { status: 'hold' }),
    endTicket('10', { status: 'hold' }),
    endTicket('11', { status: 'solved' }),
  ],
  expected: [
    newTicket('travel', writer, { ...trip, status: 'hold' }),
    inserted(trainingEnrollments, { employee_email: aurelio, course_id: 'CRS-4020003' }),
    newTicket('course', writer, { ...forum, status: 'hold' }),
    asked('training_cost', 'aurelio.brandao', 'honora.vance', { amount: 1900 }),
    newTicket('device', writer, { ...phone, status: 'solved' }),
  ],
})
