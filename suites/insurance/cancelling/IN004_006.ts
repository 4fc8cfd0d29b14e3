import { inserted } from '../../../lib/task.ts'
import { build, type Household, insurance, steps } from '../../../sandboxes/insurance/index.ts'

const ottokar = {
  customer: '94040664',
  user: '9631',
  name: ['Ottokar', 'Brindle'],
  born: '1950-01-31',
  email: 'ottokar.brindle@kelpbay.example',
  digits: '5031',
} as const
const seraphine = {
  customer: '94040646',
  name: ['Seraphine', 'Brindle'],
  born: '1953-09-05',
  email: 'seraphine.brindle@kelpbay.example',
  digits: '5309',
} as const
const home: Household = {
  policy: '3017060669',
  state: 'CA',
  named: ottokar,
  coInsured: seraphine,
  since: '2009-02-11',
  cars: [{ vin: build.vin('Corvane', 2011, '706066'), car: [2011, 'Corvane', 'Mesa'] }],
  account: { monthly: 88.8, due: '2025-10-11' },
}
const user = { name: 'Seraphine Brindle', email: seraphine.email }
const fresh = build.freshTicket('cancellation', { user: '22', role: 'Co-Insured' })

export const IN004_006 = insurance.task({
  id: 'IN004_006',
  title: 'a wife who has always done the paperwork may not end her husband’s policy',
  level: 'routine',
  traits: ['who-may', 'nothing-to-do'],
  decidedBy: ['HO-3', 'ID-3', 'RC-1'],
  request:
    'This is Seraphine Brindle (seraphine.brindle@kelpbay.example). My husband no longer drives, his eyes. So we shall not need POL-3017060669 after the end of this week. I have done all our paperwork for forty years. Please see to it.',
  customer: `You are Seraphine Brindle, born 5 September 1953, co-insured of POL-3017060669 in California; your husband Ottokar is the named insured. Your SSN ends in 5309. You are used to being obeyed.

You want the policy to end on 4 October. If you are told that only your husband can ask for that, you find it absurd, say that he stands behind you and nods, and ask for a supervisor. In the end you say that he shall write himself, then. You want nothing else.`,
  records: build.householdRecords(home),
  solution: [
    ...steps.identify(home, seraphine),
    ['zendesk_create_item', { table: 'users', item: user }],
    steps.createTicket(home, 'cancellation', fresh),
    steps.finishTicket('11', 'Only the named insured can cancel.', build.ends.declined),
  ],
  expected: [
    inserted(insurance.tables.users, user),
    inserted(insurance.tables.tickets, { ...fresh, ...build.ends.declined }),
  ],
})
