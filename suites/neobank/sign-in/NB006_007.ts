import { colleague } from '../../../sandboxes/neobank/baseline/people.ts'
import { idsAfter } from '../../../sandboxes/neobank/baseline.ts'
import { assetId, incident, people, together } from '../../../sandboxes/neobank/builders/index.ts'
import { neobank } from '../../../sandboxes/neobank/index.ts'
import { hire } from '../cast.ts'
import { fresh, incidents } from '../deeds.ts'
import * as desk from '../desk-calls.ts'
import { handedTo } from '../end-states.ts'
import * as outcome from '../outcomes.ts'

const marguerite = colleague('120003')
const aino = hire('160357', 'Aino Delgado', 3, '160061', 'Support Specialist', {
  has: [['Teller Console', 'read_only', '2023-05-08']],
  devices: [
    {
      tag: '38101',
      type: 'laptop_standard',
      model: 'Corvid 13',
      age: 12,
      condition: 'good',
      warehouse: 'austin',
    },
  ],
})
const records = together(
  people(aino),
  incident(
    '50110071',
    'SEV3',
    'Theft in the Austin office on 30 September: QH-HW-38101 and a projector',
    '2025-10-01T08:00:00Z',
  ),
)
const mine = idsAfter(records).ticket()
const steps = ['send_verification_video_call', 'invalidate_all_sessions', 'force_password_reset'] as const
const end = fresh('31', 'incident', 'urgent', 'QH-HW-38101 stolen', mine, {
  ...handedTo('it_sec_team'),
  incident_severity: 'sev3_medium',
  customer_impact: 'yes_potential',
  asset_id: assetId('38101'),
  tags: ['escalated'],
})

export const NB006_007 = neobank.task({
  id: 'NB006_007',
  title: 'her laptop is gone from the office, and the list of incidents knows it by its number',
  level: 'severe',
  traits: ['evidence-before-words', 'effects-that-belong-together', 'rules-that-meet'],
  decidedBy: ['AU-5', 'HW-6', 'IN-5'],
  request: `aino.delgado@quillhaven.example: my laptop was on my desk last night and this morning it isn't. I need another one to start my shift at three!`,
  customer: `You are Aino Delgado, support specialist in Austin, upset. You looked everywhere, a projector is missing as well. It is QH-HW-38101. You want another laptop today. If nothing is handed out before security is done, you protest once and go home. You agree to the video call and all that.`,
  records,
  solution: [
    ...desk.lookUp(aino),
    ...desk.devicesOf(aino, '38101'),
    incidents,
    ...desk.has(aino, 'Customer PII', 'Teller Console', 'Tessera AML'),
    ...desk.headOf('it_security'),
    end.open,
    ...desk.secure(aino, mine, ...steps),
    desk.send(marguerite, 'escalation_notice', mine, 'A stolen laptop', { priority: 'urgent' }),
    end.close,
  ],
  expected: [
    end.effect,
    ...outcome.secured(aino, mine, ...steps),
    outcome.sent(marguerite, 'escalation_notice', mine, { priority: 'urgent' }),
  ],
})
