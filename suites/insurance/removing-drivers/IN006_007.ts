import { inserted, oneOf } from '../../../lib/task.ts'
import { build, type Household, insurance, steps } from '../../../sandboxes/insurance/index.ts'
import { readDrivers } from '../changes.ts'

const { policyDocuments, tickets } = insurance.tables

const annika = {
  customer: '77020355',
  user: '8825',
  name: ['Annika', 'Mbatha-Lowe'],
  born: '1987-02-14',
  email: 'annika.lowe@thistledown.example',
  digits: '8714',
} as const
const home: Household = {
  policy: '3502103553',
  state: 'CA',
  named: {
    customer: '77020366',
    user: '8826',
    name: ['Desmond', 'Lowe'],
    born: '1985-05-15',
    email: 'desmond.lowe@thistledown.example',
    digits: '8515',
  },
  coInsured: annika,
  since: '2019-10-30',
  others: [{ name: 'Corinne Lowe', born: '1960-04-01', relationship: 'Parent', licence: ['C0401600', 'CA'] }],
  cars: [{ vin: build.vin('Kestler', 2022, '210355'), car: [2022, 'Kestler', 'Heron'] }],
  account: { monthly: 187, due: '2025-10-21' },
}
const asking = { user: '8825', role: 'Co-Insured' } as const
const fresh = build.freshTicket('driver', asking)
const papers = build.freshTicket('document', asking)
const last = { card: '2025-10-30', proof: '2025-10-08' } as const

/** The ticket of the documents may be any of those that are written. */
const outcome = (ticket: string) => [
  inserted(tickets, { ...fresh, ...build.ends.declined }),
  inserted(tickets, { id: ticket, ...papers, ...build.ends.completed }),
  inserted(policyDocuments, steps.linkRow(home.policy, 'id_card', ticket, last.card)),
  inserted(policyDocuments, steps.linkRow(home.policy, 'proof_of_insurance', ticket, last.proof)),
]

export const IN006_007 = insurance.task({
  id: 'IN006_007',
  title: 'she may not take her mother-in-law off, and may have every paper but one that is out already',
  level: 'demanding',
  traits: ['who-may', 'time', 'effects-that-belong-together'],
  decidedBy: ['ID-3', 'DC-1', 'DC-4'],
  request: `Annika Mbatha-Lowe, co-insured on POL-3502103553 with my husband Desmond. Two things: Corinne, his mother, has moved to Spain, please remove her. And I need the identification card, the proof of insurance and the declarations page for the bank, today.`,
  customer: `You are Annika Mbatha-Lowe, born 14 February 1987, co-insured of POL-3502103553 in California. Your SSN ends in 8714. You are polite and in a hurry. Desmond is at sea until the 20th and cannot write. If you are told that only he may remove a driver, you say "of course, his mother". He had
asked for some paper last week, you do not know which; he will forward it to you.`,
  records: {
    ...build.householdRecords(home),
    ...build.deskRecords(
      [
        {
          id: '7321',
          policy: home.policy,
          about: 'a paper for the bank',
          matter: 'document',
          requester: { user: '8826', role: 'Named Insured' },
          end: { ...build.ends.completed, status: 'closed' },
          opened: '2025-09-30',
        },
      ],
      [
        {
          id: '9821',
          ticket: '7321',
          by: '1',
          on: '2025-09-30',
          text: 'Link sent: declarations_page, works until 2025-10-03.',
        },
      ],
    ),
  },
  solution: [
    ...steps.lookUp(home, annika),
    steps.readComments('7321'),
    readDrivers(home),
    steps.createTicket(home, 'remove Corinne Lowe', fresh),
    steps.finishTicket('12', 'A co-insured cannot remove a driver.', build.ends.declined),
    steps.createTicket(home, 'card and proof', papers),
    steps.sendLink(home.policy, 'id_card', '13', last.card),
    steps.sendLink(home.policy, 'proof_of_insurance', '13', last.proof),
    steps.finishTicket(
      '13',
      'Card and proof sent; the declarations page went to Desmond.',
      build.ends.completed,
    ),
  ],
  expected: oneOf(outcome('12'), outcome('13')),
})
