import { colleague } from '../../../sandboxes/neobank/baseline/people.ts'
import { idsAfter } from '../../../sandboxes/neobank/baseline.ts'
import { mailOf, people } from '../../../sandboxes/neobank/builders/index.ts'
import { neobank } from '../../../sandboxes/neobank/index.ts'
import { hire } from '../cast.ts'
import { fresh } from '../deeds.ts'
import * as desk from '../desk-calls.ts'
import { provisioned } from '../end-states.ts'
import * as outcome from '../outcomes.ts'

const dagny = hire('140295', 'Dagny Ibarra', 4, '140017', 'Sanctions Analyst', {
  has: [['Tessera AML', 'user', '2023-05-02']],
})
const records = people(dagny)
const mine = idsAfter(records).ticket()
const end = fresh('31', 'incident', 'high', 'New phone, old one broken', mine, provisioned)
const [check, link] = ['send_verification_manager', 'send_mfa_enrollment_link'] as const

export const NB006_006 = neobank.task({
  id: 'NB006_006',
  title: 'no bypass for her, a link for her, and the old factor under the wheels of a bus',
  level: 'demanding',
  traits: ['rules-that-meet', 'thin-answers', 'effects-that-belong-together'],
  decidedBy: ['AU-4', 'AU-3'],
  request: `Dagny Ibarra, dagny.ibarra@quillhaven.example. A bus ran over my phone. The new one comes at two. Please a bypass until then, and the link for the new one.`,
  customer: `You are Dagny Ibarra, sanctions analyst, unmoved. The old phone is in pieces, in your bag; its card says MFA-90041. If the bypass is refused, you ask why and then wait until two. You want the link now, you will use it at two. You agree to what is announced.`,
  records,
  solution: [
    ...desk.lookUp(dagny),
    ...desk.has(dagny, 'Tessera AML'),
    ...desk.available(colleague('140017')),
    end.open,
    ...desk.secure(dagny, mine, check, link),
    [
      'okta_security_api_execute_action',
      { email: mailOf(dagny), operation: 'remove_mfa_device', mfa_device_id: 'MFA-90041', ticket_id: mine },
    ],
    end.close,
  ],
  expected: [
    end.effect,
    ...outcome.secured(dagny, mine, check, link),
    outcome.securedWith(dagny, mine, 'remove_mfa_device', { mfa_device_id: 'MFA-90041' }),
  ],
})
