import { colleague } from '../../../sandboxes/neobank/baseline/people.ts'
import { idsAfter } from '../../../sandboxes/neobank/baseline.ts'
import { incident, people, together } from '../../../sandboxes/neobank/builders/index.ts'
import { neobank } from '../../../sandboxes/neobank/index.ts'
import { hire } from '../cast.ts'
import { chain, fresh, incidents } from '../deeds.ts'
import * as desk from '../desk-calls.ts'
import { provisioned } from '../end-states.ts'
import * as outcome from '../outcomes.ts'

const [ingrid, marguerite, araceli] = [colleague('110013'), colleague('120003'), colleague('140005')]
const zuri = hire('110461', 'Zuri Pemberton', 3, '110013', 'Contract Engineer', {
  since: '2025-08-04',
  contractEnds: '2025-10-08',
})
const records = together(
  people(zuri),
  incident(
    '50110085',
    'SEV1',
    'Watchtower SIEM: no events since 11:00, cause unknown',
    '2025-10-01T11:20:00Z',
  ),
)
const mine = idsAfter(records).ticket()
const ends = '2025-10-02T13:00:00Z'
const end = fresh('31', 'incident', 'urgent', 'Emergency: Watchtower SIEM', mine, {
  ...provisioned,
  incident_severity: 'sev1_critical',
  customer_impact: 'yes_active',
  tags: ['production_access', 'temporary_access'],
  access_expiry_date: ends,
})
const told = [
  [ingrid, 'post_facto_manager_alert'],
  [marguerite, 'incident_access_granted'],
  [araceli, 'breaking_glass_alert'],
] as const

export const NB007_008 = neobank.task({
  id: 'NB007_008',
  title: 'a contractor of one more week gets a day in the SIEM, and three people hear of it',
  level: 'severe',
  traits: ['rules-that-meet', 'effects-that-belong-together', 'who-may', 'time'],
  decidedBy: ['IN-1', 'IN-3', 'TM-4'],
  request: `zuri.pemberton@quillhaven.example for SEC-50110085: I wrote the event collector that has stopped. I need Watchtower SIEM, user, to see what arrives. Ingrid says it is impossible for me, is it?`,
  customer: `You are Zuri Pemberton, engineer, sent by an agency until the 8th, modest. You were called half an hour ago and work on the incident. You want a look into the SIEM, nothing more. You agree to what is announced.`,
  records,
  solution: [
    ...desk.lookUp(zuri),
    incidents,
    ...desk.has(zuri, 'Watchtower SIEM'),
    chain(zuri),
    ...desk.available(ingrid),
    ...desk.headOf('it_security', 'compliance_risk'),
    end.open,
    desk.give(zuri, 'Watchtower SIEM', 'user', ends),
    ...told.map(([to, kind]) => desk.send(to, kind, mine, 'Emergency access', { priority: 'urgent' })),
    end.close,
  ],
  expected: [
    end.effect,
    outcome.given(zuri, 'Watchtower SIEM', 'user', ends),
    ...told.map(([to, kind]) => outcome.sent(to, kind, mine, { priority: 'urgent' })),
  ],
})
