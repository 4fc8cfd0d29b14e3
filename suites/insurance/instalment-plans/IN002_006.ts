import { updated } from '../../../lib/task.ts'
import { build, type Household, insurance, steps } from '../../../sandboxes/insurance/index.ts'

const ferelith = {
  customer: '94020684',
  user: '9471',
  name: ['Ferelith', 'Mukherjee-Boone'],
  born: '1983-01-26',
  email: 'ferelith.boone@canyonroad.example',
  digits: '8326',
} as const
const home: Household = {
  policy: '3008720689',
  state: 'CA',
  named: ferelith,
  since: '2022-03-25',
  cars: [{ vin: build.vin('Velmont', 2019, '872068'), car: [2019, 'Velmont', 'Harbor'] }],
  account: {
    monthly: 188.6,
    pastDue: 188.6,
    due: '2025-10-03',
    arrangement: 'Extension',
    newDue: '2025-10-03',
    count: 1,
  },
}

export const IN002_006 = insurance.task({
  id: 'IN002_006',
  title: 'eight days by phone were six too few for California, and a plan is no way out',
  level: 'demanding',
  traits: ['undoing', 'rules-that-meet', 'nothing-to-do'],
  decidedBy: ['BL-8', 'BL-5', 'ST-2'],
  request:
    'I’d like the instalment plan instead of the extension, POL-3008720689. You people moved my due date from 25 September to 3 October, which is useless, I get paid on the 8th. My neighbour got fourteen days. ' +
    'Two payments of whatever it comes to, please, or else my fourteen days. Ferelith M.-B.',
  customer: `You are Ferelith Mukherjee-Boone, born 26 January 1983, named insured of POL-3008720689 in California. Your SSN ends in 8326. You are annoyed, with reason, and fair when one is straight with you.

You rang on 23 September and asked for "a bit more time"; you named no day, the person on the phone did. You want a plan in two parts, or six days more. If a supervisor has to look at the extension and there is no plan, you ask when you will hear, and leave it at that.`,
  records: {
    ...build.householdRecords(home),
    ...build.deskRecords(
      [
        {
          id: '7071',
          policy: home.policy,
          about: 'more time for September',
          matter: 'payment',
          requester: { user: '9471', role: 'Named Insured' },
          end: build.ends.completed,
          opened: '2025-09-23',
        },
      ],
      [
        {
          id: '9471',
          ticket: '7071',
          by: '1',
          on: '2025-09-23',
          text: 'Arrangement by phone, Ms Mukherjee-Boone: September payment due 3 October instead of 25 September. Counted.',
        },
      ],
    ),
  },
  solution: [
    ...steps.identify(home, ferelith),
    steps.ticketsAbout('POL-3008720689'),
    steps.readComments('7071'),
    ...steps.readAccount(home),
    steps.finishTicket(
      '7071',
      'Eight days in California: for the supervisor. No plan for Standard.',
      build.ends.billing,
    ),
  ],
  expected: [updated(insurance.tables.tickets, '7071', build.ends.billing)],
})
