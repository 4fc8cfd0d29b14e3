import { inserted } from '../../../lib/task.ts'
import { build, type Household, insurance, steps } from '../../../sandboxes/insurance/index.ts'

const wilhelmina = {
  customer: '92331093',
  user: '9231',
  name: ['Wilhelmina', 'Osgood-Tran'],
  born: '1988-01-19',
  email: 'wilhelmina.tran@lonestar.example',
  tier: 'Premium',
  digits: '8819',
} as const
const home: Household = {
  policy: '2243109371',
  state: 'TX',
  named: wilhelmina,
  since: '2021-09-27',
  cars: [{ vin: build.vin('Halden', 2020, '310937'), car: [2020, 'Halden', 'Rook'] }],
  account: { monthly: 214, due: '2025-10-27' },
}
const fresh = build.freshTicket('question', { user: '9231', role: 'Named Insured', premium: true })

export const IN009_002 = insurance.task({
  id: 'IN009_002',
  title: 'seven weeks in Colorado are a question, and no change',
  level: 'routine',
  traits: ['nothing-to-do', 'time'],
  decidedBy: ['VE-8', 'TK-4'],
  request:
    'I am on a job in Denver from the 6th of October to the 24th of November and take the car with me. Do I have to move POL-2243109371 to Colorado? Please do whatever is needed. W. Osgood-Tran',
  customer: `You are Wilhelmina Osgood-Tran, born 19 January 1988, named insured of POL-2243109371 in Texas. Your SSN ends in 8819. You are
efficient. You come back on 24 November for certain. You want a clear answer, and nothing else.`,
  records: build.householdRecords(home),
  solution: [
    ...steps.lookUp(home, wilhelmina),
    ['knowledge_base_search_policy', { query: 'car away in another state for weeks garaging' }],
    steps.createTicket(home, 'car in Colorado for seven weeks', fresh),
    steps.finishTicket('11', 'Away for less than the limit; no change needed.', build.ends.completed),
  ],
  expected: [inserted(insurance.tables.tickets, { ...fresh, ...build.ends.completed })],
})
