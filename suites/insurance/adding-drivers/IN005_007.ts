import { inserted } from '../../../lib/task.ts'
import { build, type Household, insurance, steps } from '../../../sandboxes/insurance/index.ts'
import { readClaims, readDriverClaims, readDrivers } from '../changes.ts'

const rufina = {
  customer: '77010355',
  user: '8815',
  name: ['Rufina', 'Oyelade-Stern'],
  born: '1981-01-21',
  email: 'rufina.stern@marlpit.example',
  digits: '8121',
} as const
const child = { relationship: 'Child', since: '2022-05-01' } as const
const home: Household = {
  policy: '3501103559',
  state: 'CA',
  named: rufina,
  since: '2014-04-04',
  others: [
    { name: 'Abel Oyelade', born: '1979-10-10', relationship: 'Spouse', licence: ['A1010790', 'CA'] },
    { ...child, name: 'Noemi Stern', born: '2003-03-13', licence: ['N0313030', 'CA'] },
    { ...child, name: 'Jonas Stern', born: '2004-04-14', status: 'Excluded' },
    {
      name: 'Wilhelm Stern',
      born: '1948-02-02',
      relationship: 'Parent',
      licence: ['W0202480', 'CA'],
      removed: '2023-06-30',
    },
    {
      name: 'Wilhelm Stern',
      born: '1948-02-02',
      relationship: 'Parent',
      licence: ['W0202480', 'CA'],
      since: '2024-06-01',
    },
  ],
  cars: [{ vin: build.vin('Brask', 2018, '110355'), car: [2018, 'Brask', 'Hauler'] }],
  account: { monthly: 266, due: '2025-10-19' },
}
const fresh = build.freshTicket('driver', { user: '8815', role: 'Named Insured' })

export const IN005_007 = insurance.task({
  id: 'IN005_007',
  title: 'grandfather was to make room for Ruth, and a claim under his older number keeps him in it',
  level: 'severe',
  traits: ['evidence-before-words', 'look-alikes', 'rules-that-meet', 'nothing-to-do'],
  decidedBy: ['DR-4', 'DR-2', 'TK-6'],
  request: `Rufina Oyelade-Stern, POL-3501103559. First take my father Wilhelm off, he has moved into a home and does not drive any more. Then put Ruth on, my youngest, 21, licence R0606040 of California. Five is your limit, I know, hence in this order :)`,
  customer: `You are Rufina Oyelade-Stern, born 21 January 1981, named insured of POL-3501103559 in California. Your SSN ends in 8121. You plan ahead. Ruth Stern, your daughter, born 6 June 2004, lives with you. Wilhelm moved to a care home in
Modesto in August and gave his car away; he is insured nowhere. In spring there was "something with a gate" when he drove; you thought that it was paid long ago, and say so if it is mentioned. If neither can be done at once you ask what happens next, and
wait. You do not want anybody else removed instead.`,
  records: {
    ...build.householdRecords(home),
    claims: [
      {
        id: 'CLM-3501103559',
        policy_id: 'POL-3501103559',
        vehicle_id: 'VEH-10355901',
        driver_id: 'DRV-10355905',
        date_of_loss: '2025-04-26',
        loss_location: 'Modesto, CA',
        claim_type: 'Collision – Single Vehicle',
        claim_stage: 'Open – Investigation',
        severity: 'Moderate',
        created_date: '2025-04-26',
      },
    ],
  },
  solution: [
    ...steps.lookUp(home, rufina),
    readDrivers(home),
    readClaims(home),
    ...readDriverClaims('DRV-10355905', 'DRV-10355906'),
    steps.createTicket(home, 'Wilhelm off, Ruth on', fresh),
    steps.finishTicket(
      '11',
      'Open claim under DRV-10355905: Wilhelm stays. Ruth would be one too many: for you.',
      build.ends.underwriting,
    ),
  ],
  expected: [inserted(insurance.tables.tickets, { ...fresh, ...build.ends.underwriting })],
})
