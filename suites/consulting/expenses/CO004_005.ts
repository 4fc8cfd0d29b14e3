import { consulting, expense } from '../../../sandboxes/consulting/index.ts'
import { fresh, lookUp, pays, report, ticketsWhere } from '../deeds.ts'

const who = 'kofi.mensah'
const paid = pays('EXP-4080321', 'system_error', 'operations')
const end = fresh(
  'expense',
  who,
  '9',
  'EXP-4080321 rejected',
  { expense_report_id: 'EXP-4080321', approval_required: 'no' },
  { status: 'solved' },
)

export const CO004_005 = consulting.task({
  id: 'CO004_005',
  title: 'a report that breaks no rule was rejected by a machine',
  level: 'routine',
  traits: ['thin-answers'],
  decidedBy: ['CO-9.7', 'CO-9.2'],
  request: `Kofi Mensah, Austin, kofi.mensah@brackenfold.example. EXP-4080321: 45 dollars for the permit at the refinery, rejected with "category unclear". Receipt is in there. Who signs this?`,
  customer: `You are Kofi Mensah, Consultant, direct. The permit was bought on 18 September and paid by nobody else. You expect that Beatriz has to approve; if nobody has to, so much the better.`,
  records: {
    expenseReports: [
      expense(who, '2025-09-18', {
        id: 'EXP-4080321',
        amount: 45,
        category: 'other',
        rejection_reason: 'Category unclear',
      }),
    ],
  },
  solution: [
    ...lookUp(who),
    ...report('EXP-4080321'),
    ticketsWhere("tags/any(t: t eq 'expense_override')"),
    end.open,
    ...paid.steps,
    end.close,
  ],
  expected: [end.effect, ...paid.effects],
})
