import { inserted, oneOf } from '../../../lib/task.ts'
import { build, type Household, insurance, steps } from '../../../sandboxes/insurance/index.ts'

const hedvig = {
  customer: '94130552',
  user: '9911',
  name: ['Hedvig', 'Castlebar'],
  born: '1970-04-04',
  email: 'hedvig.castlebar@wharf.example',
  digits: '7044',
} as const
const lorcan = {
  customer: '94130525',
  name: ['Lorcan', 'Castlebar'],
  born: '2001-08-31',
  email: 'lorcan.castlebar@wharf.example',
  digits: '0131',
} as const
const home: Household = {
  policy: '3032050557',
  state: 'FL',
  named: hedvig,
  since: '2016-05-16',
  others: [
    {
      name: 'Lorcan Castlebar',
      born: lorcan.born,
      relationship: 'Child',
      profile: lorcan,
      removed: '2025-10-18',
    },
  ],
  cars: [{ vin: build.vin('Velmont', 2020, '205055'), car: [2020, 'Velmont', 'Harbor'] }],
  account: { monthly: 260, pastDue: 260, due: '2025-09-26' },
}
const user = { name: 'Lorcan Castlebar', email: lorcan.email }
const asking = { user: '22', role: 'Listed Driver' } as const
const card = build.freshTicket('document', asking)
const paying = build.freshTicket('payment', asking)
const { policyDocuments, tickets, users } = insurance.tables

function outcome(cardTicket: string) {
  return [
    inserted(users, user),
    inserted(tickets, { id: cardTicket, ...card, ...build.ends.completed }),
    inserted(policyDocuments, steps.linkRow(home.policy, 'id_card', cardTicket, '2025-10-17')),
    inserted(tickets, { ...paying, ...build.ends.declined }),
  ]
}

export const IN013_005 = insurance.task({
  id: 'IN013_005',
  title: 'removed, says the list, and for sixteen days more he may have his card',
  level: 'demanding',
  traits: ['who-may', 'time', 'thin-answers'],
  decidedBy: ['SY-5', 'ID-3', 'DC-3'],
  request:
    'hey its lorcan castlebar (lorcan.castlebar@wharf.example), born 8/31/2001, im a driver on moms policy POL-3032050557. need the id card, got stopped yesterday and had nothing on me. also mom is short this month can u give her till the 10th for the september bill, she is ok with it',
  customer: `You are Lorcan Castlebar, born 31 August 2001, a driver on your mother Hedvig's policy, POL-3032050557 in Florida. Your SSN ends in 0131. You are chill.

You move to Ireland on 18 October, and your mother has told Tarnbrook that you leave the policy then; you say so when you are asked about it. Until then you drive the Harbor to work. If you hear that your mother has to write herself about the bill, you say "fair".`,
  records: {
    ...build.householdRecords(home),
    ...build.deskRecords([
      {
        id: '7251',
        policy: home.policy,
        about: 'Lorcan moves to Ireland',
        matter: 'driver',
        requester: { user: '9911', role: 'Named Insured' },
        end: { ...build.ends.completed, effective_date_of_change: '2025-10-18' },
        opened: '2025-09-22',
      },
    ]),
  },
  solution: [
    ['policy_get_policy_details', { policy_id: 'POL-3032050557' }],
    ['policy_get_policy_drivers', { policy_id: 'POL-3032050557' }],
    ['crm_get_customer_by_email', { email: lorcan.email }],
    ['crm_get_customer_profile', { customer_id: 'CUS-94130525' }],
    ['zendesk_get_items', { table: 'users', filter: `email eq '${lorcan.email}'` }],
    steps.ticketsAbout('POL-3032050557'),
    ['zendesk_create_item', { table: 'users', item: user }],
    steps.createTicket(home, 'identification card', card),
    steps.sendLink(home.policy, 'id_card', '12', '2025-10-17'),
    steps.finishTicket('12', 'Card sent; he is rated until 17 October.', build.ends.completed),
    steps.createTicket(home, 'more time for his mother', paying),
    steps.finishTicket('13', 'A listed driver cannot ask for it.', build.ends.declined),
  ],
  // Either ticket may be the first.
  expected: oneOf(outcome('12'), outcome('13')),
})
