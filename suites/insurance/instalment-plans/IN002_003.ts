import { updated } from '../../../lib/task.ts'
import { build, type Household, insurance, steps } from '../../../sandboxes/insurance/index.ts'

const tomasz = {
  customer: '94020351',
  user: '9451',
  name: ['Tomasz', 'Whitlock-Ferro'],
  born: '1992-06-05',
  email: 'tomasz.ferro@pinehollow.example',
  digits: '9206',
} as const
const home: Household = {
  policy: '3005420357',
  state: 'CA',
  named: tomasz,
  since: '2021-11-03',
  cars: [{ vin: build.vin('Corvane', 2018, '542035'), car: [2018, 'Corvane', 'Mesa'] }],
  account: {
    monthly: 174.1,
    pastDue: 348.2,
    due: '2025-08-28',
    arrangement: 'Installment Plan',
    plan: [3, 118.07],
    count: 1,
  },
}

export const IN002_003 = insurance.task({
  id: 'IN002_003',
  title: 'he agrees to a plan that a colleague has written already, and wants its first day moved',
  level: 'demanding',
  traits: ['undoing', 'nothing-to-do', 'evidence-before-words'],
  decidedBy: ['BL-5', 'TK-6', 'BL-1'],
  request:
    'Hello again. About POL-3005420357: I slept on it and yes, three times $118.07 works for me, please set the plan up. And since the 28th is always tight, ' +
    'give me ten days more before the first one, would you? Thank you, Tomasz',
  customer: `You are Tomasz Whitlock-Ferro, born 5 June 1992, named insured of POL-3005420357 in California. Your SSN ends in 9206. You are considerate and slow to decide.

On Monday somebody at the desk offered you three instalments of $118.07, and you said that you would think about it. Now you want them. If you are told that the plan runs already, you are surprised but pleased.
You would like the ten days besides; if that is not possible, you accept it after asking once.`,
  records: {
    ...build.householdRecords(home),
    ...build.deskRecords(
      [
        {
          id: '7051',
          policy: home.policy,
          about: 'two months behind',
          matter: 'payment',
          requester: { user: '9451', role: 'Named Insured' },
          end: build.ends.waitingForCustomer,
          opened: '2025-09-29',
        },
      ],
      [
        {
          id: '9451',
          ticket: '7051',
          by: '1',
          on: '2025-09-29',
          text: 'Offered: $348.20 and the fee in three instalments of $118.07. He wants to sleep on it and will write.',
        },
      ],
    ),
  },
  solution: [
    ...steps.identify(home, tomasz),
    steps.ticketsAbout('POL-3005420357'),
    steps.readComments('7051'),
    ...steps.readAccount(home),
    steps.finishTicket('7051', 'The plan runs already; no extension beside it.', build.ends.completed),
  ],
  expected: [updated(insurance.tables.tickets, '7051', build.ends.completed)],
})
