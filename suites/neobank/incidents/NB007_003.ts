import { colleague } from '../../../sandboxes/neobank/baseline/people.ts'
import { idsAfter } from '../../../sandboxes/neobank/baseline.ts'
import { incident, people, together } from '../../../sandboxes/neobank/builders/index.ts'
import { neobank } from '../../../sandboxes/neobank/index.ts'
import { hire } from '../cast.ts'
import { chain, fresh, incidents } from '../deeds.ts'
import * as desk from '../desk-calls.ts'
import { provisioned } from '../end-states.ts'
import * as outcome from '../outcomes.ts'

const [talia, marguerite] = [colleague('130016'), colleague('120003')]
const yvonne = hire('130307', 'Yvonne Marchand', 3, '130016', 'Network Engineer')
const records = together(
  people(yvonne),
  incident('50110081', 'SEV2', 'Gatekey VPN: tunnels drop on the west coast', '2025-10-01T11:40:00Z'),
)
const mine = idsAfter(records).ticket()
const ends = '2025-10-01T21:00:00Z'
const end = fresh('31', 'incident', 'urgent', 'Emergency: Gatekey VPN', mine, {
  ...provisioned,
  incident_severity: 'sev2_high',
  customer_impact: 'yes_potential',
  tags: ['production_access', 'temporary_access'],
  access_expiry_date: ends,
})

export const NB007_003 = neobank.task({
  id: 'NB007_003',
  title: 'eight hours of the production tunnel for her who mends it',
  level: 'demanding',
  traits: ['time', 'effects-that-belong-together', 'rules-that-meet'],
  decidedBy: ['IN-1', 'IN-2', 'IN-3'],
  request: `yvonne.marchand@quillhaven.example, I am on the tunnel incident and need engineer_prod in Gatekey VPN, at once, for the day.`,
  customer: `You are Yvonne Marchand, network engineer in New York, focused. You work on SEC-50110081 since half past one. You have the ordinary VPN of the office network only. If you hear of eight hours, that is enough. You agree to what is announced.`,
  records,
  solution: [
    ...desk.lookUp(yvonne),
    incidents,
    ...desk.has(yvonne, 'Gatekey VPN'),
    chain(yvonne),
    ...desk.available(talia),
    ...desk.headOf('it_security'),
    end.open,
    desk.give(yvonne, 'Gatekey VPN', 'engineer_prod', ends),
    desk.send(talia, 'post_facto_manager_alert', mine, 'Emergency access', { priority: 'urgent' }),
    desk.send(marguerite, 'incident_access_granted', mine, 'Emergency access', { priority: 'urgent' }),
    end.close,
  ],
  expected: [
    end.effect,
    outcome.given(yvonne, 'Gatekey VPN', 'engineer_prod', ends),
    outcome.sent(talia, 'post_facto_manager_alert', mine, { priority: 'urgent' }),
    outcome.sent(marguerite, 'incident_access_granted', mine, { priority: 'urgent' }),
  ],
})
