import { mailOf, type Person, people, together } from '../../../sandboxes/neobank/builders.ts'
import { neobank } from '../../../sandboxes/neobank/index.ts'
import {
  colleague,
  endTicket,
  give,
  given,
  has,
  idsAfter,
  lookUp,
  newTicket,
  openTicket,
  provisioned,
  read,
  send,
  sent,
} from '../steps.ts'

const minh: Person = {
  staff: '110402',
  name: 'Minh Castellanos',
  level: 3,
  department: 'product_engineering',
  role: 'Software Engineer',
  office: 'nyc',
  manager: '110131',
  since: '2025-08-11',
  user: '31',
  has: [
    ['Parley', 'member', '2025-08-11'],
    ['Forgeyard', 'write', '2025-08-18'],
  ],
}
const records = together(people(minh), {
  securityIncidents: [
    {
      id: 'SEC-50110063',
      employee_id: 'WD-110131',
      severity: 'SEV1',
      incident_type: 'data_integrity',
      description: 'Ledger Database: balances of savings accounts are wrong after the night run',
      status: 'investigating',
      is_active: true,
      reported_at: '2025-10-01T11:40:00Z',
      reported_by: 'WD-150018',
    },
    {
      id: 'SEC-50110064',
      employee_id: 'WD-120015',
      severity: 'SEV2',
      incident_type: 'service_degradation',
      description: 'Gatekey VPN: slow sign-in on the east coast',
      status: 'open',
      is_active: true,
      reported_at: '2025-10-01T12:10:00Z',
      reported_by: 'monitoring',
    },
  ],
})
const mine = idsAfter(records).ticket()
const ends = '2025-10-02T13:00:00Z'
const end = {
  ...provisioned,
  incident_severity: 'sev1_critical',
  customer_impact: 'yes_active',
} as const
const [casimir, marguerite, araceli] = [colleague('110002'), colleague('120003'), colleague('140005')]

export const NB007_001 = neobank.task({
  id: 'NB007_001',
  title:
    'a newcomer names the wrong incident, his managers are too junior and away, and three people are told',
  level: 'severe',
  traits: ['rules-that-meet', 'who-may', 'effects-that-belong-together', 'look-alikes'],
  decidedBy: ['IN-1', 'IN-3', 'AP-3', 'SO-3'],
  request:
    'URGENT minh.castellanos@quillhaven.example. I am on the ledger incident with Noor, SEC-50109917, balances are off. I need to ' +
    'read the Ledger Database now. Never had it before. What do you need from me?',
  customer: `You are Minh Castellanos, a software engineer who joined in August, nervous and quick. You were called into the incident about the
balances of the savings accounts, half an hour ago. The number you gave was in an old chat message; if the agent says that this one is closed, say "then it is
the one with the savings balances, from today". You need to read the Ledger Database, nothing more; you do not have the production VPN and sit
in the office. You agree to whatever is announced. You do not want to give up Forgeyard. No other wishes.`,
  records,
  solution: [
    ...lookUp(minh),
    ...read(
      'emergency access in an incident',
      'who is told about emergency access',
      'stand-ins for approvers',
      'segregation of duties',
    ),
    ['security_api_verify_incident', {}],
    ...has(minh, 'Ledger Database', 'Forgeyard'),
    ['workday_api_get_manager_chain', { email: mailOf(minh) }],
    ['approver_lookup_api_get_contact_details', { email: mailOf(colleague('110024')) }],
    ['approver_lookup_api_get_contact_details', { email: mailOf(casimir) }],
    ['approver_lookup_api_get_approver_contact', { required_approver: 'it_security' }],
    ['approver_lookup_api_get_approver_contact', { required_approver: 'compliance_risk' }],
    openTicket('31', 'incident', 'urgent', 'Emergency access to the Ledger Database'),
    give(minh, 'Ledger Database', 'read_only', ends),
    send(casimir, 'post_facto_manager_alert', mine, 'Emergency access for Minh Castellanos', {
      priority: 'urgent',
    }),
    send(marguerite, 'incident_access_granted', mine, 'Emergency access for Minh Castellanos', {
      priority: 'urgent',
    }),
    send(araceli, 'breaking_glass_alert', mine, 'Emergency access for Minh Castellanos', {
      priority: 'urgent',
    }),
    endTicket(mine, { ...end, tags: 'production_access,temporary_access', access_expiry_date: ends }),
  ],
  expected: [
    newTicket('31', 'incident', 'urgent', { ...end, tags: ['production_access', 'temporary_access'] }),
    given(minh, 'Ledger Database', 'read_only', ends),
    sent(casimir, 'post_facto_manager_alert', mine, { priority: 'urgent' }),
    sent(marguerite, 'incident_access_granted', mine, { priority: 'urgent' }),
    sent(araceli, 'breaking_glass_alert', mine, { priority: 'urgent' }),
  ],
})
