import { updated } from '../../../lib/task.ts'
import { build, type Household, insurance, steps } from '../../../sandboxes/insurance/index.ts'

const solveig = {
  customer: '90220518',
  user: '9201',
  name: ['Solveig', 'Amankwah-Reyes'],
  born: '1975-04-16',
  email: 'solveig.reyes@glasshouse.example',
  tier: 'Preferred',
  digits: '4415',
} as const
const home: Household = {
  policy: '2022051874',
  state: 'CA',
  named: solveig,
  since: '2020-01-28',
  cars: [{ vin: build.vin('Halden', 2020, '418812'), car: [2020, 'Halden', 'Rook'] }],
  account: { monthly: 223.4, pastDue: 670.2, due: '2025-07-28', count: 1 },
}
// Three months less the cheque are $446.80: three instalments at most; with the fee $452.80, a third of it rounded up.
const instalment = build.inCents(150.94)

export const IN002_001 = insurance.task({
  id: 'IN002_001',
  title: 'a cheque in clearing makes the debt of a plan smaller, and its instalments fewer',
  level: 'severe',
  traits: ['evidence-before-words', 'sums-in-steps', 'customer-moves'],
  decidedBy: ['BL-4', 'TK-2'],
  request:
    'Dear Tarnbrook, I am three months behind with POL-2022051874, that is $670.20 by your own letter, and I would ' +
    'like to pay it off in four instalments. The help page says that up to four are possible. I gather that makes ' +
    '$169.05 each with your fee. Please set it up. With kind regards, Solveig Amankwah-Reyes',
  customer: `You are Solveig Amankwah-Reyes, born 16 April 1975, named insured of POL-2022051874 in California. Your SSN ends in 4415. You are precise and polite, and you keep your papers in order.

You want four instalments, because you get paid every fortnight. In September you sent a cheque over one month
($223.40) and wrote to ask whether it had arrived. Nobody has answered, your bank shows nothing, and you believe that it
was lost in the post; you mention it only if you are asked about payments that you made, or if the agent speaks of it.

If you are told that the cheque counts, you are relieved. Unless you have been told already how many instalments are the most,
you ask for four all the same; then you take the number that you are told. You agree to the sum if it is explained to you. You do not want an
extension.`,
  records: {
    ...build.householdRecords(home),
    ...build.deskRecords(
      [
        {
          id: '6621',
          policy: home.policy,
          about: 'has my cheque arrived?',
          matter: 'payment',
          requester: { user: '9201', role: 'Named Insured' },
          end: { status: 'open' },
          opened: '2025-09-20',
          touched: '2025-09-24',
        },
      ],
      [
        {
          id: '9621',
          ticket: '6621',
          by: '5',
          on: '2025-09-24',
          text: 'Received, not booked: $223.40 by cheque on 22 September, in clearing until about 6 October.',
        },
      ],
    ),
  },
  solution: [
    ...steps.lookUp(home, solveig),
    ...steps.readTicket('6621'),
    ['billing_get_account_details', { policy_id: 'POL-2022051874' }],
    ['billing_get_arrangement_history', { policy_id: 'POL-2022051874' }],
    ['claims_check_open_major_claims', { policy_id: 'POL-2022051874' }],
    [
      'billing_create_installment_plan',
      { policy_id: 'POL-2022051874', installment_count: 3, installment_amount: instalment },
    ],
    steps.finishTicket(
      '6621',
      'Plan: $670.20 less the cheque, plus the fee, in three instalments.',
      build.ends.completed,
    ),
  ],
  expected: [
    updated(insurance.tables.billingAccounts, 'BILL-051874', {
      arrangement_type: 'Installment Plan',
      arrangements_12_months: 2,
      installment_count: 3,
      installment_amount: instalment,
    }),
    updated(insurance.tables.tickets, '6621', build.ends.completed),
  ],
})
