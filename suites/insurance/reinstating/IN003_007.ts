import { inserted, updated } from '../../../lib/task.ts'
import { build, type Household, insurance, steps } from '../../../sandboxes/insurance/index.ts'

const jericho = {
  customer: '94030774',
  user: '9531',
  name: ['Jericho', 'Lindenmayer'],
  born: '1994-04-12',
  email: 'jericho.lindenmayer@caprock.example',
  digits: '1294',
} as const
const home: Household = {
  policy: '3013070779',
  state: 'TX',
  named: jericho,
  since: '2021-06-21',
  lapse: ['2025-09-05', '2025-09-30'],
  cars: [{ vin: build.vin('Brask', 2018, '307077'), car: [2018, 'Brask', 'Hauler'] }],
  account: { monthly: 132.8, pastDue: 398.4, due: '2025-07-21', status: 'Cancelled', received: true },
}
const fresh = build.freshTicket('document', { user: '9531', role: 'Named Insured' })
const policy_id = 'POL-3013070779'
const { billingAccounts, policyDocuments, tickets } = insurance.tables

export const IN003_007 = insurance.task({
  id: 'IN003_007',
  title: 'a colleague’s note has the two halves of a reinstatement the wrong way round',
  level: 'demanding',
  traits: ['undoing', 'evidence-before-words', 'customer-moves'],
  decidedBy: ['RC-6', 'SY-6', 'BL-6'],
  request:
    'yo, jericho, POL-3013070779. one of your folks was bringing my policy back yesterday and then the chat died. app says account cancelled, $398.40 owed. i paid that last week!! can you finish the job',
  customer: `You are Jericho Lindenmayer, born 12 April 1994, named insured of POL-3013070779 in Texas. Your SSN ends in 1294. All small letters, in a rush.

The policy was cancelled on 5 September, you paid everything on 25 September, and you told your colleague yesterday that nothing had happened in the meantime and that a gap is okay. You repeat both when asked.

When you hear that all is in order, you say: "sweet. the bank wants my declarations page too, hook me up".`,
  records: {
    ...build.householdRecords(home),
    ...build.deskRecords(
      [
        {
          id: '7111',
          policy: home.policy,
          about: 'reinstatement after 5 September',
          matter: 'reinstatement',
          requester: { user: '9531', role: 'Named Insured' },
          end: { status: 'open', effective_date_of_change: '2025-09-30' },
          opened: '2025-09-30',
        },
      ],
      [
        {
          id: '9531',
          ticket: '7111',
          by: '1',
          on: '2025-09-30',
          text: 'Paid in full, no loss, 25 days: with a lapse. Account reset. The policy itself comes next.',
        },
      ],
    ),
  },
  solution: [
    ...steps.identify(home, jericho),
    steps.ticketsAbout(policy_id),
    steps.readComments('7111'),
    ['billing_get_account_details', { policy_id }],
    ['billing_reset_account_status', { policy_id }],
    steps.finishTicket('7111', 'The policy was back; the account is reset now.', build.ends.completed),
    steps.createTicket(home, 'declarations page', fresh),
    steps.sendLink(home.policy, 'declarations_page', '12', '2025-10-04'),
    steps.finishTicket('12', 'Sent.', build.ends.completed),
  ],
  expected: [
    updated(billingAccounts, 'BILL-070779', { status: 'Current', past_due_amount: 0 }),
    updated(tickets, '7111', build.ends.completed),
    inserted(policyDocuments, steps.linkRow(home.policy, 'declarations_page', '12', '2025-10-04')),
    inserted(tickets, { ...fresh, ...build.ends.completed }),
  ],
})
