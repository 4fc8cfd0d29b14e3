import { inserted } from '../../../lib/task.ts'
import { build, type Household, insurance, steps } from '../../../sandboxes/insurance/index.ts'

const home: Household = {
  policy: '2321187735',
  state: 'CA',
  named: {
    customer: '93111875',
    user: '9311',
    name: ['Fitzgerald', 'Moy-Larsen'],
    born: '1968-11-30',
    email: 'fitzgerald.moy@bluffside.example',
    tier: 'Premium',
    digits: '6830',
  },
  since: '2015-09-09',
  cars: [{ vin: build.vin('Velmont', 2022, '118773'), car: [2022, 'Velmont', 'Harbor'] }],
  account: { monthly: 276, due: '2025-10-09' },
}
const fresh = build.freshTicket('minorLoss', { role: 'Third-Party Claimant', premium: true })

export const IN011_004 = insurance.task({
  id: 'IN011_004',
  title: 'a cyclist reports what our customer did, and gets a ticket but no claim',
  level: 'demanding',
  traits: ['who-may', 'nothing-to-do', 'thin-answers'],
  decidedBy: ['CL-9', 'ID-3', 'TK-3'],
  request:
    'Hello, your customer Mr Moy-Larsen opened his car door into me yesterday afternoon on Alder Street in Eureka while I was cycling past. My wrist is sprained and my bike is bent. He was decent about it and wrote down his ' +
    'insurance for me: Tarnbrook, POL-2321187735. I want to file a claim, and I’d like to know that he is actually insured. Saskia Underhill',
  customer: `You are Saskia Underhill, born 5 February 2001. You have no policy with Tarnbrook and no profile there. You are calm and a bit distrustful.

It happened on 30 September 2025 at about four in the afternoon. The door of his parked Velmont hit you; a doctor looked at your wrist. You have his telephone number, which you would rather not pass on. Nobody called the police.
You have a photograph. Asked for your e-mail, you give saskia.underhill@redwoods.example. If you are told that nothing can be said about the policy, you say that you expected as much, and ask only that somebody
writes to you.`,
  records: build.householdRecords(home),
  solution: [
    ['policy_get_policy_details', { policy_id: 'POL-2321187735' }],
    ['crm_get_customer_profile', { customer_id: 'CUS-93111875' }],
    ['zendesk_get_items', { table: 'tickets', $filter: "contains(subject, 'POL-2321187735')" }],
    ['claims_get_policy_claims', { policy_id: 'POL-2321187735' }],
    ['knowledge_base_search_policy', { query: 'third party reports a loss of our customer' }],
    steps.createTicket(home, 'report of a third party', fresh),
    steps.finishTicket(
      '11',
      'Saskia Underhill, hit by a door on 30 September in Eureka.',
      build.ends.underwriting,
    ),
  ],
  expected: [inserted(insurance.tables.tickets, { ...fresh, ...build.ends.underwriting })],
})
