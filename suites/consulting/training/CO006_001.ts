import { approval, consulting, joinRecords, mail, ticket } from '../../../sandboxes/consulting/index.ts'
import { approvalsOf, ask, asked, endTicket, lookUp, newTicket, openTicket, read, remarks } from '../steps.ts'

const who = 'mei-lin.cho'
const fields = {
  course_id: 'CRS-4020022',
  approval_required: 'yes',
  approver_id: mail('ines.valcourt'),
} as const

/** A course of this or last year that the desk has dealt with. */
const course = (id: string, day: string, course_id: string, remark: string) =>
  ticket(
    id,
    who,
    day,
    course_id,
    {
      status: 'solved',
      priority: 'low',
      tags: ['training'],
      course_id,
      approval_required: 'yes',
      approver_id: mail('ines.valcourt'),
    },
    [['1', remark]],
  )

export const CO006_001 = consulting.task({
  id: 'CO006_001',
  title: 'the budget holds because one course was given back, and two engagements must spare her',
  level: 'severe',
  traits: ['sums-in-steps', 'evidence-before-words', 'effects-that-belong-together'],
  decidedBy: ['CO-11.2', 'CO-11.5', 'CO-11.1'],
  request:
    'Hello, Mei-Lin Cho, New York. mei-lin.cho@brackenfold.example. I would like to join the Negotiation masterclass in November. My budget should still ' +
    'allow it, though I have lost track a bit: Python in spring, financial modelling, the River summit... Could you work it out, and get ' +
    'whatever approvals it takes?',
  customer: `You are Mei-Lin Cho, Senior Consultant in New York, thoughtful. You booked the Python course in March, Financial modelling in June and the
River Analytics Summit in July. Financial modelling you gave back in August, because of Quillon; you think of it only when asked whether you keep all
of them. You took the Negotiation workshop last autumn. You work on Harrowgate and on Quillon at the same time. You know Priscilla leads both and
say "she will not be delighted, but ask her". You agree to every request that the agent proposes.`,
  records: joinRecords(
    course('9', '2024-09-30', 'CRS-4020021', 'Enrolled on APR-4100100.'),
    course('10', '2025-03-14', 'CRS-4020024', 'Enrolled on APR-4100101.'),
    course('11', '2025-06-18', 'CRS-4020025', 'Enrolled on APR-4100102.'),
    course('12', '2025-07-21', 'CRS-4020032', 'Enrolled on APR-4100103.'),
    ticket(
      '13',
      who,
      '2025-08-12',
      'Financial modelling',
      {
        status: 'solved',
        priority: 'low',
        tags: ['training'],
        course_id: 'CRS-4020025',
        approval_required: 'no',
      },
      [['1', 'Gave her seat in the October class back, the training team has taken her off. No cost.']],
    ),
    approval('APR-4100101', 'training_cost', who, 'ines.valcourt', 'approved', { amount: 650 }),
    approval('APR-4100102', 'training_cost', who, 'ines.valcourt', 'approved', { amount: 1500 }),
    approval('APR-4100103', 'training_cost', who, 'aurelio.brandao', 'approved', { amount: 1450 }),
  ),
  solution: [
    ...lookUp(who),
    ...remarks('9', '10', '11', '12', '13'),
    ['degreed_api', { action: 'search_courses', keyword: 'Negotiation' }],
    ...read('training: budget, approvals, days away from engagements', 'approvals', 'tickets', 'engagements'),
    ['degreed_api', { action: 'get_training_history', email: mail(who) }],
    ['degreed_api', { action: 'get_course_details', course_id: 'CRS-4020024' }],
    ['degreed_api', { action: 'get_course_details', course_id: 'CRS-4020032' }],
    ['degreed_api', { action: 'check_enrollment', course_id: 'CRS-4020022' }],
    ['mavenlink_api', { action: 'get_employee_assignments', email: mail(who) }],
    ['mavenlink_api', { action: 'get_engagement', engagement_code: 'ENG-4030101' }],
    ['mavenlink_api', { action: 'get_engagement', engagement_code: 'ENG-4030405' }],
    ['salesforce_crm_get_engagement', { engagement_code: 'ENG-4030101' }],
    ['salesforce_crm_get_engagement', { engagement_code: 'ENG-4030405' }],
    approvalsOf('training_cost', who),
    approvalsOf('training_engagement_coordination', who),
    openTicket('course', who, 'Negotiation masterclass', fields),
    ...ask('training_cost', who, 'ines.valcourt', { amount: 2400 }),
    ...ask('training_cost', who, 'aurelio.brandao', { amount: 2400 }),
    ...ask('training_engagement_coordination', who, 'priscilla.nakagawa', { engagement_code: 'ENG-4030101' }),
    ...ask('training_engagement_coordination', who, 'priscilla.nakagawa', { engagement_code: 'ENG-4030405' }),
    endTicket('14', { status: 'hold', description: '650 and 1,450 spent; 2,400 makes 4,500 of 5,000.' }),
  ],
  expected: [
    newTicket('course', who, { status: 'hold', ...fields }),
    asked('training_cost', who, 'ines.valcourt', { amount: 2400 }),
    asked('training_cost', who, 'aurelio.brandao', { amount: 2400 }),
    asked('training_engagement_coordination', who, 'priscilla.nakagawa', { engagement_code: 'ENG-4030101' }),
    asked('training_engagement_coordination', who, 'priscilla.nakagawa', { engagement_code: 'ENG-4030405' }),
  ],
})
