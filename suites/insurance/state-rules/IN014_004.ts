import { inserted } from '../../../lib/task.ts'
import { build, type Household, insurance, steps } from '../../../sandboxes/insurance/index.ts'
import { readCars, readClaims, readDrivers } from '../changes.ts'

const linnea = {
  customer: '77070333',
  user: '8873',
  name: ['Linnea', 'Castellano'],
  born: '1991-01-30',
  email: 'linnea.castellano@mesquite.example',
  digits: '9130',
} as const
const finch = build.vin('Kestler', 2018, '710333')
const home: Household = {
  policy: '3507103333',
  state: 'TX',
  named: linnea,
  since: '2022-04-22',
  cars: [{ vin: finch, car: [2018, 'Kestler', 'Finch'] }],
  account: { monthly: 127, due: '2025-10-22' },
}
const loss = {
  policy_id: 'POL-3507103333',
  vehicle_id: 'VEH-10333301',
  vehicle_vin: finch,
  driver_id: 'DRV-10333301',
  date_of_loss: '2025-09-28',
  claim_type: 'Comprehensive – Animal Strike',
  severity: 'Minor',
  police_report_required: true,
} as const
const fresh = build.freshTicket('minorLoss', { user: '8873', role: 'Named Insured' })
const end = { ...build.ends.waitingForCustomer, claims_action_type: 'FNOL – Comprehensive' }

export const IN014_004 = insurance.task({
  id: 'IN014_004',
  title: 'a wild pig in Oklahoma, and a policy of Texas that wants a report all the same',
  level: 'demanding',
  traits: ['rules-that-meet', 'look-alikes'],
  decidedBy: ['ST-6', 'ST-1', 'CL-5'],
  request: `Driving home from Oklahoma on Sunday I hit a feral hog. Bumper and one headlight, it drives, and no, I did not stop for a sheriff. POL-3507103333. Linnea Castellano, 30 Jan 1991`,
  customer: `You are Linnea Castellano, born 30 January 1991, named insured of POL-3507103333 in Texas. Your SSN ends in 9130. It was on 28 September near Ardmore, Oklahoma; you drove, alone; nobody was hurt. If a police report is needed, you say that in Oklahoma it is not, and then promise to file one tomorrow and send the number.`,
  records: build.householdRecords(home),
  solution: [
    ...steps.lookUp(home, linnea),
    readCars(home),
    ['policy_get_vehicle_details', { vehicle_id: 'VEH-10333301' }],
    readDrivers(home),
    readClaims(home),
    steps.createTicket(home, 'hog near Ardmore', fresh),
    ['claims_create_fnol', { ...loss, loss_location: 'Ardmore, OK' }],
    steps.finishTicket('11', 'Claim opened; Texas wants a police report, number to follow.', end),
  ],
  expected: [
    inserted(insurance.tables.claims, { ...loss, created_date: '2025-09-28' }),
    inserted(insurance.tables.tickets, { ...fresh, ...end }),
  ],
})
