import { inserted, updated } from '../../../lib/task.ts'
import { build, type Household, insurance, steps } from '../../../sandboxes/insurance/index.ts'

const augusta = {
  customer: '91660320',
  user: '9161',
  name: ['Augusta', 'Lindgren-Bello'],
  born: '1972-03-25',
  email: 'augusta.bello@windmill.example',
  tier: 'Premium',
  digits: '2572',
} as const
const emeka = {
  customer: '91660302',
  user: '9162',
  name: ['Emeka', 'Bello'],
  born: '1970-11-04',
  email: 'emeka.bello@windmill.example',
  digits: '0470',
} as const
const home: Household = {
  policy: '2176032046',
  state: 'TX',
  named: augusta,
  coInsured: emeka,
  since: '2013-06-09',
  cars: [{ vin: build.vin('Velmont', 2023, '603204'), car: [2023, 'Velmont', 'Harbor'] }],
  account: {
    monthly: 320.2,
    pastDue: 640.4,
    due: '2025-10-06',
    arrangement: 'Extension',
    newDue: '2025-10-06',
    count: 1,
  },
}
const fresh = build.freshTicket('payment', { user: '9162', role: 'Co-Insured', premium: true })
// Four by the size of the debt, three in Texas, no fee for her tier: a third of $640.40, rounded up.
const instalment = build.inCents(213.47)

export const IN002_002 = insurance.task({
  id: 'IN002_002',
  title: 'her tier, not his, turns a running extension into a plan without a fee',
  level: 'demanding',
  traits: ['rules-that-meet', 'sums-in-steps', 'who-may'],
  decidedBy: ['BL-5', 'BL-4', 'ST-2', 'TK-4'],
  request:
    'Hi, Emeka Bello, POL-2176032046. We got an extension in September till Oct 6 and it is not going to be enough, the roof cost us a fortune. ' +
    'Could we split the $640.40 into four? I know I’m only on the standard tier so do charge your $6.',
  customer: `You are Emeka Bello, born 4 November 1970, co-insured of POL-2176032046 in Texas; your wife Augusta is the named insured. Your SSN ends in 0470. You are chatty and do not want to be a nuisance.

You want four instalments. If you are told that three are the most, you take three. You agree to the sum that you are told; if there is no fee, all the
better. Your wife knows about it.`,
  records: build.householdRecords(home),
  solution: [
    ...steps.lookUp(home, emeka),
    ['crm_get_customer_profile', { customer_id: 'CUS-91660320' }],
    ['billing_get_account_details', { policy_id: 'POL-2176032046' }],
    ['billing_get_arrangement_history', { policy_id: 'POL-2176032046' }],
    ['claims_check_open_major_claims', { policy_id: 'POL-2176032046' }],
    steps.createTicket(home, 'plan instead of the extension', fresh),
    [
      'billing_create_installment_plan',
      { policy_id: 'POL-2176032046', installment_count: 3, installment_amount: instalment },
    ],
    steps.finishTicket('11', 'Three instalments, no fee.', build.ends.completed),
  ],
  expected: [
    updated(insurance.tables.billingAccounts, 'BILL-032046', {
      arrangement_type: 'Installment Plan',
      arrangements_12_months: 2,
      installment_count: 3,
      installment_amount: instalment,
    }),
    inserted(insurance.tables.tickets, { ...fresh, ...build.ends.completed }),
  ],
})
