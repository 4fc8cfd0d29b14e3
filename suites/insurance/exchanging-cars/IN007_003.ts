import { inserted } from '../../../lib/task.ts'
import { build, type Household, insurance, steps } from '../../../sandboxes/insurance/index.ts'
import { carRemoved, from, readCars, readClaims, removeCar, today } from '../changes.ts'

const { tickets, vehicles } = insurance.tables

const lorelei = {
  customer: '77030311',
  user: '8831',
  name: ['Lorelei', 'Abernathy-Cho'],
  born: '1982-10-10',
  email: 'lorelei.cho@buckthorn.example',
  digits: '8210',
} as const
const home: Household = {
  policy: '3503103114',
  state: 'TX',
  named: lorelei,
  since: '2016-09-09',
  cars: [
    { vin: build.vin('Orlo', 2014, '310311'), car: [2014, 'Orlo', 'Lark'] },
    { vin: build.vin('Brask', 2011, '310312'), car: [2011, 'Brask', 'Hauler'] },
  ],
  account: { monthly: 255, due: '2025-10-14' },
}
const [lark, hauler] = ['VEH-10311401', 'VEH-10311402'] as const
const on = { policy_id: 'POL-3503103114' } as const
const heron = {
  ...on,
  vin: build.vin('Kestler', 2024, '310313'),
  year: 2024,
  make: 'Kestler',
  model: 'Heron',
  effective_date: '2025-09-13',
} as const
const harbor = {
  ...on,
  vin: build.vin('Velmont', 2023, '310314'),
  year: 2023,
  make: 'Velmont',
  model: 'Harbor',
  effective_date: today,
} as const
const fresh = build.freshTicket('vehicle', { user: '8831', role: 'Named Insured' })
const end = from('2025-09-13', build.ends.completed)

export const IN007_003 = insurance.task({
  id: 'IN007_003',
  title: 'two new cars for two old ones, and only one of them was told of in time',
  level: 'demanding',
  traits: ['time', 'batch-with-exceptions', 'effects-that-belong-together'],
  decidedBy: ['VE-4', 'VE-2', 'ST-5'],
  request: `We have changed our whole garage, POL-3503103114! Out: the Lark and the Hauler, both went to the dealer. In: a 2024 Kestler Heron (${heron.vin}) for the Lark, a 2023 Velmont Harbor (${harbor.vin}) for the Hauler. All in September, one after the other. Lorelei Abernathy-Cho`,
  customer: `You are Lorelei Abernathy-Cho, born 10 October 1982, named insured of POL-3503103114 in Texas. Your SSN ends in 8210. You are in high spirits. The Heron: bought on 13 September for $31,000, and the Lark stayed with the dealer that day. The Harbor: bought on 9 September for $44,500, and the Hauler
stayed there that day. Both are for private use, yours, with ordinary titles. You had taken it that everything counts from the day of purchase; that the Harbor counts from today only you take with a gulp.`,
  records: build.householdRecords(home),
  solution: [
    ...steps.lookUp(home, lorelei),
    readCars(home),
    readClaims(home),
    ['lookup_validate_vin', { vin: heron.vin }],
    ['lookup_validate_vin', { vin: harbor.vin }],
    steps.createTicket(home, 'Heron for Lark, Harbor for Hauler', fresh),
    ['policy_add_vehicle', heron],
    ['policy_add_vehicle', harbor],
    removeCar(lark, '2025-09-13'),
    removeCar(hauler, today),
    steps.finishTicket('11', 'Heron from 13 September (18 days), Harbor from today (22 days).', end),
  ],
  expected: [
    inserted(vehicles, { ...heron, date_added_to_policy: '2025-09-13' }),
    inserted(vehicles, { ...harbor, date_added_to_policy: today }),
    carRemoved(lark, '2025-09-13'),
    carRemoved(hauler, today),
    inserted(tickets, { ...fresh, ...end }),
  ],
})
