import { colleague, under } from '../../../sandboxes/neobank/baseline/people.ts'
import { idsAfter } from '../../../sandboxes/neobank/baseline.ts'
import { incident, mailOf, type Person, people, together } from '../../../sandboxes/neobank/builders/index.ts'
import { neobank } from '../../../sandboxes/neobank/index.ts'
import * as desk from '../desk-calls.ts'
import { provisioned } from '../end-states.ts'
import * as outcome from '../outcomes.ts'

const minh: Person = {
  staff: '110402',
  name: 'Minh Castellanos',
  level: 3,
  ...under('110131'),
  role: 'Software Engineer',
  since: '2025-08-11',
  user: '31',
  has: [
    ['Parley', 'member', '2025-08-11'],
    ['Forgeyard', 'write', '2025-08-18'],
  ],
}
const records = together(
  people(minh),
  incident(
    '50110063',
    'SEV1',
    'Ledger Database: balances of savings accounts are wrong after the night run',
    '2025-10-01T11:40:00Z',
  ),
  incident('50110064', 'SEV2', 'Gatekey VPN: slow sign-in on the east coast', '2025-10-01T12:10:00Z'),
)
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
  customer: `You are Minh Castellanos, a software engineer who joined in August, nervous and quick. You were called into
the incident about the balances of the savings accounts, half an hour ago. The number you gave was in an old
chat message; if the agent says that this one is closed, say "then it is the one with the savings balances,
from today". You need to read the Ledger Database, nothing more; you do not have the production VPN and sit
in the office. You agree to whatever is announced. You do not want to give up Forgeyard. No other wishes.`,
  records,
  solution: [
    ...desk.lookUp(minh),
    ...desk.read(
      'emergency access in an incident',
      'who is told about emergency access',
      'stand-ins for approvers',
      'segregation of duties',
    ),
    ['security_api_verify_incident', {}],
    ...desk.has(minh, 'Ledger Database', 'Forgeyard'),
    ['workday_api_get_manager_chain', { email: mailOf(minh) }],
    ...desk.available(colleague('110024'), casimir),
    ...desk.headOf('it_security', 'compliance_risk'),
    desk.openTicket('31', 'incident', 'urgent', 'Emergency access to the Ledger Database'),
    desk.give(minh, 'Ledger Database', 'read_only', ends),
    desk.send(casimir, 'post_facto_manager_alert', mine, 'Emergency access for Minh Castellanos', {
      priority: 'urgent',
    }),
    desk.send(marguerite, 'incident_access_granted', mine, 'Emergency access for Minh Castellanos', {
      priority: 'urgent',
    }),
    desk.send(araceli, 'breaking_glass_alert', mine, 'Emergency access for Minh Castellanos', {
      priority: 'urgent',
    }),
    desk.endTicket(mine, { ...end, tags: 'production_access,temporary_access', access_expiry_date: ends }),
  ],
  expected: [
    outcome.newTicket('31', 'incident', 'urgent', {
      ...end,
      tags: ['production_access', 'temporary_access'],
    }),
    outcome.given(minh, 'Ledger Database', 'read_only', ends),
    outcome.sent(casimir, 'post_facto_manager_alert', mine, { priority: 'urgent' }),
    outcome.sent(marguerite, 'incident_access_granted', mine, { priority: 'urgent' }),
    outcome.sent(araceli, 'breaking_glass_alert', mine, { priority: 'urgent' }),
  ],
})
