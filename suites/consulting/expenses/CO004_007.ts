import { consulting, expense, joinRecords, mail, ticket } from '../../../sandboxes/consulting/index.ts'
import { approvalsOf, fresh, lookUp, remarks, report, ticketsWhere } from '../deeds.ts'

const who = 'rafaela.ortega'
const end = fresh(
  'expense',
  who,
  '10',
  'EXP-4080331 rejected',
  { expense_report_id: 'EXP-4080331', approval_required: 'no' },
  { status: 'solved' },
)

export const CO004_007 = consulting.task({
  id: 'CO004_007',
  title: 'her night in Seattle stands on the report of somebody else',
  level: 'demanding',
  traits: ['evidence-before-words', 'nothing-to-do', 'look-alikes'],
  decidedBy: ['CO-9.6', 'CO-9.2'],
  request: `Rafaela Ortega (rafaela.ortega@brackenfold.example), good morning. EXP-4080331, a hotel night in Seattle on 12 August, $230, was rejected for "duplicate stay", which is nonsense: I stayed there only once. The receipt is attached. Would you release it?`,
  customer: `As Rafaela Ortega you are courteous and a little forgetful. Your card was blocked that evening and Beatriz put her own on the counter; you thought that it was only a deposit, and mention it when you are asked how the room was paid. If it was paid already you are ashamed and withdraw everything.`,
  records: joinRecords(
    {
      expenseReports: [
        expense(
          'beatriz.montalvo',
          '2025-08-12',
          {
            id: 'EXP-4080330',
            amount: 460,
            category: 'hotel',
            rejection_reason: 'Two rooms',
            override_approved: true,
            override_approved_by: mail('operations'),
            override_reason: 'system_error',
          },
          ['Seattle', 'WA'],
        ),
        expense(
          who,
          '2025-08-12',
          { id: 'EXP-4080331', amount: 230, category: 'hotel', rejection_reason: 'Duplicate stay' },
          ['Seattle', 'WA'],
        ),
      ],
    },
    ticket(
      '9',
      'beatriz.montalvo',
      '2025-08-27',
      'EXP-4080330: two rooms on one report',
      {
        status: 'solved',
        tags: ['expense_override'],
        expense_report_id: 'EXP-4080330',
        approval_required: 'no',
      },
      [['1', 'Overridden, system error. Two nights of 12 August in Seattle at $230: her own and Rafaela’s.']],
    ),
  ),
  solution: [
    ...lookUp(who),
    ...report('EXP-4080331'),
    ticketsWhere("tags/any(t: t eq 'expense_override')"),
    ...remarks('9'),
    approvalsOf('expense_override', who),
    end.open,
    end.close,
  ],
  expected: [end.effect],
})
