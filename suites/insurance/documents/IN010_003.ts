import { inserted } from '../../../lib/task.ts'
import { build, type Household, insurance, steps } from '../../../sandboxes/insurance/index.ts'

const dagny = {
  customer: '94100332',
  user: '9711',
  name: ['Dagny', 'Rosenquist-Ali'],
  born: '1981-12-15',
  email: 'dagny.rosenquist@chaparral.example',
  digits: '8115',
} as const
const karim = {
  customer: '94100323',
  name: ['Karim', 'Ali'],
  born: '1979-06-30',
  email: 'karim.ali@chaparral.example',
  digits: '7930',
} as const
const home: Household = {
  policy: '3020030337',
  state: 'CA',
  named: dagny,
  coInsured: karim,
  since: '2019-01-23',
  cars: [
    { vin: build.vin('Tamsin', 2016, '003033'), car: [2016, 'Tamsin', 'Brook'] },
    { vin: build.vin('Halden', 2023, '003037'), car: [2023, 'Halden', 'Rook'], since: '2025-09-26' },
  ],
  account: { monthly: 245, due: '2025-10-23' },
}
const user = { name: 'Karim Ali', email: karim.email }
const asking = { user: '9711', role: 'Named Insured' } as const
const fresh = build.freshTicket('document', { user: '22', role: 'Co-Insured' })
const { policyDocuments, tickets, users } = insurance.tables

export const IN010_003 = insurance.task({
  id: 'IN010_003',
  title: 'of two links that still open, the older one knows only one of their cars',
  level: 'demanding',
  traits: ['evidence-before-words', 'time', 'batch-with-exceptions'],
  decidedBy: ['DC-6', 'DC-4'],
  request:
    'Hi, Karim Ali, karim.ali@chaparral.example, on POL-3020030337 with my wife. Our town hands out resident parking for both cars. They ask for the ID card, proof of insurance and the declarations page. May I have the three of them?',
  customer: `You are Karim Ali, born 30 June 1979, co-insured of POL-3020030337 in California; Dagny is the named insured. Your SSN ends in 7930. You are methodical.

You have a Brook and, new, a Rook. Dagny asked for some of these papers in September, for something else; she can forward what she has, it all opens, and you say so if you are told that a link works still. If you are told that one of hers is out of date, you see why.`,
  records: {
    ...build.householdRecords(home),
    ...build.deskRecords(
      [
        {
          id: '7151',
          policy: home.policy,
          about: 'card for the glove box',
          matter: 'document',
          requester: asking,
          end: build.ends.completed,
          opened: '2025-09-19',
        },
        {
          id: '7152',
          policy: home.policy,
          about: 'proof for the ferry',
          matter: 'document',
          requester: asking,
          end: build.ends.completed,
          opened: '2025-09-29',
        },
      ],
      [
        {
          id: '9711',
          ticket: '7151',
          by: '1',
          on: '2025-09-19',
          text: 'Link sent: identification card, last day 2025-10-19.',
          public: true,
        },
        {
          id: '9712',
          ticket: '7152',
          by: '1',
          on: '2025-09-29',
          text: 'Link sent: proof of insurance, last day 2025-10-06.',
          public: true,
        },
      ],
    ),
  },
  solution: [
    ...steps.identify(home, karim),
    steps.ticketsAbout('POL-3020030337'),
    steps.readComments('7151'),
    steps.readComments('7152'),
    ['policy_get_policy_vehicles', { policy_id: 'POL-3020030337' }],
    ['policy_get_policy_drivers', { policy_id: 'POL-3020030337' }],
    ['zendesk_create_item', { table: 'users', item: user }],
    steps.createTicket(home, 'papers for resident parking', fresh),
    steps.sendLink(home.policy, 'id_card', '13', '2025-10-31'),
    steps.sendLink(home.policy, 'declarations_page', '13', '2025-10-04'),
    steps.finishTicket(
      '13',
      'New card and declarations page; the proof of 29 September will do.',
      build.ends.completed,
    ),
  ],
  expected: [
    inserted(users, user),
    inserted(policyDocuments, steps.linkRow(home.policy, 'id_card', '13', '2025-10-31')),
    inserted(policyDocuments, steps.linkRow(home.policy, 'declarations_page', '13', '2025-10-04')),
    inserted(tickets, { ...fresh, ...build.ends.completed }),
  ],
})
