import { inserted } from '../../../lib/task.ts'
import { build, type Household, insurance, steps } from '../../../sandboxes/insurance/index.ts'

const xiomara = {
  customer: '94130441',
  user: '9901',
  name: ['Xiomara', 'Pettigrew'],
  born: '1986-10-24',
  email: 'xiomara.pettigrew@sandhill.example',
  digits: '8624',
} as const
const coupe: Household = {
  policy: '3031040446',
  state: 'TX',
  named: xiomara,
  since: '2021-09-01',
  cars: [
    { vin: build.vin('Orlo', 2016, '104046'), car: [2016, 'Orlo', 'Lark'] },
    { vin: build.vin('Tamsin', 2019, '104049'), car: [2019, 'Tamsin', 'Brook'] },
  ],
  account: { monthly: 160, due: '2025-10-09' },
}
const truck: Household = {
  policy: '3031040464',
  state: 'TX',
  named: xiomara,
  since: '2023-12-12',
  cars: [{ vin: build.vin('Brask', 2015, '104064'), car: [2015, 'Brask', 'Hauler'] }],
  account: { monthly: 77, due: '2025-10-12' },
}
const asking = { user: '9901', role: 'Named Insured' } as const
const fresh = build.freshTicket('vehicle', asking)

export const IN013_004 = insurance.task({
  id: 'IN013_004',
  title: 'her second try is right, and it is her third',
  level: 'demanding',
  traits: ['who-may', 'evidence-before-words', 'customer-moves'],
  decidedBy: ['ID-2', 'TK-1'],
  request:
    'Hi, Xiomara Pettigrew, born 10/24/1986, POL-3031040446. I sold the Lark this morning, please take it off as of today, the Brook stays. Thanks a bunch.',
  customer: `You are Xiomara Pettigrew, born 24 October 1986, named insured of POL-3031040446 in Texas, and of POL-3031040464 (the truck). You are in high spirits.

When the agent wants your last four digits, you type "8642". Told that they do not match, you say "oops, fat fingers, 8624", which is right. If you are asked whether you wrote or rang in the last days: yes, on Tuesday, about the truck; "your guy could not find me in the system either, I must have mistyped".
If you are told that another team has to look at it first, you are baffled, offer a photo of your licence, and then accept it. You want nothing else today.`,
  records: {
    ...build.householdRecords(coupe, truck),
    ...build.deskRecords(
      [
        {
          id: '7241',
          policy: truck.policy,
          about: 'is towing included?',
          matter: 'question',
          requester: asking,
          end: build.ends.completed,
          opened: '2025-09-30',
        },
      ],
      [
        {
          id: '9901',
          ticket: '7241',
          by: '1',
          on: '2025-09-30',
          text: 'Check failed: last four digits, one try. Told her what the public page says about towing.',
        },
      ],
    ),
  },
  solution: [
    ['policy_get_policy_details', { policy_id: 'POL-3031040446' }],
    ['crm_get_customer_profile', { customer_id: 'CUS-94130441' }],
    ['crm_verify_identity', { customer_id: 'CUS-94130441', ssn_last_4: '8642' }],
    ['zendesk_get_items', { table: 'users', filter: "email eq 'xiomara.pettigrew@sandhill.example'" }],
    steps.ticketsOf('9901'),
    steps.readComments('7241'),
    steps.createTicket(coupe, 'take the Lark off', fresh),
    steps.finishTicket('12', 'Two failed tries, yesterday and today.', build.ends.security),
  ],
  expected: [inserted(insurance.tables.tickets, { ...fresh, ...build.ends.security })],
})
