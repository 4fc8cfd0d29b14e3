import { inserted, updated } from '../../../lib/task.ts'
import { build, type Household, insurance, steps } from '../../../sandboxes/insurance/index.ts'

const wenceslas = {
  customer: '94100665',
  user: '9741',
  name: ['Wenceslas', 'Moorhouse'],
  born: '1963-11-28',
  email: 'wenceslas.moorhouse@gantry.example',
  question: ['What was your first car?', 'Corvane Mesa'],
} as const
const home: Household = {
  policy: '3022060667',
  state: 'NY',
  named: wenceslas,
  since: '2020-07-17',
  cars: [{ vin: build.vin('Corvane', 2021, '206066'), car: [2021, 'Corvane', 'Mesa'] }],
  account: { monthly: 201, due: '2025-10-17' },
}
const { policyDocuments, tickets } = insurance.tables

export const IN010_006 = insurance.task({
  id: 'IN010_006',
  title: 'a colleague began yesterday and noted nothing, and the portal remembers the card',
  level: 'demanding',
  traits: ['undoing', 'thin-answers'],
  decidedBy: ['DC-4', 'TK-2'],
  request:
    'Good morning. Yesterday I asked for my identification card and the declarations page (policy POL-3022060667). The young man said "one moment" and was gone. I have received nothing that I know of. Would you kindly send both? W. Moorhouse',
  customer: `You are Wenceslas Moorhouse, born 28 November 1963, named insured of POL-3022060667 in New York. Tarnbrook has no social security number of yours. The question that you once chose asks for your first car: a "Corvane Mesa". You are patient with machines and people.

You have looked only at your inbox. If somebody tells you that a card was made yesterday, or asks you to look in the spam folder, you find a message of yesterday from the portal with the card; it opens well. Then you need the declarations page only.`,
  records: {
    ...build.householdRecords(home),
    ...build.deskRecords([
      {
        id: '7171',
        policy: home.policy,
        about: 'card and declarations page',
        matter: 'document',
        requester: { user: '9741', role: 'Named Insured' },
        opened: '2025-09-30',
      },
    ]),
    policyDocuments: [
      { ...steps.linkRow(home.policy, 'id_card', '7171', '2025-10-30'), id: 'DOC-2-90DAC0D5' },
    ],
  },
  solution: [
    ...steps.identify(home, wenceslas),
    steps.ticketsAbout('POL-3022060667'),
    steps.readComments('7171'),
    // A card for this ticket would be refused: it has one.
    steps.sendLink(home.policy, 'declarations_page', '7171', '2025-10-04'),
    steps.finishTicket('7171', 'He has the card of yesterday; declarations page sent.', build.ends.completed),
  ],
  expected: [
    inserted(policyDocuments, steps.linkRow(home.policy, 'declarations_page', '7171', '2025-10-04')),
    updated(tickets, '7171', build.ends.completed),
  ],
})
