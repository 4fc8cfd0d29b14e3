import { inserted, oneOf } from '../../../lib/task.ts'
import { build, type Household, insurance, steps } from '../../../sandboxes/insurance/index.ts'

const yolande = {
  customer: '94010844',
  user: '9441',
  name: ['Yolande', 'Prazeres'],
  born: '1990-12-01',
  email: 'yolande.prazeres@tidewater.example',
  digits: '1290',
} as const
const wagon: Household = {
  policy: '3004340846',
  state: 'CA',
  named: yolande,
  since: '2020-10-11',
  cars: [{ vin: build.vin('Tamsin', 2017, '434084'), car: [2017, 'Tamsin', 'Brook'] }],
  account: { monthly: 139.9, pastDue: 139.9, due: '2025-09-22' },
}
const coupe: Household = {
  policy: '3004340864',
  state: 'CA',
  named: yolande,
  since: '2024-01-16',
  cars: [{ vin: build.vin('Orlo', 2023, '434086'), car: [2023, 'Orlo', 'Lark'] }],
  account: { monthly: 139.9, due: '2025-10-16', received: true },
}
const asking = { user: '9441', role: 'Named Insured' } as const
const paying = build.freshTicket('payment', asking)
const papers = build.freshTicket('document', asking)
const { policyDocuments, tickets } = insurance.tables

function outcome(payTicket: string, paperTicket: string) {
  return [
    inserted(tickets, { id: payTicket, ...paying, ...build.ends.billing }),
    inserted(tickets, { id: paperTicket, ...papers, ...build.ends.completed }),
    inserted(policyDocuments, steps.linkRow(coupe.policy, 'id_card', paperTicket, '2025-10-31')),
    inserted(policyDocuments, steps.linkRow(coupe.policy, 'proof_of_insurance', paperTicket, '2025-10-08')),
  ]
}

export const IN001_008 = insurance.task({
  id: 'IN001_008',
  title: 'her money lies on the account of her other car, whose number has two digits swapped',
  level: 'demanding',
  traits: ['evidence-before-words', 'look-alikes', 'customer-moves'],
  decidedBy: ['BL-9', 'HO-1'],
  request:
    'Hi! POL-3004340846 shows as past due but the cheque left my bank on the 25th of September, I swear. I can’t prove it right now so could you just give me the ' +
    'two weeks extension, and if the cheque turns up, fine, and if not I’ll write a new one. Yolande Prazeres',
  customer: `You are Yolande Prazeres, born 1 December 1990, named insured of POL-3004340846 in California. Your SSN ends in 1290. You are cheerful and a bit scatterbrained.

You sent one cheque over $139.90 and wrote the policy number on it by hand. You have a second car on a policy of its own, with the same monthly sum; you say so when you are asked about other policies or payments, and look up the number: POL-3004340864.
You had not paid anything for that one in September besides the usual debit. If a colleague has to move the money, that is fine and you want no extension any more.

When that is settled, you add: "While I have you, for the coupe, that is POL-3004340864, send me the ID card and proof of insurance."`,
  records: {
    ...build.householdRecords(wagon, coupe),
    ...build.deskRecords([
      {
        id: '7041',
        policy: coupe.policy,
        about: 'does the coupe need winter tyres?',
        matter: 'question',
        requester: asking,
        end: build.ends.completed,
        opened: '2025-01-09',
      },
    ]),
  },
  solution: [
    ...steps.identify(wagon, yolande),
    steps.ticketsOf('9441'),
    ['billing_get_account_details', { policy_id: 'POL-3004340846' }],
    ['billing_get_account_details', { policy_id: 'POL-3004340864' }],
    steps.createTicket(wagon, 'cheque not booked, wants more time', paying),
    steps.finishTicket('12', 'The cheque is on POL-3004340864.', build.ends.billing),
    ['policy_get_policy_details', { policy_id: 'POL-3004340864' }],
    steps.createTicket(coupe, 'card and proof', papers),
    steps.sendLink(coupe.policy, 'id_card', '13', '2025-10-31'),
    steps.sendLink(coupe.policy, 'proof_of_insurance', '13', '2025-10-08'),
    steps.finishTicket('13', 'Both sent.', build.ends.completed),
  ],
  // Either ticket may be the first.
  expected: oneOf(outcome('12', '13'), outcome('13', '12')),
})
