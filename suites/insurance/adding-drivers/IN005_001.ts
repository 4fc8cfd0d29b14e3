import { inserted } from '../../../lib/task.ts'
import { build, type Household, insurance, steps } from '../../../sandboxes/insurance/index.ts'

const benedikta = {
  customer: '90550829',
  user: '9501',
  name: ['Benedikta', 'Sorrel-Nakata'],
  born: '1978-09-30',
  email: 'benedikta.sorrel@tidepool.example',
  tier: 'Preferred',
  digits: '5582',
} as const
const home: Household = {
  policy: '2055082916',
  state: 'CA',
  named: benedikta,
  since: '2019-05-24',
  others: [
    { name: 'Haruki Nakata', born: '1976-03-08', relationship: 'Spouse', licence: ['N7710432', 'CA'] },
    { name: 'Kenji Nakata', born: '1998-02-02', relationship: 'Other Relative', removed: '2024-08-01' },
  ],
  cars: [
    { vin: build.vin('Orlo', 2019, '550829'), car: [2019, 'Orlo', 'Lark'] },
    { vin: build.vin('Kestler', 2013, '550892'), car: [2013, 'Kestler', 'Heron'] },
  ],
  account: { monthly: 231.75, due: '2025-10-24' },
}
const fresh = build.freshTicket('driver', { user: '9501', role: 'Named Insured' })
const end = { ...build.ends.underwriting, effective_date_of_change: '2025-10-01' }
const emil = {
  policy_id: 'POL-2055082916',
  name: 'Emil Sorrel-Nakata',
  date_of_birth: '2006-10-20',
  license_number: 'F4471902',
  license_state: 'CA',
  relationship: 'Child',
  status: 'Rated',
  effective_date: '2025-10-01',
} as const
const maren = {
  policy_id: 'POL-2055082916',
  name: 'Maren Sorrel-Nakata',
  date_of_birth: '2009-05-14',
  relationship: 'Child',
  status: 'Excluded',
  effective_date: '2025-10-01',
  exclusion_form_required: true,
} as const

export const IN005_001 = insurance.task({
  id: 'IN005_001',
  title: 'three young people: one needs no review, one may not drive yet, one was on the policy before',
  level: 'severe',
  traits: ['batch-with-exceptions', 'rules-that-meet', 'thin-answers'],
  decidedBy: ['DR-2', 'DR-3', 'DR-6'],
  request:
    'Hello! Our house is getting full again and I would like everybody on the car insurance (POL-2055082916) from today:\n\n' +
    '1. Emil, my son, 18, passed his test in August\n2. Maren, my daughter, 16, has her learner’s permit\n' +
    '3. Kenji, my husband’s nephew, 27, who moves in this week\n\nWhat do you need from me? Benedikta Sorrel-Nakata',
  customer: `You are Benedikta Sorrel-Nakata, born 30 September 1978, named insured of POL-2055082916 in California. Your SSN ends in 5582. You are cheerful and well prepared; you give what you are asked for.

- Emil Sorrel-Nakata, your son, born 20 October 2006, California licence F4471902.
- Maren Sorrel-Nakata, your daughter, born 14 May 2009. A California learner's permit, no licence yet.
- Kenji Nakata, your husband's brother's son, born 2 February 1998. His licence is from Nevada, number 1702238841. He lived
  with you until last summer and was insured with you then; you mention that only if the agent asks or finds it.

All three live in your house. You want everything from today. You agree to what the agent proposes, also to forms that have
to be signed and to somebody who has to look at it first.`,
  records: build.householdRecords(home),
  solution: [
    ...steps.lookUp(home, benedikta),
    ['policy_get_policy_drivers', { policy_id: 'POL-2055082916' }],
    ['knowledge_base_search_policy', { query: 'add driver young child permit licence other state review' }],
    steps.createTicket(home, 'add Emil, Maren and Kenji', fresh),
    ['policy_add_driver', emil],
    ['policy_add_driver', maren],
    steps.finishTicket(
      '11',
      'Emil rated, Maren excluded (form). Kenji, removed in 2024, Nevada licence: for you.',
      end,
    ),
  ],
  expected: [
    inserted(insurance.tables.drivers, emil),
    inserted(insurance.tables.drivers, maren),
    inserted(insurance.tables.tickets, { ...fresh, ...end }),
  ],
})
