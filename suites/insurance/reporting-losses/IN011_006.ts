import { inserted } from '../../../lib/task.ts'
import { build, type Household, insurance, steps } from '../../../sandboxes/insurance/index.ts'
import { readCars, readClaims } from '../changes.ts'

const thaddeus = {
  customer: '77060322',
  user: '8862',
  name: ['Thaddeus', 'Ilunga-Frost'],
  born: '1979-03-23',
  email: 'thaddeus.frost@kilnside.example',
  digits: '7923',
} as const
const home: Household = {
  policy: '3506103223',
  state: 'TX',
  named: thaddeus,
  since: '2020-12-01',
  cars: [
    { vin: build.vin('Brask', 2014, '610322'), car: [2014, 'Brask', 'Hauler'] },
    { vin: build.vin('Orlo', 2022, '610323'), car: [2022, 'Orlo', 'Lark'], since: '2025-09-16' },
  ],
  account: { monthly: 214, due: '2025-10-15' },
}
const fresh = build.freshTicket('minorLoss', { user: '8862', role: 'Named Insured' })

export const IN011_006 = insurance.task({
  id: 'IN011_006',
  title: 'hail on a Lark, on the day before it came onto the policy',
  level: 'demanding',
  traits: ['time', 'evidence-before-words', 'nothing-to-do'],
  decidedBy: ['CL-2'],
  request: `Hail! My new Lark looks like a golf ball, roof, bonnet, everything. Lubbock, middle of September. Please open a claim under POL-3506103223. Thaddeus Ilunga-Frost, 3/23/1979`,
  customer: `You are Thaddeus Ilunga-Frost, born 23 March 1979, named insured of POL-3506103223 in Texas. Your SSN ends in 7923. You are a roofer and know hail. Asked for the day, you look at your pictures: "Monday the 15th, about six in the evening". You had picked the Lark up on the 16th, from your brother, in whose yard it stood in that storm, and insured it the
same day; you had not looked at the roof. If you are told that it was not insured on the 15th, you say "but it is now!", once, and then see the point. Your brother has no cover for hail.`,
  records: build.householdRecords(home),
  solution: [
    ...steps.lookUp(home, thaddeus),
    readCars(home),
    ['policy_get_vehicle_details', { vehicle_id: 'VEH-10322302' }],
    readClaims(home),
    steps.createTicket(home, 'hail damage to the Lark', fresh),
    steps.finishTicket(
      '11',
      'Loss on 15 September, on the policy from the 16th: no cover, no claim.',
      build.ends.declined,
    ),
  ],
  expected: [inserted(insurance.tables.tickets, { ...fresh, ...build.ends.declined })],
})
