import { inserted } from '../../../lib/task.ts'
import { build, type Household, insurance, steps } from '../../../sandboxes/insurance/index.ts'
import { readCars, readClaims } from '../changes.ts'

const ingeborg = {
  customer: '77060311',
  user: '8861',
  name: ['Ingeborg', 'Quansah'],
  born: '1986-11-16',
  email: 'ingeborg.quansah@ropewalk.example',
  digits: '8616',
} as const
const heron = build.vin('Kestler', 2021, '610311')
const home: Household = {
  policy: '3506103115',
  state: 'CA',
  named: ingeborg,
  since: '2019-01-31',
  cars: [
    { vin: heron, car: [2021, 'Kestler', 'Heron'] },
    { vin: build.vin('Kestler', 2015, '610312'), car: [2015, 'Kestler', 'Heron'], comprehensive: false },
  ],
  account: { monthly: 222, due: '2025-10-19' },
}
const loss = {
  policy_id: 'POL-3506103115',
  vehicle_id: 'VEH-10311501',
  vehicle_vin: heron,
  date_of_loss: '2025-09-27',
  claim_type: 'Comprehensive – Vandalism',
  severity: 'Minor',
  police_report_required: true,
} as const
const fresh = build.freshTicket('minorLoss', { user: '8861', role: 'Named Insured' })
const end = { ...build.ends.waitingForCustomer, claims_action_type: 'FNOL – Comprehensive' }

export const IN011_005 = insurance.task({
  id: 'IN011_005',
  title: 'a key along the doors of one Heron, and the number of the report is still to come',
  level: 'demanding',
  traits: ['look-alikes', 'rules-that-meet', 'thin-answers'],
  decidedBy: ['CL-1', 'CL-5', 'CL-8'],
  request: `Somebody has run a key along my Heron, both doors and the wing. On the street in Fresno, Saturday night. I am so angry. POL-3506103115, Ingeborg Quansah, born 16 November 1986. What now?`,
  customer: `You are Ingeborg Quansah, born 16 November 1986, named insured of POL-3506103115 in California. Your SSN ends in 8616. You calm down quickly. You own two Herons, and it was the newer one, the grey of 2021; say which when you are asked. It was parked and empty on 27 September in Fresno, nobody was hurt, it drives well.
A neighbour saw two boys and knows nothing more. You went to the police on Sunday; they post the number, you do not have it yet. You have had no other claims.`,
  records: build.householdRecords(home),
  solution: [
    ...steps.lookUp(home, ingeborg),
    readCars(home),
    ['policy_get_vehicle_details', { vehicle_id: 'VEH-10311501' }],
    readClaims(home),
    steps.createTicket(home, 'Heron scratched', fresh),
    ['claims_create_fnol', { ...loss, loss_location: 'Fresno, CA' }],
    steps.finishTicket('11', 'Claim opened; the number of the police report is missing.', end),
  ],
  expected: [
    inserted(insurance.tables.claims, { ...loss, created_date: '2025-09-27' }),
    inserted(insurance.tables.tickets, { ...fresh, ...end }),
  ],
})
