import { inserted } from '../../../lib/task.ts'
import { build, type Household, insurance, steps } from '../../../sandboxes/insurance/index.ts'
import { from, readDrivers } from '../changes.ts'

const bashir = {
  customer: '77010333',
  user: '8813',
  name: ['Bashir', 'Lindholm'],
  born: '1975-06-18',
  email: 'bashir.lindholm@hollow.example',
  digits: '7518',
} as const
const home: Household = {
  policy: '3501103334',
  state: 'NY',
  named: bashir,
  since: '2015-08-01',
  cars: [{ vin: build.vin('Velmont', 2020, '110333'), car: [2020, 'Velmont', 'Harbor'] }],
  account: { monthly: 201, due: '2025-10-12' },
}
const sister = {
  policy_id: 'POL-3501103334',
  name: 'Ingrid Lindholm',
  date_of_birth: '1971-03-03',
  license_number: '771203344',
  license_state: 'NY',
  relationship: 'Sibling',
  status: 'Rated',
  effective_date: '2025-10-15',
} as const
const fresh = build.freshTicket('driver', { user: '8813', role: 'Named Insured' })
const end = from('2025-10-15', build.ends.completed)

export const IN005_005 = insurance.task({
  id: 'IN005_005',
  title: 'a sister is insured from the day on which she moves in',
  level: 'routine',
  traits: ['time'],
  decidedBy: ['DR-1', 'DR-2'],
  request: `Bashir Lindholm, POL-3501103334. My sister moves in with me on the 15th and will drive my car then. What do you need?`,
  customer: `You are Bashir Lindholm, born 18 June 1975, named insured of POL-3501103334 in New York. Your SSN ends in 7518. You answer in single words. Your sister is Ingrid Lindholm, born 3 March 1971, New York licence 771203344.
She is to be on the policy from 15 October, not before, "no need to pay for air".`,
  records: build.householdRecords(home),
  solution: [
    ...steps.lookUp(home, bashir),
    readDrivers(home),
    steps.createTicket(home, 'add Ingrid Lindholm', fresh),
    ['policy_add_driver', sister],
    steps.finishTicket('11', 'Rated from 15 October.', end),
  ],
  expected: [
    inserted(insurance.tables.drivers, sister),
    inserted(insurance.tables.tickets, { ...fresh, ...end }),
  ],
})
