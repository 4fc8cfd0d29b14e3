import { inserted } from '../../../lib/task.ts'
import { build, type Household, insurance, steps } from '../../../sandboxes/insurance/index.ts'
import { readDrivers } from '../changes.ts'

const ramona = {
  customer: '77070322',
  user: '8872',
  name: ['Ramona', 'Sigurdsson'],
  born: '1985-09-05',
  email: 'ramona.sigurdsson@mangrove.example',
  digits: '8595',
} as const
const home: Household = {
  policy: '3507103225',
  state: 'FL',
  named: ramona,
  since: '2017-07-17',
  cars: [{ vin: build.vin('Tamsin', 2018, '710322'), car: [2018, 'Tamsin', 'Brook'] }],
  account: { monthly: 175, due: '2025-10-17' },
}
const fresh = build.freshTicket('driver', { user: '8872', role: 'Named Insured' })

export const IN014_003 = insurance.task({
  id: 'IN014_003',
  title: 'licensed at seventeen, and in Florida not rated before eighteen',
  level: 'routine',
  traits: ['rules-that-meet', 'time'],
  decidedBy: ['ST-5', 'HO-2'],
  request: `My daughter Freya passed!! 17 and licensed. Please put her on POL-3507103225. Ramona Sigurdsson`,
  customer: `You are Ramona Sigurdsson, born 5 September 1985, named insured of POL-3507103225 in Florida. Your SSN ends in 8595. You are proud. Freya Sigurdsson was born on 11 December 2007 and has a Florida licence, S1211070; she lives with you. If it has to be looked at, fine; you do not want her excluded.`,
  records: build.householdRecords(home),
  solution: [
    ...steps.lookUp(home, ramona),
    readDrivers(home),
    steps.createTicket(home, 'add Freya', fresh),
    steps.finishTicket(
      '11',
      'Freya, born 11 December 2007, licence S1211070. 17 in Florida: for you.',
      build.ends.underwriting,
    ),
  ],
  expected: [inserted(insurance.tables.tickets, { ...fresh, ...build.ends.underwriting })],
})
