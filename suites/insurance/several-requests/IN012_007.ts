import { inserted, oneOf } from '../../../lib/task.ts'
import { build, type Household, insurance, steps } from '../../../sandboxes/insurance/index.ts'

const saffron = {
  customer: '94120776',
  user: '9851',
  name: ['Saffron', 'Wojcik-Adair'],
  born: '1998-11-11',
  email: 'saffron.adair@ninthward.example',
  digits: '9811',
} as const
const home: Household = {
  policy: '3030070779',
  state: 'TX',
  named: saffron,
  since: '2023-01-24',
  cars: [{ vin: build.vin('Kestler', 2020, '007077'), car: [2020, 'Kestler', 'Finch'] }],
  account: { monthly: 131, due: '2025-10-24' },
}
const asking = { user: '9851', role: 'Named Insured' } as const
const moving = build.freshTicket('licenceOrGaraging', asking)
const papers = build.freshTicket('document', asking)
const { policyDocuments, tickets } = insurance.tables

function outcome(paperTicket: string) {
  return [
    inserted(tickets, { ...moving, ...build.ends.underwriting }),
    inserted(tickets, { id: paperTicket, ...papers, ...build.ends.completed }),
    inserted(policyDocuments, steps.linkRow(home.policy, 'id_card', paperTicket, '2025-10-31')),
  ]
}

export const IN012_007 = insurance.task({
  id: 'IN012_007',
  title: 'a new street in the same state is for underwriting, the card is for her',
  level: 'routine',
  traits: ['rules-that-meet'],
  decidedBy: ['VE-8', 'DC-1'],
  request:
    'Hi, I moved from Waco to Round Rock last weekend, so the Finch now sleeps there (POL-3030070779). Change that, please, and send me an ID card? Saffron',
  customer: `You are Saffron Wojcik-Adair, born 11 November 1998, named insured of POL-3030070779 in Texas. Your SSN ends in 9811. You are in the middle of boxes.

The new address is 14 Larkspur Bend, Round Rock, Texas; you moved for good on 27 September. You have had no card this year. It is all right if a colleague enters the address later.`,
  records: build.householdRecords(home),
  solution: [
    ...steps.identify(home, saffron),
    steps.ticketsAbout('POL-3030070779'),
    steps.createTicket(home, 'the Finch is kept in Round Rock', moving),
    steps.finishTicket('11', '14 Larkspur Bend, Round Rock, since 27 September.', build.ends.underwriting),
    steps.createTicket(home, 'identification card', papers),
    steps.sendLink(home.policy, 'id_card', '12', '2025-10-31'),
    steps.finishTicket('12', 'Card sent.', build.ends.completed),
  ],
  // Either ticket may be the first.
  expected: oneOf(outcome('12'), outcome('11')),
})
