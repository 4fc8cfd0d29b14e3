import { inserted } from '../../../lib/task.ts'
import { build, type Household, insurance, steps } from '../../../sandboxes/insurance/index.ts'
import { readDriverClaims, readDrivers } from '../changes.ts'

const gideon = {
  customer: '77050355',
  user: '8856',
  name: ['Gideon', 'Amsel-Parekh'],
  born: '1968-08-18',
  email: 'gideon.parekh@stonebridge.example',
  digits: '6818',
} as const
const home: Household = {
  policy: '3505103554',
  state: 'TX',
  named: gideon,
  since: '2014-01-14',
  others: [
    {
      name: 'Tara Parekh',
      born: '1997-07-27',
      relationship: 'Child',
      licence: ['70727970', 'TX'],
      status: 'Excluded',
    },
    { name: 'Tara Parekh', born: '1970-02-17', relationship: 'Spouse', licence: ['70217700', 'TX'] },
  ],
  cars: [{ vin: build.vin('Brask', 2019, '510355'), car: [2019, 'Brask', 'Hauler'] }],
  account: { monthly: 199, due: '2025-10-16' },
}
const asking = { user: '8856', role: 'Named Insured' } as const
const driver = build.freshTicket('driver', asking)
const licence = build.freshTicket('licenceOrGaraging', asking)

export const IN009_007 = insurance.task({
  id: 'IN009_007',
  title: 'two Taras: one has her licence back, the other a new one from Georgia',
  level: 'demanding',
  traits: ['look-alikes', 'nothing-to-do', 'rules-that-meet'],
  decidedBy: ['DR-7', 'DR-6', 'ST-5'],
  request: `Gideon Amsel-Parekh, POL-3505103554. Tara has her licence back since Monday, so make her rated again from Monday. And Tara's new licence, the one from Georgia, number 051133480, has to go in.`,
  customer: `You are Gideon Amsel-Parekh, born 18 August 1968, named insured of POL-3505103554 in Texas. Your SSN ends in 6818. You forget that other people cannot tell your Taras apart. Tara your daughter (born 27 July 1997) had been suspended in 2023, excluded then, and is licensed again. Tara your wife (born 17 February 1970) works in Savannah for a year
and had to change her Texan licence for one of Georgia; she is home at weekends. You explain which is which when asked. Colleagues may look at both.`,
  records: build.householdRecords(home),
  solution: [
    ...steps.lookUp(home, gideon),
    readDrivers(home),
    ...readDriverClaims('DRV-10355402', 'DRV-10355403'),
    steps.createTicket(home, 'daughter licensed again', driver),
    steps.finishTicket('11', 'Tara, born 1997, excluded, has her licence back.', build.ends.underwriting),
    steps.createTicket(home, 'licence of Georgia', licence),
    steps.finishTicket('12', 'Tara, born 1970: 051133480, GA.', build.ends.underwriting),
  ],
  expected: [
    inserted(insurance.tables.tickets, { ...driver, ...build.ends.underwriting }),
    inserted(insurance.tables.tickets, { ...licence, ...build.ends.underwriting }),
  ],
})
