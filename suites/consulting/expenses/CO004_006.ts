import { approval, consulting, mail } from '../../../sandboxes/consulting/index.ts'
import { approvalsOf, fresh, lookUp, pays, report, ticketsWhere } from '../deeds.ts'

const who = 'rafael.ortega'
const paid = pays('EXP-4080205', 'justified_exception', 'hamish.orre')
const end = fresh(
  'expense',
  who,
  '9',
  'EXP-4080205 rejected',
  { expense_report_id: 'EXP-4080205', approval_required: 'yes', approver_id: mail('hamish.orre') },
  { status: 'solved' },
)

export const CO004_006 = consulting.task({
  id: 'CO004_006',
  title: 'ten percent above the limit and seventy-one days old, and one yes for both',
  level: 'routine',
  traits: ['sums-in-steps', 'time'],
  decidedBy: ['CO-9.5', 'CO-9.8'],
  request: `Rafael Ortega, rafael.ortega@brackenfold.example, Chicago. The night in Denver, EXP-4080205, was rejected: "above the limit". Hamish approved it in the system yesterday. Can it be paid, or does his partner have to sign too?`,
  customer: `You are Rafael Ortega, Senior Consultant, friendly. You never wrote to the desk about this report. It was one night in July, and nobody else paid for it. You agree to what is announced.`,
  records: approval('APR-4100161', 'expense_override', who, 'hamish.orre', 'approved', { amount: 264 }),
  solution: [
    ...lookUp(who),
    ...report('EXP-4080205'),
    ticketsWhere("tags/any(t: t eq 'expense_override')"),
    approvalsOf('expense_override', who),
    end.open,
    ...paid.steps,
    end.close,
  ],
  expected: [end.effect, ...paid.effects],
})
