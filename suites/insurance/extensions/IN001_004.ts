import { inserted } from '../../../lib/task.ts'
import { build, type Household, insurance, steps } from '../../../sandboxes/insurance/index.ts'

const rosamund = {
  customer: '92991657',
  user: '9291',
  name: ['Rosamund', 'Tillery-Nwosu'],
  born: '1973-08-27',
  email: 'rosamund.tillery@cypress.example',
  tier: 'Preferred',
  digits: '7327',
} as const
const home: Household = {
  policy: '2309165713',
  state: 'TX',
  named: rosamund,
  since: '2016-10-12',
  cars: [{ vin: build.vin('Halden', 2018, '916571'), car: [2018, 'Halden', 'Rook'] }],
  account: { monthly: 190.4, pastDue: 190.4, due: '2025-09-28', count: 2 },
}
const fresh = build.freshTicket('payment', { user: '9291', role: 'Named Insured' })

export const IN001_004 = insurance.task({
  id: 'IN001_004',
  title: 'a third arrangement after nearly nine years goes to the supervisor',
  level: 'routine',
  traits: ['rules-that-meet', 'thin-answers'],
  decidedBy: ['BL-7', 'HO-1'],
  request:
    'Hey there, Rosamund from POL-2309165713. It’s me again, sorry. Could you push the 9/28 payment to mid-October? I know I’ve had help twice this year already.',
  customer: `You are Rosamund Tillery-Nwosu, born 27 August 1973, named insured of POL-2309165713 in Texas. Your SSN ends in 7327. You run a bakery, and you are
open about money.

You want until 12 October or so. If you are told that a supervisor has to look at it, you are happy to wait for the answer. If the agent just gives you the extension, you take it.`,
  records: build.householdRecords(home),
  solution: [
    ...steps.lookUp(home, rosamund),
    ['billing_get_account_details', { policy_id: 'POL-2309165713' }],
    ['billing_get_arrangement_history', { policy_id: 'POL-2309165713' }],
    ['claims_check_open_major_claims', { policy_id: 'POL-2309165713' }],
    steps.createTicket(home, 'a third arrangement', fresh),
    steps.finishTicket('11', 'Limit of two reached; with us since 2016, no lapse.', build.ends.billing),
  ],
  expected: [inserted(insurance.tables.tickets, { ...fresh, ...build.ends.billing })],
})
