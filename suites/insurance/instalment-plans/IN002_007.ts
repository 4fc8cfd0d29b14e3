import { inserted, updated } from '../../../lib/task.ts'
import { build, type Household, insurance, steps } from '../../../sandboxes/insurance/index.ts'

const isaura = {
  customer: '94020795',
  user: '9481',
  name: ['Isaura', 'Kettleburn'],
  born: '1974-09-14',
  email: 'isaura.kettleburn@drygulch.example',
  tier: 'Preferred',
  digits: '7414',
} as const
const rolf = {
  customer: '94020759',
  name: ['Rolf', 'Kettleburn'],
  born: '1971-12-11',
  email: 'rolf.kettleburn@drygulch.example',
  digits: '7111',
} as const
const home: Household = {
  policy: '3009820798',
  state: 'TX',
  named: isaura,
  coInsured: rolf,
  since: '2017-02-28',
  cars: [{ vin: build.vin('Brask', 2019, '982079'), car: [2019, 'Brask', 'Hauler'] }],
  account: { monthly: 161.3, pastDue: 322.6, due: '2025-09-24' },
}
const van: Household = {
  policy: '3009820789',
  state: 'TX',
  named: isaura,
  since: '2020-06-01',
  cars: [{ vin: build.vin('Corvane', 2015, '982078'), car: [2015, 'Corvane', 'Mesa'] }],
  account: { monthly: 80.5, due: '2025-10-22' },
}
const user = { name: 'Rolf Kettleburn', email: rolf.email }
const fresh = build.freshTicket('payment', { user: '22', role: 'Co-Insured' })
// Two months and the fee, $328.60, in three, rounded up.
const plan = { installment_count: 3, installment_amount: build.inCents(109.54) }
const policy_id = 'POL-3009820798'

export const IN002_007 = insurance.task({
  id: 'IN002_007',
  title: 'first the extension, then the plan: two are allowed, and the one by phone was for another policy',
  level: 'severe',
  traits: ['customer-moves', 'look-alikes', 'sums-in-steps', 'rules-that-meet'],
  decidedBy: ['BL-5', 'BL-1', 'BL-4'],
  request:
    'Rolf Kettleburn here, I am on my wife’s policy, POL-3009820798. We’re two months down. A later date would do it: the longest you have. No instalments, I hate those.',
  customer: `You are Rolf Kettleburn, born 11 December 1971, co-insured of POL-3009820798 in Texas; your wife Isaura is the named insured. Your SSN ends in 7111, your e-mail is rolf.kettleburn@drygulch.example. You are blunt, and do as your wife says.

You want the extension, to the latest day. Offered a plan beside it, you say no, the extension. **Only once you are told that the extension is done**, you write: "Isaura says October will be no better. Make it instalments after all, as many as you have." You agree to number, sum and fee.
Isaura rang you lot in spring about "one of the cars"; you do not know which and have never dealt with it. She has a second policy in her own name, for the van.`,
  records: {
    ...build.householdRecords(home, van),
    ...build.deskRecords(
      [
        {
          id: '7081',
          policy: home.policy,
          about: 'which of us is the named insured?',
          matter: 'question',
          requester: { user: '9481', role: 'Named Insured' },
          end: build.ends.completed,
          opened: '2025-04-07',
        },
      ],
      [
        {
          id: '9481',
          ticket: '7081',
          by: '5',
          on: '2025-04-08',
          text: 'Arrangement by phone, Ms Kettleburn, for POL-3009820789 (the van): April payment due 22 April.',
        },
      ],
    ),
  },
  solution: [
    ...steps.identify(home, rolf),
    ['crm_get_customer_profile', { customer_id: 'CUS-94020795' }],
    steps.ticketsAbout(policy_id),
    steps.readComments('7081'),
    ...steps.readAccount(home),
    ['claims_check_open_major_claims', { policy_id }],
    ['zendesk_create_item', { table: 'users', item: user }],
    steps.createTicket(home, 'more time', fresh),
    ['billing_grant_extension', { policy_id, new_due_date: '2025-10-08' }],
    ['billing_create_installment_plan', { policy_id, ...plan }],
    steps.finishTicket('12', 'Extended, then turned into three instalments.', build.ends.completed),
  ],
  expected: [
    inserted(insurance.tables.users, user),
    updated(insurance.tables.billingAccounts, 'BILL-820798', {
      current_due_date: '2025-10-08',
      new_due_date: '2025-10-08',
      arrangement_type: 'Installment Plan',
      arrangements_12_months: 2,
      ...plan,
    }),
    inserted(insurance.tables.tickets, { ...fresh, ...build.ends.completed }),
  ],
})
