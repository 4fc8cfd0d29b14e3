import { inserted, oneOf } from '../../../lib/task.ts'
import { build, type Household, insurance, steps } from '../../../sandboxes/insurance/index.ts'

const apollonia = {
  customer: '94100443',
  user: '9721',
  name: ['Apollonia', 'Greyling'],
  born: '1970-02-09',
  email: 'apollonia.greyling@everglade.example',
  tier: 'Premium',
  digits: '7029',
} as const
const beach: Household = {
  policy: '3021040448',
  state: 'FL',
  named: apollonia,
  since: '2018-06-08',
  status: 'In Grace Period',
  cars: [{ vin: build.vin('Orlo', 2022, '104044'), car: [2022, 'Orlo', 'Lark'] }],
  account: { monthly: 233, pastDue: 233, due: '2025-09-08', status: 'In Grace Period' },
}
const city: Household = {
  policy: '3021040484',
  state: 'FL',
  named: apollonia,
  since: '2022-10-12',
  cars: [{ vin: build.vin('Halden', 2018, '104048'), car: [2018, 'Halden', 'Rook'] }],
  account: { monthly: 140, due: '2025-10-12' },
}
const asking = { user: '9721', role: 'Named Insured', premium: true } as const
const fresh = build.freshTicket('document', asking)
const { policyDocuments, tickets } = insurance.tables

function outcome(beachTicket: string, cityTicket: string) {
  return [
    inserted(tickets, { id: beachTicket, ...fresh, ...build.ends.completed }),
    inserted(policyDocuments, steps.linkRow(beach.policy, 'id_card', beachTicket, '2025-10-31')),
    inserted(policyDocuments, steps.linkRow(beach.policy, 'declarations_page', beachTicket, '2025-10-04')),
    inserted(tickets, { id: cityTicket, ...fresh, ...build.ends.completed }),
    inserted(policyDocuments, steps.linkRow(city.policy, 'proof_of_insurance', cityTicket, '2025-10-08')),
    inserted(policyDocuments, steps.linkRow(city.policy, 'declarations_page', cityTicket, '2025-10-04')),
  ]
}

export const IN010_004 = insurance.task({
  id: 'IN010_004',
  title: 'six papers for a lender: one waits for money until she lets it go, one she has',
  level: 'severe',
  traits: [
    'batch-with-exceptions',
    'customer-moves',
    'evidence-before-words',
    'effects-that-belong-together',
  ],
  decidedBy: ['DC-2', 'DC-3', 'DC-4', 'DC-5'],
  request:
    'Apollonia Greyling. A lender wants to see everything about both my cars, POL-3021040448 and POL-3021040484: card, proof of insurance and declarations page, for each. That makes six. Send them straight to loans@seagull-lending.example and copy me. It’s for Friday.',
  customer: `You are Apollonia Greyling, born 9 February 1970, named insured of POL-3021040448 and POL-3021040484 in Florida. Your SSN ends in 7029. You are brisk.

If the papers can only come to you, you will pass them on. You know that one bill is open and will pay it at the end of the month, not before. If you are told that a proof of insurance has to wait for the payment, you say: "Then leave that one out. I do not want it any more; the lender can live with five."
In September you had a card for POL-3021040484; if you are asked or told about it, you find the e-mail and the link opens.`,
  records: {
    ...build.householdRecords(beach, city),
    ...build.deskRecords(
      [
        {
          id: '7161',
          policy: city.policy,
          about: 'identification card',
          matter: 'document',
          requester: asking,
          end: { ...build.ends.completed, status: 'closed' },
          opened: '2025-09-12',
        },
      ],
      [
        {
          id: '9721',
          ticket: '7161',
          by: '1',
          on: '2025-09-12',
          text: 'Link sent: identification card, last day 2025-10-12.',
          public: true,
        },
      ],
    ),
  },
  solution: [
    ...steps.identify(beach, apollonia),
    steps.ticketsOf('9721'),
    steps.readComments('7161'),
    ['billing_get_account_details', { policy_id: 'POL-3021040448' }],
    ['policy_get_policy_details', { policy_id: 'POL-3021040484' }],
    ['policy_get_policy_vehicles', { policy_id: 'POL-3021040484' }],
    steps.createTicket(beach, 'papers for a lender', fresh),
    steps.sendLink(beach.policy, 'id_card', '12', '2025-10-31'),
    steps.sendLink(beach.policy, 'declarations_page', '12', '2025-10-04'),
    steps.finishTicket('12', 'Card and declarations page; she does without the proof.', build.ends.completed),
    steps.createTicket(city, 'papers for a lender', fresh),
    steps.sendLink(city.policy, 'proof_of_insurance', '13', '2025-10-08'),
    steps.sendLink(city.policy, 'declarations_page', '13', '2025-10-04'),
    steps.finishTicket('13', 'Proof and declarations page; she has the card.', build.ends.completed),
  ],
  // Either ticket may be the first.
  expected: oneOf(outcome('12', '13'), outcome('13', '12')),
})
