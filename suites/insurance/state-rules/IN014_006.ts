import { inserted } from '../../../lib/task.ts'
import { build, type Household, insurance, steps } from '../../../sandboxes/insurance/index.ts'
import { carRemoved, from, readCars, readClaims, removeCar } from '../changes.ts'

const { tickets, vehicles } = insurance.tables

const cordula = {
  customer: '77070355',
  user: '8875',
  name: ['Cordula', 'Reyes-Thorvald'],
  born: '1972-07-02',
  email: 'cordula.thorvald@seaoats.example',
  digits: '7272',
} as const
const home: Household = {
  policy: '3507103559',
  state: 'FL',
  named: cordula,
  since: '2012-10-27',
  cars: [
    { vin: build.vin('Tamsin', 2014, '710355'), car: [2014, 'Tamsin', 'Brook'] },
    { vin: build.vin('Orlo', 2016, '710356'), car: [2016, 'Orlo', 'Lark'] },
    { vin: build.vin('Kestler', 2019, '710357'), car: [2019, 'Kestler', 'Heron'] },
  ],
  account: { monthly: 345, due: '2025-10-27' },
}
const [brook, lark] = ['VEH-10355901', 'VEH-10355902'] as const
const harbor = {
  policy_id: 'POL-3507103559',
  vin: build.vin('Velmont', 2023, '710358'),
  year: 2023,
  make: 'Velmont',
  model: 'Harbor',
  effective_date: '2025-09-03',
} as const
const fresh = build.freshTicket('vehicle', { user: '8875', role: 'Named Insured' })
const end = from('2025-09-03', build.ends.completed)

export const IN014_006 = insurance.task({
  id: 'IN014_006',
  title: 'one Floridian car replaces another, and the plates of a third decide when it goes',
  level: 'severe',
  traits: ['batch-with-exceptions', 'rules-that-meet', 'time', 'effects-that-belong-together'],
  decidedBy: ['ST-4', 'ST-5', 'VE-4', 'VE-5'],
  request: `Cordula Reyes-Thorvald, POL-3507103559. I am late, I know: on September 3 I bought a 2023 Velmont Harbor (VIN ${harbor.vin}) and left the Brook with the dealer. And on September 25 I sold the Lark to my gardener. What can still be done, and from when?`,
  customer: `You are Cordula Reyes-Thorvald, born 2 July 1972, named insured of POL-3507103559 in Florida. Your SSN ends in 7272. You are a notary and exact about other people's papers. The Harbor: $41,800, private, yours, ordinary title. Asked about plates: those of the Brook went over to the Harbor; those of the Lark you returned to the state on
26 September. You had expected everything to count from today only, and are pleased.`,
  records: build.householdRecords(home),
  solution: [
    ...steps.lookUp(home, cordula),
    readCars(home),
    readClaims(home),
    ['lookup_validate_vin', { vin: harbor.vin }],
    steps.createTicket(home, 'Harbor for Brook, Lark sold', fresh),
    ['policy_add_vehicle', harbor],
    removeCar(brook, '2025-09-03'),
    removeCar(lark, '2025-09-25'),
    steps.finishTicket(
      '11',
      'Harbor for Brook from 3 September (28 days), Lark from its sale; plates returned.',
      end,
    ),
  ],
  expected: [
    inserted(vehicles, { ...harbor, date_added_to_policy: '2025-09-03' }),
    carRemoved(brook, '2025-09-03'),
    carRemoved(lark, '2025-09-25'),
    inserted(tickets, { ...fresh, ...end }),
  ],
})
