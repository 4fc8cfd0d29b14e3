import { consulting, expense, joinRecords, mail, ticket } from '../../../sandboxes/consulting/index.ts'
import { approvalsOf, ask, asked, endTicket, lookUp, newTicket, openTicket, read } from '../steps.ts'

const fields = {
  expense_report_id: 'EXP-4080311',
  approval_required: 'yes',
  approver_id: mail('beatriz.montalvo'),
} as const

export const CO004_001 = consulting.task({
  id: 'CO004_001',
  title: 'a dinner from June that was first brought in August',
  level: 'demanding',
  traits: ['time', 'evidence-before-words', 'sums-in-steps'],
  decidedBy: ['CO-9.4', 'CO-9.5', 'CO-2.2'],
  request: `Good morning, this is Rafaela Ortega from the Austin office, rafaela.ortega@brackenfold.example.

My expense report EXP-4080311 was rejected ("Too late"). It is $88 for a day's meals in Chicago, at the end of June. I did
submit it late, because the card statement came late, but I do think that it should be paid. Who has to agree? If it needs
Aurélio I would rather drop it than bother him with a dinner.`,
  customer: `You are Rafaela Ortega, Senior Consultant in Austin, courteous, does not like to trouble partners. The receipt is attached to
the report. You wrote to the desk about it once before, in the summer; you do not remember when, and nothing came of it. You mention this only if you
are asked whether you brought it up before. You do not know what the limit for meals in Chicago is.

You agree that your manager Beatriz is asked. If you are told that the partner has to be asked, say that then you withdraw it. You
have no other report.`,
  records: joinRecords(
    {
      expenseReports: [
        expense(
          'rafaela.ortega',
          '2025-06-26',
          { id: 'EXP-4080311', amount: 88, category: 'meals', rejection_reason: 'Too late' },
          ['Chicago', 'IL'],
        ),
      ],
    },
    ticket('9', 'rafaela.ortega', '2025-08-22', 'EXP-4080311 rejected', {
      status: 'closed',
      tags: ['expense_override'],
      expense_report_id: 'EXP-4080311',
      approval_required: 'no',
      description: 'Asked for the city of the trip. No answer in three weeks, closed.',
    }),
  ),
  solution: [
    ...lookUp('rafaela.ortega'),
    ['concur_api', { action: 'get_expense_report', expense_report_id: 'EXP-4080311' }],
    ['zendesk_get_items', { table: 'tickets', $filter: "expense_report_id eq 'EXP-4080311'" }],
    ...read('rejected expense report: age, limit for meals, who approves', 'approvals', 'tickets'),
    approvalsOf('expense_override', 'rafaela.ortega'),
    openTicket('expense', 'rafaela.ortega', 'EXP-4080311: meals above the limit', fields),
    ...ask('expense_override', 'rafaela.ortega', 'beatriz.montalvo', { amount: 88 }),
    endTicket('10', { status: 'hold' }),
  ],
  expected: [
    newTicket('expense', 'rafaela.ortega', { status: 'hold', ...fields }),
    asked('expense_override', 'rafaela.ortega', 'beatriz.montalvo', { amount: 88 }),
  ],
})
