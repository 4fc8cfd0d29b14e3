import { inserted, updated } from '../../../lib/task.ts'
import { build, type Household, insurance, steps } from '../../../sandboxes/insurance/index.ts'

const barnaby = {
  customer: '94130774',
  user: '9931',
  name: ['Barnaby', 'Oyelaran-Tull'],
  born: '1977-02-02',
  email: 'barnaby.tull@millpond.example',
  tier: 'Preferred',
  digits: '7722',
} as const
const cecily = {
  customer: '94130747',
  user: '9932',
  name: ['Cecily', 'Oyelaran-Tull'],
  born: '1979-08-20',
  email: 'cecily.tull@millpond.example',
  digits: '7982',
} as const
const home: Household = {
  policy: '3034070779',
  state: 'TX',
  named: barnaby,
  coInsured: cecily,
  since: '2020-03-03',
  others: [{ name: 'Rupert Tull', born: '2004-06-06', relationship: 'Child', licence: ['TX88040606', 'TX'] }],
  cars: [{ vin: build.vin('Halden', 2018, '407077'), car: [2018, 'Halden', 'Rook'] }],
  account: { monthly: 221, pastDue: 221, due: '2025-09-25' },
}
const policy_id = 'POL-3034070779'
const asking = { user: '9932', role: 'Co-Insured' } as const
const paying = build.freshTicket('payment', asking)
const leaving = build.freshTicket('driver', asking)
const { billingAccounts, tickets } = insurance.tables

export const IN013_007 = insurance.task({
  id: 'IN013_007',
  title: 'the co-insured may have more time, but not send her stepson away, nor a second name at the desk',
  level: 'routine',
  traits: ['who-may', 'rules-that-meet'],
  decidedBy: ['TK-7', 'ID-3', 'BL-3'],
  request:
    'Good evening, Cecily Oyelaran-Tull, co-insured on POL-3034070779, now writing from cecily@tull-ceramics.example, so please use that from here on. We need an extension for September. And kindly remove Rupert, my husband’s son, who has moved to Lubbock.',
  customer: `You are Cecily Oyelaran-Tull, born 20 August 1979, co-insured of POL-3034070779 in Texas; Barnaby is the named insured. Your SSN ends in 7982. Your old address was cecily.tull@millpond.example. You are efficient.

You take the latest day for the payment. Rupert lives in Lubbock since last week and is insured there. If you are told that only Barnaby can ask for this, you say that he will. If you are told that you change your address in the app yourself, you do that.`,
  records: build.householdRecords(home),
  solution: [
    ...steps.identify(home, cecily),
    ['crm_get_customer_profile', { customer_id: 'CUS-94130774' }],
    ...steps.readAccount(home),
    ['claims_check_open_major_claims', { policy_id }],
    steps.createTicket(home, 'more time for September', paying),
    ['billing_grant_extension', { policy_id, new_due_date: '2025-10-09' }],
    steps.finishTicket('11', 'Extended to 9 October.', build.ends.completed),
    steps.createTicket(home, 'remove Rupert Tull', leaving),
    steps.finishTicket('12', 'Only the named insured can ask.', build.ends.declined),
  ],
  expected: [
    updated(billingAccounts, 'BILL-070779', {
      current_due_date: '2025-10-09',
      new_due_date: '2025-10-09',
      arrangement_type: 'Extension',
      arrangements_12_months: 1,
    }),
    inserted(tickets, { ...paying, ...build.ends.completed }),
    inserted(tickets, { ...leaving, ...build.ends.declined }),
  ],
})
