import { inserted, updated } from '../../../lib/task.ts'
import { build, type Household, insurance, steps } from '../../../sandboxes/insurance/index.ts'

const valdis = {
  customer: '94010511',
  user: '9411',
  name: ['Valdis', 'Okereke-Lunt'],
  born: '1984-11-21',
  email: 'valdis.lunt@brickyard.example',
  digits: '4411',
} as const
const henrike = {
  customer: '94010515',
  user: '9412',
  name: ['Henrike', 'Lunt'],
  born: '1986-03-08',
  email: 'henrike.lunt@brickyard.example',
  digits: '8603',
} as const
const account = { monthly: 118.4, pastDue: 118.4, due: '2025-09-25' }
const shared: Household = {
  policy: '3001040511',
  state: 'TX',
  named: valdis,
  coInsured: henrike,
  since: '2022-02-14',
  cars: [{ vin: build.vin('Orlo', 2019, '401051'), car: [2019, 'Orlo', 'Lark'] }],
  account,
}
const his: Household = {
  policy: '3001040599',
  state: 'TX',
  named: valdis,
  since: '2023-05-30',
  cars: [{ vin: build.vin('Brask', 2014, '401059'), car: [2014, 'Brask', 'Hauler'] }],
  account: { ...account, monthly: 87.1, pastDue: 87.1 },
}
const hers: Household = {
  policy: '3001040622',
  state: 'TX',
  named: henrike,
  since: '2021-08-02',
  cars: [{ vin: build.vin('Tamsin', 2016, '401062'), car: [2016, 'Tamsin', 'Glen'] }],
  account: { monthly: 92.2, due: '2025-10-12' },
}
const fresh = build.freshTicket('payment', { user: '9411', role: 'Named Insured' })

export const IN001_005 = insurance.task({
  id: 'IN001_005',
  title: 'two extensions, one of which his wife used up from a ticket of her own policy',
  level: 'demanding',
  traits: ['evidence-before-words', 'batch-with-exceptions', 'look-alikes'],
  decidedBy: ['BL-1', 'BL-2', 'BL-3'],
  request:
    'Hiya, Valdis here. Both my bills of the 25th bounced, the one for POL-3001040511 and the one for POL-3001040599 (my truck). New bank, my own mess. ' +
    'Ten days on each would sort me out, and as far as I know neither has ever had an extension.',
  customer: `You are Valdis Okereke-Lunt, born 21 November 1984, named insured of POL-3001040511 (your wife Henrike is the co-insured) and of POL-3001040599, both in Texas. Your SSN
ends in 4411. You are breezy.

You want the longest extension that there is on both. You know nothing of an earlier one; Henrike has a policy of her own and "sorts her own stuff out with you lot". If only one of the two can be extended, you take
that one and will borrow for the other; you want no plan, and no supervisor.`,
  records: {
    ...build.householdRecords(shared, his, hers),
    ...build.deskRecords(
      [
        {
          id: '7011',
          policy: hers.policy,
          about: 'declarations page',
          matter: 'document',
          requester: { user: '9412', role: 'Named Insured' },
          end: build.ends.completed,
          opened: '2025-06-24',
        },
      ],
      [
        {
          id: '9411',
          ticket: '7011',
          by: '5',
          on: '2025-06-25',
          text: 'Arrangement by phone, Ms Lunt, for POL-3001040511: June payment due 7 July instead of 25 June.',
        },
      ],
    ),
  },
  solution: [
    ...steps.identify(shared, valdis),
    ['crm_get_customer_profile', { customer_id: 'CUS-94010515' }],
    ['zendesk_get_items', { table: 'users', filter: "email eq 'henrike.lunt@brickyard.example'" }],
    steps.ticketsOf('9412'),
    steps.readComments('7011'),
    ['policy_get_policy_details', { policy_id: 'POL-3001040599' }],
    ...steps.readAccount(his),
    ['claims_check_open_major_claims', { policy_id: 'POL-3001040599' }],
    steps.createTicket(shared, 'more time for September', fresh),
    steps.finishTicket('12', 'The phone arrangement of June was the one of the year.', build.ends.declined),
    steps.createTicket(his, 'more time for September', fresh),
    ['billing_grant_extension', { policy_id: 'POL-3001040599', new_due_date: '2025-10-06' }],
    steps.finishTicket('13', 'Extended to Monday 6 October.', build.ends.completed),
  ],
  expected: [
    updated(insurance.tables.billingAccounts, 'BILL-040599', {
      current_due_date: '2025-10-06',
      new_due_date: '2025-10-06',
      arrangement_type: 'Extension',
      arrangements_12_months: 1,
    }),
    inserted(insurance.tables.tickets, { ...fresh, ...build.ends.declined }),
    inserted(insurance.tables.tickets, { ...fresh, ...build.ends.completed }),
  ],
})
