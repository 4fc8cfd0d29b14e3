import { inserted } from '../../../lib/task.ts'
import { build, type Household, insurance, steps } from '../../../sandboxes/insurance/index.ts'

const hortense = {
  customer: '94030663',
  user: '9521',
  name: ['Hortense', 'Ilunga-Park'],
  born: '1966-06-26',
  email: 'hortense.ilunga@plumtree.example',
  digits: '2666',
} as const
const first: Household = {
  policy: '3012060668',
  state: 'NY',
  named: hortense,
  since: '2019-09-10',
  expires: '2025-09-10',
  status: 'Non-Renewed',
  cars: [{ vin: build.vin('Tamsin', 2015, '206066'), car: [2015, 'Tamsin', 'Glen'] }],
  account: { monthly: 150, due: '2025-09-10', status: 'Lapsed' },
}
const second: Household = {
  policy: '3012060699',
  state: 'NY',
  named: hortense,
  since: '2023-05-20',
  status: 'Lapsed',
  cancelled: ['2025-08-20', 'Fraud'],
  cars: [{ vin: build.vin('Orlo', 2012, '206069'), car: [2012, 'Orlo', 'Lark'] }],
  account: { monthly: 99, due: '2025-08-20', status: 'Lapsed' },
}
const fresh = build.freshTicket('reinstatement', { user: '9521', role: 'Named Insured' })

export const IN003_006 = insurance.task({
  id: 'IN003_006',
  title: 'of two policies that are gone, one may be looked at again and one may not',
  level: 'routine',
  traits: ['nothing-to-do', 'rules-that-meet'],
  decidedBy: ['RC-7', 'HO-2'],
  request:
    'I would like both of my policies back, POL-3012060668 and POL-3012060699. Both say that they are not in force. I never missed a payment on the first, you can check. I will pay whatever is needed today. Mrs Ilunga-Park',
  customer: `You are Hortense Ilunga-Park, born 26 June 1966, named insured of POL-3012060668 and POL-3012060699 in New York. Your SSN ends in 2666. You are dignified.

Nothing happened with either car since they ended, if anybody asks. You want both back from today. If you are told that a colleague decides about the first and that the second cannot come back, you ask for the reason once, and accept it when you get none.`,
  records: build.householdRecords(first, second),
  solution: [
    ...steps.identify(first, hortense),
    ['policy_get_policy_details', { policy_id: 'POL-3012060699' }],
    steps.createTicket(first, 'reinstatement', fresh),
    steps.finishTicket('11', 'Not renewed. For you.', build.ends.underwriting),
    steps.createTicket(second, 'reinstatement', fresh),
    steps.finishTicket('12', 'See the reason for which it ended.', build.ends.declined),
  ],
  expected: [
    inserted(insurance.tables.tickets, { ...fresh, ...build.ends.underwriting }),
    inserted(insurance.tables.tickets, { ...fresh, ...build.ends.declined }),
  ],
})
