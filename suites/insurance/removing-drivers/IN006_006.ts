import { inserted, oneOf } from '../../../lib/task.ts'
import { build, type Household, insurance, steps } from '../../../sandboxes/insurance/index.ts'
import { driverSet, from, readDriverClaims, readDrivers, setDriver, today } from '../changes.ts'

const { policyDocuments, tickets } = insurance.tables

const tobiah = {
  customer: '77020344',
  user: '8824',
  name: ['Tobiah', 'Renske-Vale'],
  born: '1966-06-06',
  email: 'tobiah.vale@orchardlane.example',
  digits: '6666',
} as const
const home: Household = {
  policy: '3502103445',
  state: 'CA',
  named: tobiah,
  since: '2011-07-19',
  others: [
    {
      name: 'Malik Vale',
      born: '1998-08-08',
      relationship: 'Child',
      licence: ['M0808980', 'CA'],
      status: 'Excluded',
    },
    { name: 'Malik Vale', born: '1968-08-18', relationship: 'Sibling', licence: ['M0818680', 'CA'] },
  ],
  cars: [{ vin: build.vin('Velmont', 2019, '210344'), car: [2019, 'Velmont', 'Harbor'] }],
  account: { monthly: 221, due: '2025-10-29' },
}
const [son, brother] = ['DRV-10344502', 'DRV-10344503'] as const
const asking = { user: '8824', role: 'Named Insured' } as const
const fresh = build.freshTicket('driver', asking)
const card = build.freshTicket('document', asking)
const end = from(today, build.ends.completed)

/** The ticket of the documents may be any of those that are written. */
const outcome = (ticket: string) => [
  driverSet(son, 'Rated', today),
  driverSet(brother, 'Excluded', today),
  inserted(tickets, { ...fresh, ...end }),
  inserted(tickets, { id: ticket, ...card, ...build.ends.completed }),
  inserted(policyDocuments, steps.linkRow(home.policy, 'id_card', ticket, '2025-10-31')),
]

export const IN006_006 = insurance.task({
  id: 'IN006_006',
  title: 'of two Maliks the wrong one was excluded in August, and only the note says which was meant',
  level: 'severe',
  traits: ['undoing', 'look-alikes', 'evidence-before-words', 'effects-that-belong-together'],
  decidedBy: ['DR-6', 'DR-7', 'TK-2'],
  request: `Tobiah Renske-Vale, POL-3502103445. My son Malik was stopped on Sunday and told that he is not insured on my car. Since when? He has driven it for years. Sort that out, and send me a fresh identification card, he has to show one on Friday.`,
  customer: `You are Tobiah Renske-Vale, born 6 June 1966, named insured of POL-3502103445 in California. Your SSN ends in 6666. You are cross and fair. In August you wrote that your brother Malik, who lives with you, had lost his licence for drinking and must not drive; you
remember that well, and say it when the agent mentions August. Your son Malik lives with you as well and was always rated. If you are told that the wrong Malik was excluded and that it is put right, your brother being excluded instead, you say "that is what I wrote". Your old card is from July.`,
  records: {
    ...build.householdRecords(home),
    ...build.deskRecords(
      [
        {
          id: '7311',
          policy: home.policy,
          about: 'Malik has lost his licence',
          matter: 'driver',
          requester: asking,
          end: { ...build.ends.completed, effective_date_of_change: '2025-08-12' },
          opened: '2025-08-12',
        },
      ],
      [
        {
          id: '9811',
          ticket: '7311',
          by: '8824',
          on: '2025-08-12',
          text: 'It is my brother Malik (born 1968) whose licence is revoked, as of last week. Please keep him off the wheel.',
          public: true,
        },
      ],
    ),
  },
  solution: [
    ...steps.lookUp(home, tobiah),
    steps.readComments('7311'),
    readDrivers(home),
    ...readDriverClaims(son, brother),
    steps.createTicket(home, 'the wrong Malik was excluded', fresh),
    setDriver(son, 'Rated', today),
    setDriver(brother, 'Excluded', today),
    steps.finishTicket('12', 'Our mistake of 12 August: son rated again, brother excluded.', end),
    steps.createTicket(home, 'identification card', card),
    steps.sendLink(home.policy, 'id_card', '13', '2025-10-31'),
    steps.finishTicket('13', 'Card sent.', build.ends.completed),
  ],
  expected: oneOf(outcome('12'), outcome('13')),
})
