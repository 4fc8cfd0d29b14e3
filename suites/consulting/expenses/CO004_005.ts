import { consulting, expense } from '../../../sandboxes/consulting/index.ts'
import { fresh, lookUp, pays, report, ticketsWhere } from '../deeds.ts'

const who = 'kofi.mensah'
const both = ['EXP-4080321', 'EXP-4080322'].map((id, place) => ({
  ...pays(id, 'system_error', 'operations'),
  look: report(id),
  ticket: fresh(
    'expense',
    who,
    String(9 + place),
    `${id} rejected`,
    { expense_report_id: id, approval_required: 'no' },
    { status: 'solved' },
  ),
}))
export const CO004_005 = consulting.task({
  id: 'CO004_005',
  title: 'two reports that break no rule were rejected by a machine',
  level: 'routine',
  traits: ['customer-moves'],
  decidedBy: ['CO-9.7', 'CO-9.2'],
  request: `Kofi Mensah, Austin, kofi.mensah@brackenfold.example. EXP-4080321: 45 dollars for the permit at the refinery, rejected with "category unclear". Receipt is in there. Who signs this?`,
  customer: `You are Kofi Mensah, Consultant, direct. The permit was bought on 18 September and paid by nobody else. You expect that Beatriz has to approve; if nobody has to, so much the better. Then you have another one: EXP-4080322, 26 dollars for a taxi on the same day, rejected as "incomplete". For that you got no receipt; the driver had none.`,
  records: {
    expenseReports: [
      expense(who, '2025-09-18', {
        id: 'EXP-4080321',
        amount: 45,
        category: 'other',
        rejection_reason: 'Category unclear',
      }),
      expense(who, '2025-09-18', {
        id: 'EXP-4080322',
        amount: 26,
        category: 'transport',
        receipt_status: 'missing',
        rejection_reason: 'Incomplete',
      }),
    ],
  },
  solution: [
    ...lookUp(who),
    ticketsWhere("tags/any(t: t eq 'expense_override')"),
    ...both.flatMap(({ look, ticket, steps }) => [...look, ticket.open, ...steps, ticket.close]),
  ],
  expected: both.flatMap(({ ticket, effects }) => [ticket.effect, ...effects]),
})
