import { inserted } from '../../../lib/task.ts'
import { build, type Household, insurance, steps } from '../../../sandboxes/insurance/index.ts'
import { carRemoved, from, readCars, readClaims, removeCar } from '../changes.ts'

const ruben = {
  customer: '77030344',
  user: '8834',
  name: ['Ruben', 'Stavrakis'],
  born: '1963-03-19',
  email: 'ruben.stavrakis@millpond.example',
  digits: '6319',
} as const
const home: Household = {
  policy: '3503103446',
  state: 'NY',
  named: ruben,
  since: '2010-10-20',
  cars: [{ vin: build.vin('Kestler', 2012, '310344'), car: [2012, 'Kestler', 'Finch'] }],
  account: { monthly: 177, due: '2025-10-13' },
}
const heron = {
  policy_id: 'POL-3503103446',
  vin: build.vin('Kestler', 2023, '310345'),
  year: 2023,
  make: 'Kestler',
  model: 'Heron',
  effective_date: '2025-10-06',
} as const
const finch = 'VEH-10344601'
const fresh = build.freshTicket('vehicle', { user: '8834', role: 'Named Insured' })
const end = from('2025-10-06', build.ends.completed)

export const IN007_006 = insurance.task({
  id: 'IN007_006',
  title: 'the old Finch goes on the day on which the new Heron is fetched',
  level: 'routine',
  traits: ['time', 'effects-that-belong-together'],
  decidedBy: ['VE-4', 'VE-2', 'ST-4'],
  request: `Good day. On Monday the 6th I fetch my new car, a 2023 Kestler Heron, VIN ${heron.vin}, and leave the Finch there in part payment. Please arrange POL-3503103446 accordingly. R. Stavrakis`,
  customer: `You are Ruben Stavrakis, born 19 March 1963, named insured of POL-3503103446 in New York. Your SSN ends in 6319. You are a retired clockmaker. The Heron costs $29,400 and is paid on Monday; it is for private use, yours, with an ordinary title. If you are asked about plates: they move over to the new car.`,
  records: build.householdRecords(home),
  solution: [
    ...steps.lookUp(home, ruben),
    readCars(home),
    readClaims(home),
    ['lookup_validate_vin', { vin: heron.vin }],
    steps.createTicket(home, 'Heron for Finch', fresh),
    ['policy_add_vehicle', heron],
    removeCar(finch, '2025-10-06'),
    steps.finishTicket('11', 'Exchanged from 6 October.', end),
  ],
  expected: [
    inserted(insurance.tables.vehicles, { ...heron, date_added_to_policy: '2025-10-06' }),
    carRemoved(finch, '2025-10-06'),
    inserted(insurance.tables.tickets, { ...fresh, ...end }),
  ],
})
