import { consulting, expense, joinRecords, mail, ticket } from '../../../sandboxes/consulting/index.ts'
import { brought, lookUp, pays, remarks, report, ticketsWhere } from '../deeds.ts'

const who = 'jonas.whitlock'
const paid = pays('EXP-4080112', 'system_error', 'operations')
const end = brought('9', { status: 'open', assignee_id: '3' })

export const CO004_008 = consulting.task({
  id: 'CO004_008',
  title: 'the desk paid a Whitlock, and the wrong one',
  level: 'severe',
  traits: ['undoing', 'look-alikes', 'evidence-before-words', 'thin-answers'],
  decidedBy: ['CO-14.2', 'CO-9.8', 'CO-14.1'],
  request: `jonas whitlock, new york, jonas.whitlock@brackenfold.example. you wrote on friday that my taxi is paid (exp-4080112, 62 dollars) but the app still says rejected?`,
  customer: `You are Jonas Whitlock, Consultant, breezy, lower case. It was one taxi on 15 September, receipt attached, paid by you alone. You know of no other report. You do not mind who looks at what, as long as the taxi is paid.`,
  records: joinRecords(
    {
      expenseReports: [
        expense(who, '2025-09-15', {
          id: 'EXP-4080112',
          amount: 62,
          category: 'transport',
          rejection_reason: 'Route unclear',
        }),
        expense('joan.whitlock', '2025-09-15', {
          id: 'EXP-4080121',
          amount: 62,
          category: 'transport',
          rejection_reason: 'Route unclear',
          override_approved: true,
          override_approved_by: mail('operations'),
          override_reason: 'system_error',
        }),
      ],
    },
    ticket(
      '9',
      who,
      '2025-09-25',
      'Taxi rejected',
      {
        status: 'solved',
        tags: ['expense_override'],
        expense_report_id: 'EXP-4080112',
        approval_required: 'no',
        description: 'No rule broken: system error.',
      },
      [['1', 'Overridden: EXP-4080121, Whitlock, $62.']],
    ),
  ),
  solution: [
    ...lookUp(who),
    ...remarks('9'),
    ...report('EXP-4080112'),
    ...report('EXP-4080121'),
    ticketsWhere("tags/any(t: t eq 'expense_override')"),
    ...paid.steps,
    ...end.steps,
  ],
  expected: [...paid.effects, ...end.effects],
})
