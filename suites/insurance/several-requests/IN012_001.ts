import { inserted, updated } from '../../../lib/task.ts'
import { build, type Household, insurance, steps } from '../../../sandboxes/insurance/index.ts'

const farouk = {
  customer: '91221581',
  user: '9121',
  name: ['Farouk', 'Winterbourne'],
  born: '1974-10-10',
  email: 'farouk.winterbourne@cedarbluff.example',
  digits: '7410',
} as const
const home: Household = {
  policy: '2132158137',
  state: 'CA',
  named: farouk,
  since: '2020-11-19',
  others: [
    { name: 'Salma Winterbourne', born: '2004-01-23', relationship: 'Child', licence: ['F0412387', 'CA'] },
  ],
  cars: [
    { vin: build.vin('Tamsin', 2020, '221581'), car: [2020, 'Tamsin', 'Brook'] },
    { vin: build.vin('Kestler', 2016, '221518'), car: [2016, 'Kestler', 'Finch'] },
  ],
  account: { monthly: 194.6, pastDue: 194.6, due: '2025-09-27', status: 'In Grace Period' },
}
const paying = build.freshTicket('payment', { user: '9121', role: 'Named Insured' })
const garaging = build.freshTicket('licenceOrGaraging', { user: '9121', role: 'Named Insured' })

export const IN012_001 = insurance.task({
  id: 'IN012_001',
  title: 'fourteen Californian days that end on a Saturday, and a car that is away for longer than it seemed',
  level: 'demanding',
  traits: ['rules-that-meet', 'time', 'customer-moves'],
  decidedBy: ['BL-3', 'ST-2', 'VE-8'],
  request:
    'Hi, two quick things about POL-2132158137. One: I need more time for the payment that was due on the 27th, as much as you can give. Two: my ' +
    'daughter has taken the Finch to college in Oregon, just for the term, so I suppose you don’t need to do anything about that? Farouk',
  customer: `You are Farouk Winterbourne, born 10 October 1974, named insured of POL-2132158137 in California. Your SSN ends in 7410. You are relaxed and believe that things work out.

You want the latest day that is possible for the payment. You would pay on any day you are told. Salma drove up on 20 September with the Finch and comes
home for Christmas, on 19 December; you say the dates only when you are asked how long the car is away. Then you are surprised that this matters, and
fine with somebody looking at it. You do not want to change anything else.`,
  records: build.householdRecords(home),
  solution: [
    ...steps.lookUp(home, farouk),
    ['billing_get_account_details', { policy_id: 'POL-2132158137' }],
    ['billing_get_arrangement_history', { policy_id: 'POL-2132158137' }],
    ['claims_check_open_major_claims', { policy_id: 'POL-2132158137' }],
    steps.createTicket(home, 'more time for September', paying),
    ['billing_grant_extension', { policy_id: 'POL-2132158137', new_due_date: '2025-10-13' }],
    steps.finishTicket('11', 'Extended to Monday 13 October.', build.ends.completed),
    steps.createTicket(home, 'Finch at college in Oregon', garaging),
    steps.finishTicket('12', 'Away from 20 September to 19 December.', build.ends.underwriting),
  ],
  expected: [
    updated(insurance.tables.billingAccounts, 'BILL-158137', {
      current_due_date: '2025-10-13',
      new_due_date: '2025-10-13',
      arrangement_type: 'Extension',
      arrangements_12_months: 1,
    }),
    inserted(insurance.tables.tickets, { ...paying, ...build.ends.completed }),
    inserted(insurance.tables.tickets, { ...garaging, ...build.ends.underwriting }),
  ],
})
