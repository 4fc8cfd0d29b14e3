import { inserted } from '../../../lib/task.ts'
import { build, type Household, insurance, steps } from '../../../sandboxes/insurance/index.ts'

const lazar = {
  customer: '94100221',
  user: '9701',
  name: ['Lazar', 'Etcheverry'],
  born: '1996-08-24',
  email: 'lazar.etcheverry@foxglove.example',
  digits: '9624',
} as const
const home: Household = {
  policy: '3019020226',
  state: 'CA',
  named: lazar,
  since: '2023-10-20',
  cars: [{ vin: build.vin('Kestler', 2019, '902022'), car: [2019, 'Kestler', 'Heron'] }],
  account: { monthly: 124, due: '2025-10-20' },
}
const fresh = build.freshTicket('document', { user: '9701', role: 'Named Insured' })
const { policyDocuments, tickets } = insurance.tables

export const IN010_002 = insurance.task({
  id: 'IN010_002',
  title: 'two papers in one ticket, and a policy that ends before the card would',
  level: 'routine',
  traits: ['time'],
  decidedBy: ['DC-5', 'DC-1'],
  request:
    'Hello! New job, new garage, and they want my insurance card plus proof of insurance. Policy POL-3019020226, I was born on 24 August 1996. Lazar Etcheverry',
  customer: `You are Lazar Etcheverry, born 24 August 1996, named insured of POL-3019020226 in California. You need both papers by tomorrow and are happy with links. You have not had any this year.`,
  records: build.householdRecords(home),
  solution: [
    ['policy_get_policy_details', { policy_id: 'POL-3019020226' }],
    ['crm_get_customer_profile', { customer_id: 'CUS-94100221' }],
    ['zendesk_get_items', { table: 'users', filter: "email eq 'lazar.etcheverry@foxglove.example'" }],
    steps.ticketsAbout('POL-3019020226'),
    steps.createTicket(home, 'card and proof', fresh),
    steps.sendLink(home.policy, 'id_card', '11', '2025-10-20'),
    steps.sendLink(home.policy, 'proof_of_insurance', '11', '2025-10-08'),
    steps.finishTicket('11', 'Both sent; the card works until the policy expires.', build.ends.completed),
  ],
  expected: [
    inserted(policyDocuments, steps.linkRow(home.policy, 'id_card', '11', '2025-10-20')),
    inserted(policyDocuments, steps.linkRow(home.policy, 'proof_of_insurance', '11', '2025-10-08')),
    inserted(tickets, { ...fresh, ...build.ends.completed }),
  ],
})
