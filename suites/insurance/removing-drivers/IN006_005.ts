import { inserted } from '../../../lib/task.ts'
import { build, type Household, insurance, steps } from '../../../sandboxes/insurance/index.ts'
import { driverSet, from, readDriverClaims, readDrivers, setDriver } from '../changes.ts'

const deepa = {
  customer: '77020333',
  user: '8823',
  name: ['Deepa', 'Holmqvist'],
  born: '1977-09-09',
  email: 'deepa.holmqvist@gravelpit.example',
  digits: '7799',
} as const
const home: Household = {
  policy: '3502103337',
  state: 'TX',
  named: deepa,
  since: '2020-03-03',
  others: [
    { name: 'Priya Holmqvist', born: '2004-08-20', relationship: 'Child', licence: ['40820040', 'TX'] },
  ],
  cars: [{ vin: build.vin('Orlo', 2018, '210333'), car: [2018, 'Orlo', 'Lark'] }],
  account: { monthly: 160, due: '2025-10-15' },
}
const priya = 'DRV-10333702'
const fresh = build.freshTicket('driver', { user: '8823', role: 'Named Insured' })
const end = from('2025-10-11', build.ends.completed)

export const IN006_005 = insurance.task({
  id: 'IN006_005',
  title: 'a daughter who moves to Oslo leaves the policy on the day of her flight',
  level: 'routine',
  traits: ['time'],
  decidedBy: ['DR-4', 'DR-1'],
  request: `POL-3502103337: Priya moves to Norway on October 11 and won't be driving here any more. Can she be taken off from then? Deepa Holmqvist`,
  customer: `You are Deepa Holmqvist, born 9 September 1977, named insured of POL-3502103337 in Texas. Your SSN ends in 7799. Priya, your daughter, studies in Oslo from this autumn, has a flat there, and no car. You agree to 11 October.`,
  records: build.householdRecords(home),
  solution: [
    ...steps.lookUp(home, deepa),
    readDrivers(home),
    ...readDriverClaims(priya),
    steps.createTicket(home, 'Priya moves out', fresh),
    setDriver(priya, 'Removed', '2025-10-11'),
    steps.finishTicket('11', 'Removed from 11 October.', end),
  ],
  expected: [
    driverSet(priya, 'Removed', '2025-10-11'),
    inserted(insurance.tables.tickets, { ...fresh, ...end }),
  ],
})
