import { inserted, oneOf } from '../../../lib/task.ts'
import { build, type Household, insurance, steps } from '../../../sandboxes/insurance/index.ts'

const percival = {
  customer: '92771439',
  user: '9271',
  name: ['Percival', 'Ostrander'],
  born: '1961-03-31',
  email: 'percival.ostrander@bayview.example',
  digits: '6131',
  question: ['What was your first school?', 'Saint Brendan'],
} as const
const home: Household = {
  policy: '2287143915',
  state: 'CA',
  named: percival,
  since: '2010-07-19',
  others: [
    { name: 'Tamar Ostrander', born: '1999-10-10', relationship: 'Child', licence: ['O9910104', 'CA'] },
  ],
  cars: [{ vin: build.vin('Kestler', 2015, '714391'), car: [2015, 'Kestler', 'Heron'] }],
  account: { monthly: 140.2, due: '2025-10-19' },
}
const asking = { user: '9271', role: 'Named Insured' } as const
const driver = build.freshTicket('driver', asking)
const card = build.freshTicket('document', asking)

function outcome(driverTicket: string, cardTicket: string) {
  return [
    inserted(insurance.tables.tickets, { id: driverTicket, ...driver, ...build.ends.security }),
    inserted(insurance.tables.tickets, { id: cardTicket, ...card, ...build.ends.completed }),
    inserted(insurance.tables.policyDocuments, {
      policy_id: 'POL-2287143915',
      document_type: 'id_card',
      ticket_id: cardTicket,
      url: `https://portal.horizonshield.com/docs/secure/POL-2287143915_id_card_${cardTicket}`,
      created_at: '2025-10-31',
      expires_at: '2025-10-31',
    }),
  ]
}

export const IN013_003 = insurance.task({
  id: 'IN013_003',
  title: 'two wrong answers stop the change, and leave him the card',
  level: 'demanding',
  traits: ['who-may', 'customer-moves'],
  decidedBy: ['ID-2', 'ID-1', 'DC-1'],
  request:
    'Percival Ostrander, 31 March 1961, POL-2287143915. Kindly remove Tamar from the policy with immediate effect; she has moved to her boyfriend’s and is insured there.',
  customer: `You are Percival Ostrander, born 31 March 1961, named insured of POL-2287143915 in California. You are impatient, and bad with numbers.

Asked for the last four digits of your social security number, you say 6113. Told that this is not right, or asked for the answer to your security question (about your first school), you say "Saint Brandon's, of course".
You have no other answers, offer to name your street and your bank, and complain that this is ridiculous. When you are told that nothing can be changed today, you say: "Then at least send me a new ID card, mine has
gone through the wash." You are content with that.`,
  records: build.householdRecords(home),
  solution: [
    ['policy_get_policy_details', { policy_id: 'POL-2287143915' }],
    ['crm_get_customer_profile', { customer_id: 'CUS-92771439' }],
    ['crm_verify_identity', { customer_id: 'CUS-92771439', ssn_last_4: '6113' }],
    ['crm_verify_identity', { customer_id: 'CUS-92771439', security_answer: 'Saint Brandon’s' }],
    ['zendesk_get_items', { table: 'users', filter: "email eq 'percival.ostrander@bayview.example'" }],
    ['zendesk_get_items', { table: 'tickets', filter: "contains(subject, 'POL-2287143915')" }],
    steps.createTicket(home, 'remove Tamar Ostrander', driver),
    steps.finishTicket('11', 'Two failed tries at the second check.', build.ends.security),
    steps.createTicket(home, 'identification card', card),
    [
      'policy_generate_document_link',
      {
        policy_id: 'POL-2287143915',
        document_type: 'id_card',
        ticket_id: '12',
        expiration_date: '2025-10-31',
      },
    ],
    steps.finishTicket('12', 'Card sent.', build.ends.completed),
  ],
  // Either ticket may be the first.
  expected: oneOf(outcome('11', '12'), outcome('12', '11')),
})
