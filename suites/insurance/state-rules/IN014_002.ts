import { inserted } from '../../../lib/task.ts'
import { build, type Household, insurance, steps } from '../../../sandboxes/insurance/index.ts'
import { readDriverClaims, readDrivers } from '../changes.ts'

const percival = {
  customer: '77070311',
  user: '8871',
  name: ['Percival', 'Anyanwu'],
  born: '1965-02-08',
  email: 'percival.anyanwu@turnstile.example',
  tier: 'Premium',
  digits: '6528',
} as const
const home: Household = {
  policy: '3507103117',
  state: 'TX',
  named: percival,
  since: '2008-02-29',
  others: [
    { name: 'Lavinia Brandt', born: '1968-08-30', relationship: 'Spouse', licence: ['60830680', 'TX'] },
  ],
  cars: [{ vin: build.vin('Velmont', 2022, '710311'), car: [2022, 'Velmont', 'Harbor'] }],
  account: { monthly: 312, due: '2025-10-08' },
}
const fresh = build.freshTicket('driver', { user: '8871', role: 'Named Insured', premium: true })

export const IN014_002 = insurance.task({
  id: 'IN014_002',
  title: 'another surname, the same household: a Texan wife cannot be excluded',
  level: 'demanding',
  traits: ['rules-that-meet', 'customer-moves', 'nothing-to-do'],
  decidedBy: ['ST-5', 'ST-1'],
  request: `Percival Anyanwu, POL-3507103117. Please exclude Lavinia Brandt. Her eyes are no longer good enough and she agrees. She has her licence still, and lives here. The form can come by post.`,
  customer: `You are Percival Anyanwu, born 8 February 1965, named insured of POL-3507103117 in Texas. Your SSN ends in 6528. You are formal. Asked who Lavinia is to you, you say "my wife, of thirty years; she kept her name". She has no other insurance. If you hear that a wife cannot be excluded in Texas, you ask whether it would help to call her a lodger, as a joke, and wait for the colleague.`,
  records: build.householdRecords(home),
  solution: [
    ...steps.lookUp(home, percival),
    readDrivers(home),
    ...readDriverClaims('DRV-10311702'),
    steps.createTicket(home, 'exclude Lavinia Brandt', fresh),
    steps.finishTicket('11', 'Spouse, Texas: no exclusion. For you.', build.ends.underwriting),
  ],
  expected: [inserted(insurance.tables.tickets, { ...fresh, ...build.ends.underwriting })],
})
