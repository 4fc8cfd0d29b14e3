import { inserted, updated } from '../../../lib/task.ts'
import { build, type Household, insurance, steps } from '../../../sandboxes/insurance/index.ts'
import { from, readDrivers, today } from '../changes.ts'

const { drivers, policies, tickets } = insurance.tables

const cosima = {
  customer: '77010322',
  user: '8812',
  name: ['Cosima', 'Adewale-Finch'],
  born: '1984-12-02',
  email: 'cosima.finch@ferry.example',
  tier: 'Preferred',
  digits: '8402',
} as const
const home: Household = {
  policy: '3501103226',
  state: 'CA',
  named: cosima,
  since: '2017-11-20',
  status: 'In Grace Period',
  cars: [{ vin: build.vin('Orlo', 2021, '110322'), car: [2021, 'Orlo', 'Lark'] }],
  account: { monthly: 198.4, due: '2025-10-20' },
}
const policy_id = 'POL-3501103226'
const asking = { user: '8812', role: 'Named Insured' } as const
const husband = {
  policy_id,
  name: 'Tunde Adewale',
  date_of_birth: '1982-05-05',
  license_number: 'D8820511',
  license_state: 'CA',
  relationship: 'Spouse',
  status: 'Rated',
  effective_date: today,
} as const
const fresh = build.freshTicket('driver', asking)
const end = from(today, build.ends.completed)

export const IN005_004 = insurance.task({
  id: 'IN005_004',
  title: 'the account was put right last week, the policy was not, and so nobody can be added yet',
  level: 'demanding',
  traits: ['undoing', 'thin-answers', 'rules-that-meet', 'effects-that-belong-together'],
  decidedBy: ['SY-3', 'DR-1'],
  request: `Good morning, please put my husband on POL-3501103226, he comes back from two years abroad today: Tunde Adewale, 5 May 1982, California licence D8820511. Cosima Adewale-Finch`,
  customer: `You are Cosima Adewale-Finch, born 2 December 1984, named insured of POL-3501103226 in California. Your SSN ends in 8402. You are organised. Your September payment had been lost at the bank and came late; somebody at Tarnbrook
put that right on the 24th and said "all clear". If you are told that the policy was left in its grace period and is put back to Active first, you say "oh, good that you looked". If you are told to pay first, you insist
that it has been paid. Tunde lives with you; he kept his licence.`,
  records: {
    ...build.householdRecords(home),
    ...build.deskRecords([
      {
        id: '7301',
        policy: home.policy,
        about: 'September payment not shown',
        matter: 'payment',
        requester: asking,
        end: build.ends.completed,
        opened: '2025-09-24',
      },
    ]),
  },
  solution: [
    ...steps.lookUp(home, cosima),
    steps.readComments('7301'),
    ['billing_get_account_details', { policy_id }],
    readDrivers(home),
    ['policy_reinstate_policy', { policy_id, lapse_flag: false }],
    steps.finishTicket('7301', 'The policy had stayed in its grace period: put back today.', end),
    steps.createTicket(home, 'add Tunde Adewale', fresh),
    ['policy_add_driver', husband],
    steps.finishTicket('12', 'Rated from today.', end),
  ],
  expected: [
    updated(policies, policy_id, { status: 'Active' }),
    updated(tickets, '7301', { effective_date_of_change: today }),
    inserted(drivers, husband),
    inserted(tickets, { ...fresh, ...end }),
  ],
})
