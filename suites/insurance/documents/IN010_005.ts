import { inserted } from '../../../lib/task.ts'
import { build, type Household, insurance, steps } from '../../../sandboxes/insurance/index.ts'

const quentin = {
  customer: '94100554',
  user: '9731',
  name: ['Quentin', 'Abara-Holt'],
  born: '1989-05-11',
  email: 'quentin.abara@sunflower.example',
  digits: '8911',
} as const
const mirela = {
  customer: '94100545',
  user: '9732',
  name: ['Mirela', 'Holt'],
  born: '1991-09-21',
  email: 'mirela.holt@sunflower.example',
  digits: '9121',
} as const
const home: Household = {
  policy: '3023050559',
  state: 'TX',
  named: quentin,
  coInsured: mirela,
  since: '2024-06-06',
  status: 'Lapsed',
  cancelled: ['2025-08-15', 'Underwriting'],
  cars: [{ vin: build.vin('Velmont', 2012, '305055'), car: [2012, 'Velmont', 'Ravine'] }],
  account: { monthly: 210, due: '2025-08-06', status: 'Lapsed' },
}
const fresh = build.freshTicket('document', { user: '9732', role: 'Co-Insured' })
const { policyDocuments, tickets } = insurance.tables

export const IN010_005 = insurance.task({
  id: 'IN010_005',
  title: 'of a policy that is over there is one paper to be had',
  level: 'routine',
  traits: ['nothing-to-do', 'rules-that-meet'],
  decidedBy: ['DC-2', 'TK-6'],
  request:
    'Mirela Holt for POL-3023050559, which ended in August. Our new insurer asks for two things: a proof of insurance for June and July, and the declarations page. Would you send them to me?',
  customer: `You are Mirela Holt, born 21 September 1991, co-insured of POL-3023050559 in Texas; Quentin is the named insured. Your SSN ends in 9121. You are soft-spoken.

If only one of the two can be had, you take that one. You ask for nothing else and do not want the policy back.`,
  records: build.householdRecords(home),
  solution: [
    ...steps.identify(home, mirela),
    steps.ticketsAbout('POL-3023050559'),
    steps.createTicket(home, 'papers for the new insurer', fresh),
    steps.sendLink(home.policy, 'declarations_page', '11', '2025-10-04'),
    steps.finishTicket(
      '11',
      'Declarations page sent; no proof of a policy that is over.',
      build.ends.completed,
    ),
  ],
  expected: [
    inserted(policyDocuments, steps.linkRow(home.policy, 'declarations_page', '11', '2025-10-04')),
    inserted(tickets, { ...fresh, ...build.ends.completed }),
  ],
})
