import { inserted } from '../../../lib/task.ts'
import { build, type Household, insurance, steps } from '../../../sandboxes/insurance/index.ts'

const leopold = {
  customer: '90991254',
  user: '9901',
  name: ['Leopold', 'Castaneda-Wick'],
  born: '1985-05-29',
  email: 'leopold.wick@mesquite.example',
  tier: 'Premium',
  digits: '2985',
} as const
const home: Household = {
  policy: '2099125471',
  state: 'TX',
  named: leopold,
  since: '2017-04-11',
  others: [
    { name: 'Marisol Castaneda', born: '1987-12-01', relationship: 'Spouse', licence: ['TX87120144', 'TX'] },
    { name: 'Marisa Castaneda', born: '2004-12-01', relationship: 'Child', licence: ['TX04120144', 'TX'] },
  ],
  cars: [
    { vin: build.vin('Halden', 2023, '991254'), car: [2023, 'Halden', 'Rook'] },
    { vin: build.vin('Orlo', 2015, '991245'), car: [2015, 'Orlo', 'Lark'] },
  ],
  account: { monthly: 259.1, due: '2025-10-11' },
}
const fresh = build.freshTicket('driver', { user: '9901', role: 'Named Insured', premium: true })

export const IN009_001 = insurance.task({
  id: 'IN009_001',
  title: 'a suspended licence excludes a driver, unless she turns out to be his wife, in Texas',
  level: 'demanding',
  traits: ['rules-that-meet', 'customer-moves', 'look-alikes'],
  decidedBy: ['DR-7', 'ST-5'],
  request:
    'To whom it may concern: the licence of Marisol Castaneda, a driver on POL-2099125471, has been suspended for six months as of last ' +
    'Thursday. I understand from your help page that she can be excluded so that I do not pay for somebody who cannot drive. Please do so ' +
    'from today. Leopold Castaneda-Wick',
  customer: `You are Leopold Castaneda-Wick, born 29 May 1985, named insured of POL-2099125471 in Texas. Your SSN ends in 2985. You are formal and embarrassed, and say no more than you must.

Marisol, born 1 December 1987, is your wife; you say so only when you are asked how she is related to you, or whether she is your wife. Marisa,
born 1 December 2004, is your daughter and has nothing to do with it. Marisol lives with you, has no other insurance and was not driving in any
accident. If you are told that she cannot simply be excluded and that a colleague will look at it, you ask once whether you could not sign
something, and then let it be.`,
  records: build.householdRecords(home),
  solution: [
    ...steps.lookUp(home, leopold),
    ['policy_get_policy_drivers', { policy_id: 'POL-2099125471' }],
    ['knowledge_base_search_policy', { query: 'suspended licence exclude driver spouse Texas' }],
    steps.createTicket(home, 'suspended licence of Marisol Castaneda', fresh),
    steps.finishTicket(
      '11',
      'His wife, licence suspended. Cannot be excluded in Texas: for you.',
      build.ends.underwriting,
    ),
  ],
  expected: [inserted(insurance.tables.tickets, { ...fresh, ...build.ends.underwriting })],
})
