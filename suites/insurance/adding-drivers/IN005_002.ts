import { inserted } from '../../../lib/task.ts'
import { build, type Household, insurance, steps } from '../../../sandboxes/insurance/index.ts'

const theodora = {
  customer: '91990657',
  user: '9191',
  name: ['Theodora', 'Quist-Halloway'],
  born: '1980-10-27',
  email: 'theodora.quist@sandspur.example',
  tier: 'Preferred',
  digits: '8027',
} as const
const home: Household = {
  policy: '2209065737',
  state: 'FL',
  named: theodora,
  since: '2016-08-08',
  others: [
    {
      name: 'Lars Quist',
      born: '2007-03-19',
      relationship: 'Child',
      status: 'Excluded',
      since: '2023-04-01',
    },
    { name: 'Lars Quist', born: '1978-06-02', relationship: 'Spouse', licence: ['Q78060244', 'FL'] },
  ],
  cars: [{ vin: build.vin('Kestler', 2019, '906573'), car: [2019, 'Kestler', 'Finch'] }],
  account: { monthly: 188.15, due: '2025-10-08' },
}
const fresh = build.freshTicket('driver', { user: '9191', role: 'Named Insured' })

export const IN005_002 = insurance.task({
  id: 'IN005_002',
  title: 'the son to be added is on the list already, as excluded, beside a father of the same name',
  level: 'demanding',
  traits: ['thin-answers', 'look-alikes', 'nothing-to-do'],
  decidedBy: ['DR-6', 'DR-2'],
  request:
    'Hooray! Lars passed his road test yesterday!! 18 and a half and finally. Please add him to POL-2209065737 from today so he can drive to work tomorrow. Preferred customer, no accidents ' +
    'ever, so as I read it nobody needs to look at it :-) Theodora',
  customer: `You are Theodora Quist-Halloway, born 27 October 1980, named insured of POL-2209065737 in Florida. Your SSN ends in 8027.
You are proud and in a holiday mood.

Your son Lars Quist was born on 19 March 2007; his new Florida licence is Q07031955. Your husband is called Lars Quist too (born 2 June 1978). When your son
had his learner's permit, two years ago, you signed a form for him; you remember that only if somebody mentions it. If you are told that he
cannot drive your cars yet and that a colleague has to look at it, you are disappointed and say that you will drive him tomorrow.`,
  records: build.householdRecords(home),
  solution: [
    ...steps.lookUp(home, theodora),
    ['policy_get_policy_drivers', { policy_id: 'POL-2209065737' }],
    ['knowledge_base_search_policy', { query: 'excluded driver has a licence now, rate again' }],
    steps.createTicket(home, 'Lars has his licence', fresh),
    steps.finishTicket('11', 'Son, excluded since 2023, licensed now.', build.ends.underwriting),
  ],
  expected: [inserted(insurance.tables.tickets, { ...fresh, ...build.ends.underwriting })],
})
