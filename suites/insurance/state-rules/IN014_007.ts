import { inserted, textMatching, updated } from '../../../lib/task.ts'
import { build, type Household, insurance, steps } from '../../../sandboxes/insurance/index.ts'

const { billingAccounts, tickets } = insurance.tables

const leopold = {
  customer: '77070366',
  user: '8876',
  name: ['Leopold', 'Adair-Mensah'],
  born: '1983-04-13',
  email: 'leopold.mensah@twinrivers.example',
  digits: '8313',
} as const
const household = (
  policy: string,
  state: 'NY' | 'TX',
  serial: string,
  account: Household['account'],
): Household => ({
  policy,
  state,
  named: leopold,
  since: '2019-09-19',
  cars: [{ vin: build.vin('Kestler', 2020, serial), car: [2020, 'Kestler', 'Heron'] }],
  account,
})
const newYork = household('3507103667', 'NY', '710366', {
  monthly: 210,
  pastDue: 210,
  due: '2025-09-26',
  count: 1,
})
const texas = household('3507103676', 'TX', '710367', { monthly: 233.5, pastDue: 700.5, due: '2025-07-28' })
const fresh = build.freshTicket('payment', { user: '8876', role: 'Named Insured' })
const plan = { installment_count: 3, installment_amount: 23550 } as const

export const IN014_007 = insurance.task({
  id: 'IN014_007',
  title: 'a second arrangement in New York and four instalments in Texas, and each state has its say',
  level: 'severe',
  traits: ['rules-that-meet', 'sums-in-steps', 'batch-with-exceptions', 'effects-that-belong-together'],
  decidedBy: ['ST-2', 'BL-3', 'BL-4'],
  request: `Leopold Adair-Mensah. I am behind with both cars. POL-3507103667 (Brooklyn): please ten more days, though I had an extension in March already. POL-3507103676 (my shop in Austin): three months open, may I pay that in four parts?`,
  customer: `You are Leopold Adair-Mensah, born 13 April 1983, named insured of both policies. Your SSN ends in 8313. You repair clocks in two towns and are ashamed of debts. You believe that one extension a year is all that anybody gets, and hope. For Austin you want four parts; if only three are possible, you agree to the sum that is named. You have paid nothing meanwhile.`,
  records: build.householdRecords(newYork, texas),
  solution: [
    ...steps.lookUp(newYork, leopold),
    ...steps.readAccount(newYork),
    ['claims_check_open_major_claims', { policy_id: 'POL-3507103667' }],
    ['policy_get_policy_details', { policy_id: 'POL-3507103676' }],
    steps.ticketsAbout('POL-3507103676'),
    ...steps.readAccount(texas),
    ['claims_check_open_major_claims', { policy_id: 'POL-3507103676' }],
    steps.createTicket(newYork, 'ten more days', fresh),
    ['billing_grant_extension', { policy_id: 'POL-3507103667', new_due_date: '2025-10-06' }],
    steps.finishTicket('11', 'Second of two in New York: to 6 October.', build.ends.completed),
    steps.createTicket(texas, 'instalments', fresh),
    ['billing_create_installment_plan', { policy_id: 'POL-3507103676', ...plan }],
    steps.finishTicket('12', 'Three at most in Texas: $706.50 in parts of $235.50.', build.ends.completed),
  ],
  expected: [
    updated(billingAccounts, 'BILL-103667', {
      current_due_date: '2025-10-06',
      new_due_date: '2025-10-06',
      arrangement_type: 'Extension',
      arrangements_12_months: 2,
    }),
    updated(billingAccounts, 'BILL-103676', {
      arrangement_type: 'Installment Plan',
      arrangements_12_months: 1,
      ...plan,
    }),
    inserted(tickets, { ...fresh, ...build.ends.completed, subject: textMatching(/^POL-3507103667/) }),
    inserted(tickets, { ...fresh, ...build.ends.completed, subject: textMatching(/^POL-3507103676/) }),
  ],
})
