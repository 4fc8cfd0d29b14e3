import { consulting, expense, mail } from '../../../sandboxes/consulting/index.ts'
import { approvalsOf, asks, fresh, lookUp, report, ticketsWhere } from '../deeds.ts'

const who = 'leila.haddad'
const meals = asks('expense_override', who, ['ines.valcourt'], { amount: 112 })
const train = asks('expense_override', who, ['honora.vance'], { amount: 520 })
/** A ticket about a report for which somebody is asked. */
const waits = (id: string, report: string, approver: string) =>
  fresh(
    'expense',
    who,
    id,
    `${report} rejected`,
    { expense_report_id: report, approval_required: 'yes', approver_id: mail(approver) },
    { status: 'hold' },
  )
const tickets = [
  waits('9', 'EXP-4080341', 'ines.valcourt'),
  waits('10', 'EXP-4080342', 'honora.vance'),
  fresh(
    'expense',
    who,
    '11',
    'EXP-4080343 rejected',
    { expense_report_id: 'EXP-4080343', approval_required: 'no' },
    { status: 'solved' },
  ),
]

export const CO004_009 = consulting.task({
  id: 'CO004_009',
  title: 'a dinner for her manager, a train for the managing partner, and a round of drinks for nobody',
  level: 'severe',
  traits: ['batch-with-exceptions', 'sums-in-steps', 'who-may', 'effects-that-belong-together'],
  decidedBy: ['CO-9.3', 'CO-3.1', 'CO-9.5'],
  request: `Leila Haddad (leila.haddad@brackenfold.example). Three of mine came back red:
EXP-4080341, meals in Boston, "above limit"
EXP-4080342, the train pass, "too late"
EXP-4080343, drinks with the people of Harrowgate, "no itemized receipt"
Inès says that she signs all of them. Could you send her the requests?`,
  customer: `You are keen, and your name is Leila Haddad. All three you paid yourself, each once, and you bring them up for the first time. For the drinks you have the card slip only, the bar does not print more. You do not know who your partner is; the staff page shows none. You agree to every request.`,
  records: {
    expenseReports: [
      expense(
        who,
        '2025-09-16',
        { id: 'EXP-4080341', amount: 112, category: 'meals', rejection_reason: 'Above the limit' },
        ['Boston', 'MA'],
      ),
      expense(who, '2025-07-25', {
        id: 'EXP-4080342',
        amount: 520,
        category: 'transport',
        rejection_reason: 'Too late',
      }),
      expense(who, '2025-09-17', {
        id: 'EXP-4080343',
        amount: 64,
        category: 'client_entertainment',
        rejection_reason: 'No itemized receipt',
      }),
    ],
  },
  solution: [
    ...lookUp(who),
    ...report('EXP-4080341'),
    ...report('EXP-4080342'),
    ...report('EXP-4080343'),
    ticketsWhere("tags/any(t: t eq 'expense_override')"),
    approvalsOf('expense_override', who),
    ...tickets.map(({ open }) => open),
    ...meals.steps,
    ...train.steps,
    ...tickets.map(({ close }) => close),
  ],
  expected: [...tickets.map(({ effect }) => effect), ...meals.effects, ...train.effects],
})
