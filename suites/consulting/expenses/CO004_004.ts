import { updated } from '../../../lib/task.ts'
import { consulting, expense, mail } from '../../../sandboxes/consulting/index.ts'
import { endTicket, lookUp, newTicket, openTicket, read } from '../steps.ts'

const { expenseReports } = consulting.tables
const fields = { expense_report_id: 'EXP-4080101', approval_required: 'no' } as const

export const CO004_004 = consulting.task({
  id: 'CO004_004',
  title: 'two Whitlocks, one evening in Boston, the same sum',
  level: 'demanding',
  traits: ['look-alikes', 'evidence-before-words', 'rules-that-meet'],
  decidedBy: ['CO-9.7', 'CO-9.6', 'CO-9.2'],
  request:
    'my expense report EXP-4080101 came back with "duplicate of EXP-4080110, whitlock". that is not me!! that is joan. we were in boston together and split everything in half. ' +
    'jonas whitlock, jonas.whitlock@brackenfold.example',
  customer: `Jonas Whitlock, a Consultant from the New York office, writes here, in small letters and good spirits. You and Joan Whitlock, who is no relation, were in Boston on 9 September. Each of you paid half of
the day's meals, $71. Your receipt is attached. You know nothing about what became of Joan's report. You agree to whatever brings the money. If the agent proposes to ask Inès, you say "if you
have to, but it is the machine's mistake".`,
  records: {
    expenseReports: [
      expense(
        'jonas.whitlock',
        '2025-09-09',
        {
          id: 'EXP-4080101',
          amount: 71,
          category: 'meals',
          rejection_reason: 'Duplicate of EXP-4080110 (Whitlock)',
        },
        ['Boston', 'MA'],
      ),
    ],
  },
  solution: [
    ...lookUp('jonas.whitlock'),
    ['concur_api', { action: 'get_expense_report', expense_report_id: 'EXP-4080101' }],
    ['concur_api', { action: 'get_expense_report', expense_report_id: 'EXP-4080110' }],
    ['zendesk_get_items', { table: 'tickets', $filter: "expense_report_id eq 'EXP-4080110'" }],
    ...read('rejected expense report: paid before, nothing broken, system error', 'tickets'),
    openTicket('expense', 'jonas.whitlock', 'EXP-4080101: no duplicate', fields),
    [
      'concur_api',
      {
        action: 'override_expense_rejection',
        expense_report_id: 'EXP-4080101',
        override_reason: 'system_error',
        approver_email: mail('operations'),
      },
    ],
    ['concur_api', { action: 'get_expense_report', expense_report_id: 'EXP-4080101' }],
    endTicket('9', { status: 'solved' }),
  ],
  expected: [
    newTicket('expense', 'jonas.whitlock', { status: 'solved', ...fields }),
    updated(expenseReports, 'EXP-4080101', {
      override_approved: true,
      override_approved_by: mail('operations'),
      override_reason: 'system_error',
    }),
  ],
})
