import { updated } from '../../../lib/task.ts'
import { build, type Household, insurance, steps } from '../../../sandboxes/insurance/index.ts'

const ottoline = {
  customer: '90330614',
  user: '9301',
  name: ['Ottoline', 'Baptiste-Kerr'],
  born: '1981-08-19',
  email: 'ottoline.kerr@palmetto.example',
  question: ['What is your favourite bird?', 'Heron'],
} as const
const desmond = {
  customer: '90330641',
  user: '9302',
  name: ['Desmond', 'Kerr'],
  born: '1980-12-12',
  email: 'desmond.kerr@palmetto.example',
  digits: '2760',
} as const
const home: Household = {
  policy: '2033061492',
  state: 'FL',
  named: ottoline,
  coInsured: desmond,
  since: '2021-02-10',
  status: 'Cancelled for Non-Payment',
  cancelled: ['2025-09-19', 'Non-Payment'],
  cars: [{ vin: build.vin('Tamsin', 2021, '203366'), car: [2021, 'Tamsin', 'Glen'] }],
  account: { monthly: 137.6, pastDue: 412.8, due: '2025-07-10', status: 'Cancelled', received: true },
}
const end = { ...build.ends.completed, effective_date_of_change: '2025-10-01' }

export const IN003_001 = insurance.task({
  id: 'IN003_001',
  title: 'twelve days after the cancellation a Florida policy comes back with a gap, in her husband’s ticket',
  level: 'demanding',
  traits: ['rules-that-meet', 'effects-that-belong-together', 'customer-moves'],
  decidedBy: ['RC-6', 'ST-3', 'TK-5'],
  request:
    'hi, you cancelled us (POL-2033061492) over the bills from summer. i wired ALL of it on monday, $412.80. please ' +
    'switch it back on. and no gap please!! your website says "if you are quick there may be no gap in your cover" ' +
    'and my policy says 14 days automatic extension, its been 12. ottoline',
  customer: `You are Ottoline Baptiste-Kerr, born 19 August 1981, named insured of POL-2033061492 in Florida. Your husband
Desmond is the co-insured. You never gave us your social security number; your security question is about your
favourite bird, and the answer is Heron. You write in a hurry, in small letters.

You want the policy back today, without a gap, because a gap will cost you money with the next insurer. If you are
told that in Florida there is always a gap, you argue once ("14 days is 14 days"), then agree: being insured today matters
more. Asked whether anything happened to the car or with it since 19 September, you say no, it stood in the garage.
Asked about your husband: he wrote to you last week as well, you think.`,
  records: {
    ...build.householdRecords(home),
    ...build.deskRecords(
      [
        {
          id: '6631',
          policy: home.policy,
          about: 'how do we get the policy back?',
          matter: 'reinstatement',
          requester: { user: '9302', role: 'Co-Insured' },
          end: { ...build.ends.waitingForCustomer, priority: 'normal' },
          opened: '2025-09-24',
        },
      ],
      [
        {
          id: '9631',
          ticket: '6631',
          by: '1',
          on: '2025-09-24',
          text: 'Told him the sum that is owed. He says they will send it next week.',
          public: true,
        },
      ],
    ),
  },
  solution: [
    ...steps.lookUp(home, ottoline),
    ...steps.readTicket('6631'),
    ['billing_get_account_details', { policy_id: 'POL-2033061492' }],
    ['claims_get_policy_claims', { policy_id: 'POL-2033061492' }],
    [
      'policy_reinstate_policy',
      {
        policy_id: 'POL-2033061492',
        lapse_flag: true,
        lapse_start: '2025-09-19',
        lapse_end: '2025-10-01',
      },
    ],
    ['billing_reset_account_status', { policy_id: 'POL-2033061492' }],
    steps.finishTicket('6631', 'Paid, no losses. Reinstated today with a lapse, account reset.', {
      ...end,
      priority: 'high',
    }),
  ],
  expected: [
    updated(insurance.tables.policies, 'POL-2033061492', {
      status: 'Active',
      cancellation_date: null,
      cancellation_reason: null,
      lapse_flag: true,
      lapse_start: '2025-09-19',
      lapse_end: '2025-10-01',
    }),
    updated(insurance.tables.billingAccounts, 'BILL-061492', { status: 'Current', past_due_amount: 0 }),
    updated(insurance.tables.tickets, '6631', { ...end, priority: 'high' }),
  ],
})
