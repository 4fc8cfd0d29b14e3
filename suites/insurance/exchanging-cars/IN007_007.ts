import { inserted } from '../../../lib/task.ts'
import { build, type Household, insurance, steps } from '../../../sandboxes/insurance/index.ts'
import { carRemoved, from, readCars, readClaims, removeCar } from '../changes.ts'

const { tickets, vehicles } = insurance.tables

const yvaine = {
  customer: '77030355',
  user: '8835',
  name: ['Yvaine', 'Osterman'],
  born: '1990-01-13',
  email: 'yvaine.osterman@lanternhill.example',
  digits: '9013',
} as const
const home: Household = {
  policy: '3503103558',
  state: 'FL',
  named: yvaine,
  since: '2019-05-05',
  atFault: 2,
  cars: [
    { vin: build.vin('Tamsin', 2015, '310355'), car: [2015, 'Tamsin', 'Brook'] },
    { vin: build.vin('Brask', 2017, '310356'), car: [2017, 'Brask', 'Hauler'] },
  ],
  account: { monthly: 219, due: '2025-10-27' },
}
const brook = 'VEH-10355801'
const lark = {
  policy_id: 'POL-3503103558',
  vin: build.vin('Orlo', 2019, '310357'),
  year: 2019,
  make: 'Orlo',
  model: 'Lark',
  effective_date: '2025-09-05',
  uw_pending: true,
} as const
const fresh = build.freshTicket('vehicle', { user: '8835', role: 'Named Insured' })
const end = from('2025-09-05', build.ends.underwriting)

export const IN007_007 = insurance.task({
  id: 'IN007_007',
  title: 'an inherited car that she has driven for twenty-six days, after two accidents',
  level: 'demanding',
  traits: ['time', 'rules-that-meet', 'evidence-before-words'],
  decidedBy: ['VE-2', 'VE-3', 'VE-4'],
  request: `Hello Tarnbrook, my grandmother has left me her 2019 Orlo Lark (VIN ${lark.vin}). It takes the place of my Brook on POL-3503103558, the Brook goes to the scrapyard. She died in July, the papers came through only now. Yvaine Osterman`,
  customer: `You are Yvaine Osterman, born 13 January 1990, named insured of POL-3503103558 in Florida. Your SSN ends in 9013. You are sad and practical. Your grandmother died on 19 July; her lawyer handed you keys and car on 5 September, and it is in your name since. It may be worth $14,000; private use; ordinary title. The Brook was
towed away on 5 September, too, you gave it up the same day. You had two accidents of your own last year, "both my fault, yes". That somebody looks at it is fine.`,
  records: build.householdRecords(home),
  solution: [
    ...steps.lookUp(home, yvaine),
    readCars(home),
    readClaims(home),
    ['lookup_validate_vin', { vin: lark.vin }],
    steps.createTicket(home, 'Lark for Brook', fresh),
    ['policy_add_vehicle', lark],
    removeCar(brook, '2025-09-05'),
    steps.finishTicket('11', 'Handed over on 5 September, 26 days. Two at-fault claims: for you.', end),
  ],
  expected: [
    inserted(vehicles, { ...lark, date_added_to_policy: '2025-09-05' }),
    carRemoved(brook, '2025-09-05'),
    inserted(tickets, { ...fresh, ...end }),
  ],
})
