import { inserted } from '../../../lib/task.ts'
import { build, type Household, insurance, steps } from '../../../sandboxes/insurance/index.ts'
import { driverSet, from, readClaims, readDriverClaims, readDrivers, setDriver, today } from '../changes.ts'

const vesna = {
  customer: '77050311',
  user: '8851',
  name: ['Vesna', 'Ogilvie-Tate'],
  born: '1970-10-03',
  email: 'vesna.tate@drystone.example',
  digits: '7003',
} as const
const home: Household = {
  policy: '3505103112',
  state: 'CA',
  named: vesna,
  since: '2013-06-13',
  others: [{ name: 'Rory Tate', born: '2002-02-20', relationship: 'Child', licence: ['T0220020', 'CA'] }],
  cars: [{ vin: build.vin('Kestler', 2017, '510311'), car: [2017, 'Kestler', 'Heron'] }],
  account: { monthly: 244, due: '2025-10-21' },
}
const rory = 'DRV-10311202'
const fresh = build.freshTicket('driver', { user: '8851', role: 'Named Insured' })
const end = from(today, build.ends.completed)

export const IN009_003 = insurance.task({
  id: 'IN009_003',
  title: 'an open claim keeps a driver on the list, and a lost licence takes him off the wheel all the same',
  level: 'demanding',
  traits: ['rules-that-meet', 'evidence-before-words'],
  decidedBy: ['DR-7', 'DR-4'],
  request: `Rory has lost his licence for six months, as of yesterday, after the thing in August. I want him off POL-3505103112 completely. He lives here and can walk. Vesna Ogilvie-Tate`,
  customer: `You are Vesna Ogilvie-Tate, born 3 October 1970, named insured of POL-3505103112 in California. Your SSN ends in 7003. You are tired of it all. "The thing in August" was a lamp post; the claim is not settled. Rory, your son, lives with you and has no insurance of his own. If you hear that he is excluded and not removed, you ask whether
he may drive then, and when the answer is no, you are content.`,
  records: {
    ...build.householdRecords(home),
    claims: [
      {
        id: 'CLM-3505103112',
        policy_id: 'POL-3505103112',
        vehicle_id: 'VEH-10311201',
        driver_id: rory,
        date_of_loss: '2025-08-23',
        loss_location: 'Eureka, CA',
        claim_type: 'Collision – Single Vehicle',
        claim_stage: 'Open – Repair/Recovery',
        severity: 'Moderate',
        created_date: '2025-08-23',
      },
    ],
  },
  solution: [
    ...steps.lookUp(home, vesna),
    readDrivers(home),
    readClaims(home),
    ...readDriverClaims(rory),
    steps.createTicket(home, 'Rory has lost his licence', fresh),
    setDriver(rory, 'Excluded', today),
    steps.finishTicket('11', 'Excluded from today; the open claim does not matter here.', end),
  ],
  expected: [driverSet(rory, 'Excluded', today), inserted(insurance.tables.tickets, { ...fresh, ...end })],
})
