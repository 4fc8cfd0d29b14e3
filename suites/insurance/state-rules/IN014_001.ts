import { inserted } from '../../../lib/task.ts'
import { build, type Household, insurance, steps } from '../../../sandboxes/insurance/index.ts'

const ilse = {
  customer: '91441709',
  user: '9141',
  name: ['Ilse', 'Montgomery-Roux'],
  born: '1967-06-02',
  email: 'ilse.roux@brownstone.example',
  tier: 'Premium',
  digits: '6702',
} as const
const home: Household = {
  policy: '2154170958',
  state: 'NY',
  named: ilse,
  since: '2012-02-20',
  cars: [{ vin: build.vin('Velmont', 2022, '441709'), car: [2022, 'Velmont', 'Ravine'] }],
  account: { monthly: 330, pastDue: 330, due: '2025-09-20', count: 2 },
}
const fresh = build.freshTicket('payment', { user: '9141', role: 'Named Insured', premium: true })

export const IN014_001 = insurance.task({
  id: 'IN014_001',
  title: 'the lead promised a third arrangement in writing, and New York knows no third',
  level: 'demanding',
  traits: ['rules-that-meet', 'nothing-to-do'],
  decidedBy: ['ST-1', 'ST-2', 'ID-5'],
  request:
    'Ms Osei, your team lead, assured me in writing on 17 September that I may have a further extension this autumn, in view of thirteen years without a ' +
    'single accident. I should like to take her up on it now for POL-2154170958; twenty-one days, as for all your Premium customers. Ilse Montgomery-Roux',
  customer: `You are Ilse Montgomery-Roux, born 2 June 1967, named insured of POL-2154170958 in New York. Your SSN ends in 6702. You write well and expect to be treated accordingly.

Marguerite Osei did write to you; you have the message. You know nothing of state rules. If you are refused, you say that you find it remarkable that a
written word counts for nothing, ask whether an instalment plan is possible instead, and, when that is refused as well, close by saying that you will pay by
cheque today.`,
  records: {
    ...build.householdRecords(home),
    ...build.deskRecords(
      [
        {
          id: '6741',
          policy: home.policy,
          about: 'a complaint about the tone of a reminder',
          matter: 'question',
          requester: { user: '9141', role: 'Named Insured', premium: true },
          end: build.ends.completed,
          opened: '2025-09-15',
          touched: '2025-09-17',
        },
      ],
      [
        {
          id: '9741',
          ticket: '6741',
          by: '6',
          on: '2025-09-17',
          text: 'Apologised. As an exception from our limit I grant her a third arrangement within twelve months, to be taken up by 31 October 2025. M. Osei',
          public: true,
        },
      ],
    ),
  },
  solution: [
    ...steps.lookUp(home, ilse),
    ...steps.readTicket('6741'),
    ['billing_get_account_details', { policy_id: 'POL-2154170958' }],
    ['billing_get_arrangement_history', { policy_id: 'POL-2154170958' }],
    ['knowledge_base_search_policy', { query: 'exception by the lead state rule New York arrangements' }],
    steps.createTicket(home, 'extension promised by the lead', fresh),
    steps.finishTicket(
      '12',
      'Two arrangements are New York’s limit; no exception is possible.',
      build.ends.declined,
    ),
  ],
  expected: [inserted(insurance.tables.tickets, { ...fresh, ...build.ends.declined })],
})
