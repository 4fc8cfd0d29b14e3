import { inserted, updated } from '../../../lib/task.ts'
import { build, type Household, insurance, steps } from '../../../sandboxes/insurance/index.ts'
import { from, readCars, today } from '../changes.ts'

const { tickets, vehicles } = insurance.tables

const anselm = {
  customer: '77040344',
  user: '8844',
  name: ['Anselm', 'Kuznetsova'],
  born: '1974-04-24',
  email: 'anselm.kuznetsova@cloverleaf.example',
  digits: '7424',
} as const
const home: Household = {
  policy: '3504103440',
  state: 'CA',
  named: anselm,
  since: '2015-05-15',
  cars: [
    { vin: build.vin('Kestler', 2021, '410344'), car: [2021, 'Kestler', 'Heron'] },
    { vin: build.vin('Halden', 2018, '410345'), car: [2018, 'Halden', 'GTV'], removed: '2025-05-02' },
    { vin: build.vin('Orlo', 2013, '410346'), car: [2013, 'Orlo', 'Lark'], removed: '2025-07-01' },
  ],
  account: { monthly: 181, due: '2025-10-24' },
}
const lark = 'VEH-10344003'
const fresh = build.freshTicket('vehicle', { user: '8844', role: 'Named Insured' })
const end = from(today, build.ends.underwriting)

export const IN008_006 = insurance.task({
  id: 'IN008_006',
  title: 'two cars come out of winter storage in autumn, and one of them is a GTV',
  level: 'demanding',
  traits: ['batch-with-exceptions', 'rules-that-meet', 'thin-answers'],
  decidedBy: ['VE-7', 'VE-3'],
  request: `Anselm Kuznetsova. My Halden GTV (2018) and my Orlo Lark (2013) are back on the road, put both on POL-3504103440 again, as new entries, from 27 September when I took them out.`,
  customer: `You are Anselm Kuznetsova, born 24 April 1974, named insured of POL-3504103440 in California. Your SSN ends in 7424. You collect cars. Both were on the policy until this year and stood in a hall; nobody drove them until last Saturday, and "nothing happened". They are private, yours, with ordinary titles. That they are covered
from today only you accept; that the GTV has to be looked at first annoys you, briefly.`,
  records: build.householdRecords(home),
  solution: [
    ...steps.lookUp(home, anselm),
    readCars(home),
    ['policy_get_vehicle_details', { vehicle_id: lark }],
    steps.createTicket(home, 'GTV and Lark back', fresh),
    ['policy_update_vehicle_status', { vehicle_id: lark, new_status: 'Active', effective_date: today }],
    steps.finishTicket('11', 'Lark put back from today. The GTV needs your review.', end),
  ],
  expected: [updated(vehicles, lark, { status: 'Active' }), inserted(tickets, { ...fresh, ...end })],
})
