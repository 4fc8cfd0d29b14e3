import { inserted, oneOf } from '../../../lib/task.ts'
import { build, type Household, insurance, steps } from '../../../sandboxes/insurance/index.ts'

const aurelio = {
  customer: '91331690',
  user: '9131',
  name: ['Aurelio', 'Brandt-Kimura'],
  born: '1979-01-17',
  email: 'aurelio.kimura@hudsonbend.example',
  digits: '7917',
} as const
const mireille = {
  customer: '91331609',
  user: '9132',
  name: ['Mireille', 'Brandt'],
  born: '1981-05-06',
  email: 'mireille.brandt@hudsonbend.example',
  digits: '8156',
} as const
const home: Household = {
  policy: '2143169043',
  state: 'NY',
  named: aurelio,
  since: '2021-07-14',
  others: [
    {
      name: 'Mireille Brandt',
      born: '1981-05-06',
      relationship: 'Spouse',
      profile: mireille,
      listedAsCoInsured: true,
    },
  ],
  cars: [{ vin: build.vin('Halden', 2019, '331690'), car: [2019, 'Halden', 'Rook'] }],
  account: { monthly: 268.3, due: '2025-10-14' },
}
const asking = { user: '9132', role: 'Listed Driver' } as const
const card = build.freshTicket('document', asking)
const car = build.freshTicket('vehicle', asking)
const link = { policy_id: 'POL-2143169043', document_type: 'id_card', ticket_id: '11' } as const

function outcome(cardTicket: string, carTicket: string) {
  return [
    inserted(insurance.tables.policyDocuments, {
      ...link,
      ticket_id: cardTicket,
      url: `https://portal.horizonshield.com/docs/secure/POL-2143169043_id_card_${cardTicket}`,
      created_at: '2025-10-31',
      expires_at: '2025-10-31',
    }),
    inserted(insurance.tables.tickets, { id: cardTicket, ...card, ...build.ends.completed }),
    inserted(insurance.tables.tickets, { id: carTicket, ...car, ...build.ends.declined }),
  ]
}

export const IN013_001 = insurance.task({
  id: 'IN013_001',
  title: 'the driver list calls her the co-insured, the policy does not: a card, but no car',
  level: 'demanding',
  traits: ['who-may', 'evidence-before-words', 'nothing-to-do'],
  decidedBy: ['ID-3', 'DC-3'],
  request:
    'Good morning! I am Mireille Brandt, co-insured on POL-2143169043 with my husband. Two things please: a new ID card for the glove box, and I bought a ' +
    'car yesterday, a 2022 Orlo Lark, which has to go on the policy. I have all the papers here.',
  customer: `You are Mireille Brandt, born 6 May 1981, on POL-2143169043 in New York. Your SSN ends in 8156. The app
shows "co-insured" beside your name, so you are sure that you are. Your husband Aurelio Brandt-Kimura took out the policy; he is at work.

The car: 2022 Orlo Lark, VIN ${build.vin('Orlo', 2022, '331669')}, bought on 30 September for $21,400, private use; yours, title clean. Give it when asked.

If you are told that you cannot add a car, you are indignant ("it says so in your own app!") and ask what has to be done; when you hear that your husband
has to write himself, you leave it at that. You are glad about the card.`,
  records: build.householdRecords(home),
  solution: [
    ...steps.lookUp(home, mireille),
    ['policy_get_policy_drivers', { policy_id: 'POL-2143169043' }],
    steps.createTicket(home, 'identification card', card),
    ['policy_generate_document_link', { ...link, expiration_date: '2025-10-31' }],
    steps.finishTicket('11', 'Card sent.', build.ends.completed),
    steps.createTicket(home, 'add a car', car),
    steps.finishTicket(
      '12',
      'Not an insured of the policy. The named insured has to ask.',
      build.ends.declined,
    ),
  ],
  // Either ticket may be the first.
  expected: oneOf(outcome('11', '12'), outcome('12', '11')),
})
