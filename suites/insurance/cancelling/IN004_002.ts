import { updated } from '../../../lib/task.ts'
import { build, type Household, insurance, steps } from '../../../sandboxes/insurance/index.ts'

const constance = {
  customer: '91880548',
  user: '9181',
  name: ['Constance', 'Abelard-Moss'],
  born: '1964-04-30',
  email: 'constance.moss@fogbank.example',
  tier: 'Preferred',
  digits: '6430',
} as const
const home: Household = {
  policy: '2198054826',
  state: 'CA',
  named: constance,
  since: '2011-12-15',
  status: 'Pending Cancellation',
  cancelled: ['2025-10-10', 'User Requested'],
  lapse: ['2019-07-01', '2019-07-24'],
  cars: [{ vin: build.vin('Tamsin', 2018, '805482'), car: [2018, 'Tamsin', 'Glen'] }],
  account: { monthly: 128.4, due: '2025-10-15' },
}

export const IN004_002 = insurance.task({
  id: 'IN004_002',
  title: 'taking a cancellation back would lose the days of an old lapse',
  level: 'demanding',
  traits: ['thin-answers', 'nothing-to-do', 'rules-that-meet'],
  decidedBy: ['RC-4', 'TK-2'],
  request:
    'My dear people, I have been foolish. The cheap insurer turned out to be a call centre. Please tear up my cancellation of POL-2198054826, I stay. Your help page says that one can take ' +
    'it back until the last day, and that is not until the tenth. Constance Abelard-Moss',
  customer: `You are Constance Abelard-Moss, born 30 April 1964, named insured of POL-2198054826 in California. Your SSN ends in 6430. You are witty and a little theatrical.

You cancelled on 22 September for 10 October and want to stay. Years ago you were without cover for three weeks, when you were ill; you mention it only if
you are asked. If you are told that a colleague has to do it, you ask whether you are insured until then; when you hear that you are until the tenth, you are content.`,
  records: {
    ...build.householdRecords(home),
    ...build.deskRecords([
      {
        id: '6821',
        policy: home.policy,
        about: 'cancellation for 10 October',
        matter: 'cancellation',
        requester: { user: '9181', role: 'Named Insured' },
        end: { ...build.ends.completed, effective_date_of_change: '2025-10-10' },
        opened: '2025-09-22',
      },
    ]),
  },
  solution: [
    ...steps.lookUp(home, constance),
    ...steps.readTicket('6821'),
    steps.finishTicket(
      '6821',
      'Wants to stay. The policy has a lapse flag: for you.',
      build.ends.underwriting,
    ),
  ],
  expected: [updated(insurance.tables.tickets, '6821', build.ends.underwriting)],
})
