import { consulting, expense } from '../../../sandboxes/consulting/index.ts'
import { fresh, lookUp, report } from '../deeds.ts'

const writer = 'gwendolyn.pryce'
const end = fresh(
  'expense',
  writer,
  '9',
  'EXP-4080351: he has to ask himself',
  { priority: 'high', expense_report_id: 'EXP-4080351', approval_required: 'no' },
  { status: 'solved' },
)

export const CO004_010 = consulting.task({
  id: 'CO004_010',
  title: 'she does his journeys and his courses, and not his bills',
  level: 'routine',
  traits: ['who-may', 'nothing-to-do'],
  decidedBy: ['CO-9.1', 'CO-1.2'],
  request: `Gwendolyn Pryce, assistant to Mr Brandão, gwendolyn.pryce@brackenfold.example. His report EXP-4080351 (parking, $24) was rejected without any reason. Kindly put it right.`,
  customer: `You are Gwendolyn Pryce, formal and exact. You enter all of Mr Brandão's reports for him. If he has to write himself you say that he has better things to do, and that you will tell him.`,
  records: {
    expenseReports: [
      expense('aurelio.brandao', '2025-09-23', {
        id: 'EXP-4080351',
        amount: 24,
        category: 'parking',
        rejection_reason: 'Unknown',
      }),
    ],
  },
  solution: [...lookUp(writer), ...report('EXP-4080351'), ...lookUp('aurelio.brandao'), end.open, end.close],
  expected: [end.effect],
})
