import { inserted } from '../../../lib/task.ts'
import { build, type Household, insurance, steps } from '../../../sandboxes/insurance/index.ts'
import { readCars, readClaims, readDrivers } from '../changes.ts'

const { claims, tickets } = insurance.tables

const bonaventure = {
  customer: '77060344',
  user: '8864',
  name: ['Bonaventure', 'Lachlan'],
  born: '1993-06-26',
  email: 'bonaventure.lachlan@hayloft.example',
  digits: '9326',
} as const
const lark = build.vin('Orlo', 2021, '610344')
const home: Household = {
  policy: '3506103449',
  state: 'FL',
  named: bonaventure,
  since: '2021-08-24',
  cars: [{ vin: lark, car: [2021, 'Orlo', 'Lark'] }],
  account: { monthly: 158, due: '2025-10-24' },
}
const loss = {
  policy_id: 'POL-3506103449',
  vehicle_id: 'VEH-10344901',
  vehicle_vin: lark,
  driver_id: 'DRV-10344901',
  date_of_loss: '2025-09-30',
  claim_type: 'Comprehensive – Animal Strike',
  severity: 'Moderate',
} as const
const fresh = build.freshTicket('moderateLoss', { user: '8864', role: 'Named Insured' })
const end = { ...build.ends.completed, claims_action_type: 'FNOL – Comprehensive' }

export const IN011_008 = insurance.task({
  id: 'IN011_008',
  title: 'a deer in Florida, a car that is towed, and no report that anybody needs',
  level: 'routine',
  traits: ['rules-that-meet'],
  decidedBy: ['CL-4', 'ST-6', 'CL-8'],
  request: `Hit a deer last night outside Ocala, I'm ok, deer isn't, the Lark had to be towed. POL-3506103449, Bonaventure Lachlan, June 26 1993. Do I need the police for this?`,
  customer: `You are Bonaventure Lachlan, born 26 June 1993, named insured of POL-3506103449 in Florida. Your SSN ends in 9326. You are shaken. You drove, alone, on 30 September near Ocala, Florida; nobody was hurt, nothing else was damaged, nobody else was there. You called no police.`,
  records: build.householdRecords(home),
  solution: [
    ...steps.lookUp(home, bonaventure),
    readCars(home),
    ['policy_get_vehicle_details', { vehicle_id: 'VEH-10344901' }],
    readDrivers(home),
    readClaims(home),
    steps.createTicket(home, 'deer near Ocala', fresh),
    ['claims_create_fnol', { ...loss, loss_location: 'Ocala, FL' }],
    steps.finishTicket('11', 'Claim opened.', end),
  ],
  expected: [
    inserted(claims, { ...loss, created_date: '2025-09-30' }),
    inserted(tickets, { ...fresh, ...end }),
  ],
})
