import { colleague } from '../../../sandboxes/neobank/baseline/people.ts'
import { idsAfter } from '../../../sandboxes/neobank/baseline.ts'
import { mailOf, people } from '../../../sandboxes/neobank/builders/index.ts'
import { neobank } from '../../../sandboxes/neobank/index.ts'
import { hire } from '../cast.ts'
import { fresh } from '../deeds.ts'
import * as desk from '../desk-calls.ts'
import { provisioned } from '../end-states.ts'
import * as outcome from '../outcomes.ts'

const cosmin = hire('130296', 'Cosmin Adler', 3, '130016', 'Systems Administrator')
const records = people(cosmin)
const mine = idsAfter(records).ticket()
const end = fresh('31', 'incident', 'high', 'Hardware key', mine, provisioned)
const key = {
  email: mailOf(cosmin),
  operation: 'add_mfa_device',
  mfa_device_id: 'KEY-55120',
  ticket_id: mine,
} as const

export const NB006_010 = neobank.task({
  id: 'NB006_010',
  title: 'a key with a number of its own is added beside the phone',
  level: 'routine',
  traits: ['customer-moves'],
  decidedBy: ['AU-3'],
  request: `cosmin.adler@quillhaven.example. I was given a hardware key by the security people and want to use it besides my phone. How does it get in?`,
  customer: `You are Cosmin Adler, administrator in New York, careful. The key says KEY-55120; you read it out when asked. Your phone stays as it is. You agree to be verified.`,
  records,
  solution: [
    ...desk.lookUp(cosmin),
    ...desk.available(colleague('130016')),
    end.open,
    ...desk.secure(cosmin, mine, 'send_verification_manager'),
    ['okta_security_api_execute_action', key],
    end.close,
  ],
  expected: [
    end.effect,
    ...outcome.secured(cosmin, mine, 'send_verification_manager'),
    outcome.securedWith(cosmin, mine, 'add_mfa_device', { mfa_device_id: 'KEY-55120' }),
  ],
})
