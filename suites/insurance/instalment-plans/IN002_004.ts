import { inserted, updated } from '../../../lib/task.ts'
import { build, type Household, insurance, steps } from '../../../sandboxes/insurance/index.ts'

const basilio = {
  customer: '94020462',
  user: '9461',
  name: ['Basilio', 'Nordgaard'],
  born: '1955-10-30',
  email: 'basilio.nordgaard@twocoasts.example',
  digits: '5510',
} as const
const summer: Household = {
  policy: '3006520466',
  state: 'NY',
  named: basilio,
  since: '2019-05-12',
  cars: [{ vin: build.vin('Halden', 2021, '652046'), car: [2021, 'Halden', 'Rook'] }],
  account: { monthly: 244.7, pastDue: 734.1, due: '2025-07-12' },
}
const winter: Household = {
  policy: '3006520499',
  state: 'FL',
  named: basilio,
  since: '2022-12-02',
  cars: [{ vin: build.vin('Tamsin', 2018, '652049'), car: [2018, 'Tamsin', 'Glen'] }],
  account: { monthly: 137.5, pastDue: 412.5, due: '2025-07-02' },
}
const fresh = build.freshTicket('payment', { user: '9461', role: 'Named Insured' })
// New York: $734.10 less $150.00, no fee, in three. Florida: $412.50 and the fee, in three.
const inNewYork = { installment_count: 3, installment_amount: build.inCents(194.7) }
const inFlorida = { installment_count: 3, installment_amount: build.inCents(139.5) }
const plan = { arrangement_type: 'Installment Plan', arrangements_12_months: 1 } as const
const { billingAccounts, tickets } = insurance.tables

export const IN002_004 = insurance.task({
  id: 'IN002_004',
  title: 'two plans on two coasts, and a transfer that is noted under the wrong one of them',
  level: 'severe',
  traits: ['sums-in-steps', 'evidence-before-words', 'batch-with-exceptions', 'look-alikes'],
  decidedBy: ['BL-1', 'BL-4', 'ST-2'],
  request:
    'Ladies and gentlemen: I summer in New York and winter in Florida, and have neglected both cars. I owe $734.10 on POL-3006520466 and $412.50 on POL-3006520499. ' +
    'Kindly divide each into as many instalments as you can. I do not want extensions, I want to be done with it. B. Nordgaard',
  customer: `You are Basilio Nordgaard, born 30 October 1955, named insured of POL-3006520466 (New York) and POL-3006520499 (Florida). Your SSN ends in 5510. You write as people did forty years ago.

You want the largest number of instalments on each, and agree to the numbers and sums that you are told. Around the middle of September you transferred a round sum, you no longer know for which of the two; you mention it only when somebody
asks about payments, and then say that the figures in your letters do not seem to have moved. Two plans are what you want; nothing else.`,
  records: {
    ...build.householdRecords(summer, winter),
    ...build.deskRecords(
      [
        {
          id: '7061',
          policy: winter.policy,
          about: 'proof of insurance for the marina',
          matter: 'document',
          requester: { user: '9461', role: 'Named Insured' },
          end: build.ends.completed,
          opened: '2025-08-11',
          touched: '2025-09-19',
        },
      ],
      [
        {
          id: '9461',
          ticket: '7061',
          by: '1',
          on: '2025-08-11',
          text: 'Link sent: proof of insurance, last day 2025-08-18.',
          public: true,
        },
        {
          id: '9462',
          ticket: '7061',
          by: '5',
          on: '2025-09-19',
          text: 'Received, not booked: $150.00 by transfer on 17 September for POL-3006520466. The reference was hard to read.',
        },
      ],
    ),
  },
  solution: [
    ...steps.identify(summer, basilio),
    steps.ticketsOf('9461'),
    steps.readComments('7061'),
    ...steps.readAccount(summer),
    ['claims_check_open_major_claims', { policy_id: 'POL-3006520466' }],
    ['policy_get_policy_details', { policy_id: 'POL-3006520499' }],
    ...steps.readAccount(winter),
    ['claims_check_open_major_claims', { policy_id: 'POL-3006520499' }],
    steps.createTicket(summer, 'instalment plan', fresh),
    ['billing_create_installment_plan', { policy_id: 'POL-3006520466', ...inNewYork }],
    steps.finishTicket('12', 'Three of $194.70.', build.ends.completed),
    steps.createTicket(winter, 'instalment plan', fresh),
    ['billing_create_installment_plan', { policy_id: 'POL-3006520499', ...inFlorida }],
    steps.finishTicket('13', 'Three of $139.50.', build.ends.completed),
  ],
  expected: [
    updated(billingAccounts, 'BILL-520466', { ...plan, ...inNewYork }),
    updated(billingAccounts, 'BILL-520499', { ...plan, ...inFlorida }),
    inserted(tickets, { ...fresh, ...build.ends.completed }),
    inserted(tickets, { ...fresh, ...build.ends.completed }),
  ],
})
