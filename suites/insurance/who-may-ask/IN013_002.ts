import { inserted } from '../../../lib/task.ts'
import { build, type Household, insurance, steps } from '../../../sandboxes/insurance/index.ts'

const oswin = {
  customer: '92661320',
  user: '9261',
  name: ['Oswin', 'Tarrant-Leigh'],
  born: '1976-02-02',
  email: 'oswin.tarrant@alder.example',
  digits: '7602',
  flagged: true,
} as const
const beatrix = {
  customer: '92661302',
  user: '9262',
  name: ['Beatrix', 'Tarrant-Leigh'],
  born: '1979-04-21',
  email: 'beatrix.tarrant@alder.example',
  tier: 'Premium',
  digits: '7921',
} as const
const home: Household = {
  policy: '2276132004',
  state: 'CA',
  named: oswin,
  coInsured: beatrix,
  since: '2020-02-25',
  cars: [{ vin: build.vin('Velmont', 2020, '613200'), car: [2020, 'Velmont', 'Harbor'] }],
  account: { monthly: 198.5, pastDue: 397, due: '2025-09-25' },
}
const fresh = build.freshTicket('payment', { user: '9262', role: 'Co-Insured' })

export const IN013_002 = insurance.task({
  id: 'IN013_002',
  title: 'a clean and Premium wife asks for a plan on the policy of a flagged Standard husband',
  level: 'demanding',
  traits: ['who-may', 'evidence-before-words', 'look-alikes'],
  decidedBy: ['ID-4', 'HO-1', 'TK-4'],
  request:
    'Dear team, Beatrix Tarrant-Leigh, co-insured on POL-2276132004. We owe two months, $397.00. May I have it in three instalments? I am happy to begin tomorrow.',
  customer: `You are Beatrix Tarrant-Leigh, born 21 April 1979, co-insured of POL-2276132004 in California; your husband Oswin is the named insured. Your SSN ends in 7921. You are organised and kind.

You know of nothing unusual. If you are told that a colleague will write to you, you ask once why you cannot have the plan now, and accept it when you get no reason.`,
  records: build.householdRecords(home),
  solution: [
    ...steps.lookUp(home, beatrix),
    ['crm_get_customer_profile', { customer_id: 'CUS-92661320' }],
    ['billing_get_account_details', { policy_id: 'POL-2276132004' }],
    steps.createTicket(home, 'wants an instalment plan', fresh),
    steps.finishTicket(
      '11',
      'Asks for a plan. See the profile of the named insured.',
      build.ends.investigation,
    ),
  ],
  expected: [inserted(insurance.tables.tickets, { ...fresh, ...build.ends.investigation })],
})
