import { inserted } from '../../../lib/task.ts'
import { build, type Household, insurance, steps } from '../../../sandboxes/insurance/index.ts'
import { readCars } from '../changes.ts'

const casper = {
  customer: '77030322',
  user: '8832',
  name: ['Casper', 'Iyengar-Boyd'],
  born: '1995-05-22',
  email: 'casper.boyd@tollgate.example',
  digits: '9522',
} as const
const finch = build.vin('Kestler', 2022, '310322')
const home: Household = {
  policy: '3503103222',
  state: 'FL',
  named: casper,
  since: '2021-04-11',
  cars: [{ vin: build.vin('Tamsin', 2013, '310323'), car: [2013, 'Tamsin', 'Brook'] }],
  account: { monthly: 149, due: '2025-10-11' },
}
const fresh = build.freshTicket('vehicle', { user: '8832', role: 'Named Insured' })

export const IN007_004 = insurance.task({
  id: 'IN007_004',
  title: 'a newer car for an old one, until somebody asks what it does in the evening',
  level: 'demanding',
  traits: ['customer-moves', 'nothing-to-do', 'evidence-before-words'],
  decidedBy: ['VE-3', 'VE-1'],
  request: `yo, swapping my 2013 brook for a 2022 kestler finch, vin ${finch}, bought it saturday for 17.900 from a guy in ocala. POL-3503103222. from saturday pls. casper iyengar-boyd`,
  customer: `You are Casper Iyengar-Boyd, born 22 May 1995, named insured of POL-3503103222 in Florida. Your SSN ends in 9522. You write fast. The Finch is yours, ordinary title. Asked what it is used for, you first say "getting around". If you are asked whether that is all, or about work, deliveries or passengers,
you are honest: "three nights a week i run food for a kitchen in town". The Brook is still there; you would keep it insured if the Finch cannot be. You do not give up the kitchen.`,
  records: build.householdRecords(home),
  solution: [
    ...steps.lookUp(home, casper),
    readCars(home),
    ['lookup_validate_vin', { vin: finch }],
    steps.createTicket(home, 'Finch for Brook', fresh),
    steps.finishTicket('11', 'Used for deliveries: not insured. The Brook stays.', build.ends.declined),
  ],
  expected: [inserted(insurance.tables.tickets, { ...fresh, ...build.ends.declined })],
})
