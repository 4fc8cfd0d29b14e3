import { inserted, updated } from '../../../lib/task.ts'
import { build, type Household, insurance, steps } from '../../../sandboxes/insurance/index.ts'

const thelonius = {
  customer: '94120665',
  user: '9841',
  name: ['Thelonius', 'Graystone-Pak'],
  born: '1967-07-30',
  email: 'thelonius.graystone@seventhpier.example',
  digits: '6730',
} as const
const wagon: Household = {
  policy: '3029060668',
  state: 'CA',
  named: thelonius,
  since: '2018-09-29',
  cars: [{ vin: build.vin('Tamsin', 2015, '906066'), car: [2015, 'Tamsin', 'Brook'] }],
  account: { monthly: 133, pastDue: 133, due: '2025-09-29', count: 1 },
}
const coupe: Household = {
  policy: '3029060699',
  state: 'CA',
  named: thelonius,
  since: '2023-03-29',
  cars: [{ vin: build.vin('Orlo', 2020, '906069'), car: [2020, 'Orlo', 'Lark'] }],
  account: { monthly: 112, pastDue: 112, due: '2025-09-29', count: 1 },
}
const asking = { user: '9841', role: 'Named Insured' } as const
const fresh = build.freshTicket('payment', asking)
const earlier = {
  matter: 'payment',
  requester: asking,
  end: { ...build.ends.completed, status: 'closed' },
} as const
const { billingAccounts, tickets } = insurance.tables

export const IN012_006 = insurance.task({
  id: 'IN012_006',
  title: 'of two exceptions that the lead wrote down, one ran out yesterday',
  level: 'demanding',
  traits: ['time', 'batch-with-exceptions', 'rules-that-meet'],
  decidedBy: ['ID-5', 'BL-7', 'BL-3'],
  request:
    'Good morning, Mr Graystone-Pak, for POL-3029060668 and POL-3029060699. I have had my one extension on each this year, but your Ms Osei promised me in July, when I came out of hospital, that I could have another one on each. I would like them now, for the bills of the 29th.',
  customer: `You are Thelonius Graystone-Pak, born 30 July 1967, named insured of POL-3029060668 and POL-3029060699 in California. Your SSN ends in 6730. You are slow, kind and trusting.

Ms Osei told you on the telephone, and said that she would write it down. Both bills should wait as long as may be. If one of the two has to go to a supervisor, you wait.`,
  records: {
    ...build.householdRecords(wagon, coupe),
    ...build.deskRecords(
      [
        {
          ...earlier,
          id: '7231',
          policy: wagon.policy,
          about: 'more time for February',
          opened: '2025-02-26',
          touched: '2025-07-08',
        },
        {
          ...earlier,
          id: '7232',
          policy: coupe.policy,
          about: 'more time for February',
          opened: '2025-02-26',
          touched: '2025-07-08',
        },
      ],
      [
        {
          id: '9841',
          ticket: '7231',
          by: '6',
          on: '2025-07-08',
          text: 'In view of his illness he may have one extension beyond the limit, if he asks by 30 September 2025.',
        },
        {
          id: '9842',
          ticket: '7232',
          by: '6',
          on: '2025-07-08',
          text: 'In view of his illness he may have one extension beyond the limit, if he asks by 30 November 2025.',
        },
      ],
    ),
  },
  solution: [
    ...steps.identify(wagon, thelonius),
    ['policy_get_policy_details', { policy_id: 'POL-3029060699' }],
    steps.ticketsOf('9841'),
    steps.readComments('7231'),
    steps.readComments('7232'),
    ...steps.readAccount(wagon),
    ...steps.readAccount(coupe),
    ['claims_check_open_major_claims', { policy_id: 'POL-3029060668' }],
    ['claims_check_open_major_claims', { policy_id: 'POL-3029060699' }],
    steps.createTicket(wagon, 'a second extension', fresh),
    steps.finishTicket('13', 'The exception ran until 30 September. For you.', build.ends.billing),
    steps.createTicket(coupe, 'a second extension', fresh),
    ['billing_grant_extension', { policy_id: 'POL-3029060699', new_due_date: '2025-10-13' }],
    steps.finishTicket('14', 'Extended to 13 October, as Ms Osei allowed.', build.ends.completed),
  ],
  expected: [
    inserted(tickets, { ...fresh, ...build.ends.billing }),
    updated(billingAccounts, 'BILL-060699', {
      current_due_date: '2025-10-13',
      new_due_date: '2025-10-13',
      arrangement_type: 'Extension',
      arrangements_12_months: 2,
    }),
    inserted(tickets, { ...fresh, ...build.ends.completed }),
  ],
})
