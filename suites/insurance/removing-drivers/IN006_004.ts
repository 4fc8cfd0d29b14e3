import { inserted } from '../../../lib/task.ts'
import { build, type Household, insurance, steps } from '../../../sandboxes/insurance/index.ts'
import { readDriverClaims, readDrivers } from '../changes.ts'

const philippa = {
  customer: '77020322',
  user: '8822',
  name: ['Philippa', 'Nnamdi-Cross'],
  born: '1973-03-30',
  email: 'philippa.cross@harbourlight.example',
  digits: '7330',
} as const
const home: Household = {
  policy: '3502103229',
  state: 'NY',
  named: philippa,
  since: '2018-06-01',
  others: [
    { name: 'Ambrose Cross', born: '2002-12-24', relationship: 'Child', licence: ['661240212', 'NJ'] },
  ],
  cars: [{ vin: build.vin('Kestler', 2020, '210322'), car: [2020, 'Kestler', 'Finch'] }],
  account: { monthly: 233, due: '2025-10-17' },
}
const fresh = build.freshTicket('driver', { user: '8822', role: 'Named Insured' })

export const IN006_004 = insurance.task({
  id: 'IN006_004',
  title: 'she lives in New Jersey, the policy in New York, where nobody is excluded',
  level: 'demanding',
  traits: ['rules-that-meet', 'nothing-to-do', 'customer-moves'],
  decidedBy: ['ST-5', 'ST-1', 'DR-4'],
  request: `Please exclude my son Ambrose from POL-3502103229. He has had two speeding tickets and I have the key now. I read on your page that with a signed form this takes a minute. Philippa Nnamdi-Cross, Hoboken, New Jersey`,
  customer: `You are Philippa Nnamdi-Cross, born 30 March 1973, named insured of POL-3502103229. Your SSN ends in 7330. You moved from Manhattan to Hoboken in spring; the car stands in a garage in Manhattan as before. Ambrose lives with you and has no other insurance. If
you are told that New York does not allow it, you reply that you live in New Jersey. If a colleague has to look at it, you ask how long that takes and leave it there. You would not have him removed by pretending that he has moved out.`,
  records: build.householdRecords(home),
  solution: [
    ...steps.lookUp(home, philippa),
    readDrivers(home),
    ...readDriverClaims('DRV-10322902'),
    steps.createTicket(home, 'exclude Ambrose', fresh),
    steps.finishTicket(
      '11',
      'Policy of New York: no exclusion. Lives with her, no other cover.',
      build.ends.underwriting,
    ),
  ],
  expected: [inserted(insurance.tables.tickets, { ...fresh, ...build.ends.underwriting })],
})
