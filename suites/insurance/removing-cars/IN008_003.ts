import { inserted } from '../../../lib/task.ts'
import { build, type Household, insurance, steps } from '../../../sandboxes/insurance/index.ts'
import { carRemoved, from, readCars, readClaims, removeCar } from '../changes.ts'

const halima = {
  customer: '77040311',
  user: '8841',
  name: ['Halima', 'Bergstrand'],
  born: '1988-07-17',
  email: 'halima.bergstrand@coppice.example',
  digits: '8817',
} as const
const home: Household = {
  policy: '3504103119',
  state: 'TX',
  named: halima,
  since: '2017-01-20',
  cars: [
    { vin: build.vin('Orlo', 2016, '410311'), car: [2016, 'Orlo', 'Lark'] },
    { vin: build.vin('Velmont', 2021, '410312'), car: [2021, 'Velmont', 'Harbor'] },
  ],
  account: { monthly: 236, due: '2025-10-16' },
}
const lark = 'VEH-10311901'
const fresh = build.freshTicket('vehicle', { user: '8841', role: 'Named Insured' })
const end = from('2025-09-25', build.ends.completed)

export const IN008_003 = insurance.task({
  id: 'IN008_003',
  title: 'a Lark that was sold six days ago leaves from the day of the sale',
  level: 'routine',
  traits: ['time'],
  decidedBy: ['VE-5'],
  request: `Sold the Lark last Thursday, cash in hand. Please take it off POL-3504103119. Halima Bergstrand`,
  customer: `You are Halima Bergstrand, born 17 July 1988, named insured of POL-3504103119 in Texas. Your SSN ends in 8817. The sale was on 25 September. You keep the Harbor.`,
  records: build.householdRecords(home),
  solution: [
    ...steps.lookUp(home, halima),
    readCars(home),
    readClaims(home),
    steps.createTicket(home, 'Lark sold', fresh),
    removeCar(lark, '2025-09-25'),
    steps.finishTicket('11', 'Removed from the day of the sale.', end),
  ],
  expected: [carRemoved(lark, '2025-09-25'), inserted(insurance.tables.tickets, { ...fresh, ...end })],
})
