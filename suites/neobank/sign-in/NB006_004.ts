import { colleague } from '../../../sandboxes/neobank/baseline/people.ts'
import { idsAfter } from '../../../sandboxes/neobank/baseline.ts'
import { mailOf, people } from '../../../sandboxes/neobank/builders/index.ts'
import { neobank } from '../../../sandboxes/neobank/index.ts'
import { hire } from '../cast.ts'
import { fresh } from '../deeds.ts'
import * as desk from '../desk-calls.ts'
import { provisioned } from '../end-states.ts'
import * as outcome from '../outcomes.ts'

const halvor = hire('110438', 'Halvor Menzies', 4, '110024', 'Payments Engineer', {
  has: [['Gatekey VPN', 'standard_employee', '2022-03-07']],
})
const records = people(halvor)
const mine = idsAfter(records).ticket()
const end = fresh('31', 'incident', 'high', 'New phone', mine, provisioned)
const [check, link] = ['send_verification_sms', 'send_mfa_enrollment_link'] as const
const removal = {
  email: mailOf(halvor),
  operation: 'remove_mfa_device',
  mfa_device_id: 'MFA-81117',
  ticket_id: mine,
} as const

export const NB006_004 = neobank.task({
  id: 'NB006_004',
  title: 'the old phone was sold on Saturday, and its factor goes after the new link',
  level: 'demanding',
  traits: ['customer-moves', 'effects-that-belong-together', 'who-may'],
  decidedBy: ['AU-3', 'AU-1'],
  request: `halvor.menzies@quillhaven.example. I have a new phone and need the link for it.`,
  customer: `You are Halvor Menzies, payments engineer in New York, taciturn. Asked about the old phone you say that you sold it on Saturday, wiped, to a student. The enrolment card says MFA-81117; you read it out when you are asked. Tomasz, your manager, is on leave. You agree to what is announced.`,
  records,
  solution: [
    ...desk.lookUp(halvor),
    ...desk.available(colleague('110024')),
    end.open,
    ...desk.secure(halvor, mine, check, link),
    ['okta_security_api_execute_action', removal],
    end.close,
  ],
  expected: [
    end.effect,
    ...outcome.secured(halvor, mine, check, link),
    outcome.securedWith(halvor, mine, 'remove_mfa_device', { mfa_device_id: 'MFA-81117' }),
  ],
})
