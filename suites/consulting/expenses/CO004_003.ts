import { updated } from '../../../lib/task.ts'
import { approval, consulting, joinRecords, mail, ticket } from '../../../sandboxes/consulting/index.ts'
import { approvalsOf, endTicket, lookUp, read, remarks } from '../steps.ts'

const { expenseReports, tickets } = consulting.tables
const override = { override_reason: 'justified_exception', approver_email: mail('ines.valcourt') } as const

export const CO004_003 = consulting.task({
  id: 'CO004_003',
  title: 'the stand-in approved while the manager was away, and he is back',
  level: 'demanding',
  traits: ['who-may', 'evidence-before-words'],
  decidedBy: ['CO-9.8', 'CO-3.4'],
  request:
    'hello again, Rafael Ortega, rafael.ortega@brackenfold.example. the hotel in Denver, EXP-4080205. Hamish is back from holiday and tells me that he has approved it. can it be ' +
    'paid out now please',
  customer: `Rafael Ortega, that is you: Senior Consultant, Chicago, friendly as long as it does not take too long. Hamish Orre, your manager, told you "it is approved, as far as I know". You do not know who
pressed the button. The night in Denver was in July; you brought the report to the desk in September. You agree to the payment, and need nothing else.`,
  records: joinRecords(
    ticket(
      '9',
      'rafael.ortega',
      '2025-09-17',
      'EXP-4080205 rejected',
      {
        status: 'hold',
        tags: ['expense_override'],
        expense_report_id: 'EXP-4080205',
        approval_required: 'yes',
        approver_id: mail('ines.valcourt'),
        description:
          'Ten percent above the limit, 57 days. Manager is on leave, stand-in asked: APR-4100121.',
      },
      [['1', 'Hamish Orre is away until 26 September.']],
    ),
    approval('APR-4100121', 'expense_override', 'rafael.ortega', 'ines.valcourt', 'approved', {
      amount: 264,
    }),
  ),
  solution: [
    ...lookUp('rafael.ortega'),
    ...remarks('9'),
    ['concur_api', { action: 'get_expense_report', expense_report_id: 'EXP-4080205' }],
    ...read('rejected expense report: who approves, and the reason', 'approvals of a stand-in', 'tickets'),
    approvalsOf('expense_override', 'rafael.ortega'),
    ['approver_lookup_get_contact', { email: mail('hamish.orre') }],
    ['concur_api', { action: 'override_expense_rejection', expense_report_id: 'EXP-4080205', ...override }],
    ['concur_api', { action: 'get_expense_report', expense_report_id: 'EXP-4080205' }],
    endTicket('9', { status: 'solved', description: 'Overridden on APR-4100121.' }),
  ],
  expected: [
    updated(expenseReports, 'EXP-4080205', {
      override_approved: true,
      override_approved_by: mail('ines.valcourt'),
      override_reason: 'justified_exception',
    }),
    updated(tickets, '9', { status: 'solved' }),
  ],
})
