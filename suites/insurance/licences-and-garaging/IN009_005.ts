import { inserted } from '../../../lib/task.ts'
import { build, type Household, insurance, steps } from '../../../sandboxes/insurance/index.ts'
import { readDrivers } from '../changes.ts'

const beatrix = {
  customer: '77050333',
  user: '8853',
  name: ['Beatrix', 'Kowalczyk-Ames'],
  born: '1976-01-29',
  email: 'beatrix.ames@fennel.example',
  digits: '7629',
} as const
const home: Household = {
  policy: '3505103338',
  state: 'FL',
  named: {
    customer: '77050334',
    user: '8854',
    name: ['Conrad', 'Ames'],
    born: '1974-09-14',
    email: 'conrad.ames@fennel.example',
    digits: '7414',
  },
  coInsured: beatrix,
  since: '2016-03-08',
  others: [{ name: 'Felix Ames', born: '2001-05-05', relationship: 'Child', licence: ['A505010', 'FL'] }],
  cars: [{ vin: build.vin('Velmont', 2018, '510333'), car: [2018, 'Velmont', 'Harbor'] }],
  account: { monthly: 251, due: '2025-10-20' },
}
const asking = { user: '8853', role: 'Co-Insured' } as const
const driver = build.freshTicket('driver', asking)
const name = build.freshTicket('licenceOrGaraging', asking)

export const IN009_005 = insurance.task({
  id: 'IN009_005',
  title: 'she may give her own new name, and may not keep her son from the wheel',
  level: 'demanding',
  traits: ['who-may', 'rules-that-meet', 'customer-moves'],
  decidedBy: ['ID-3', 'DR-7', 'HO-3'],
  request: `Beatrix Kowalczyk-Ames, POL-3505103338. I go back to my maiden name, the new licence says Beatrix Kowalczyk. Please change it with you.`,
  customer: `You are Beatrix Kowalczyk-Ames, born 29 January 1976, co-insured of POL-3505103338 in Florida; the policy is your husband's, Conrad's. Your SSN ends in 7629. You are composed. The new licence is A600001, Florida, issued last week.

When the name has been dealt with, you say: "And Felix's licence has been suspended since Monday. Exclude him, please, before he does something stupid." If you are told that Conrad has to write, you say that he will not; you demand a supervisor once, and then let it be.`,
  records: build.householdRecords(home),
  solution: [
    ...steps.lookUp(home, beatrix),
    readDrivers(home),
    steps.createTicket(home, 'new name of Beatrix', name),
    steps.finishTicket(
      '11',
      'Licence A600001, FL, in the name of Beatrix Kowalczyk.',
      build.ends.underwriting,
    ),
    steps.createTicket(home, 'exclude Felix', driver),
    steps.finishTicket('12', 'A co-insured cannot exclude a driver.', build.ends.declined),
  ],
  expected: [
    inserted(insurance.tables.tickets, { ...name, ...build.ends.underwriting }),
    inserted(insurance.tables.tickets, { ...driver, ...build.ends.declined }),
  ],
})
