import { textMatching } from '../../../lib/task.ts'
import { colleague } from '../../../sandboxes/neobank/baseline/people.ts'
import { idsAfter } from '../../../sandboxes/neobank/baseline.ts'
import { mailOf, people } from '../../../sandboxes/neobank/builders/index.ts'
import { neobank } from '../../../sandboxes/neobank/index.ts'
import { hire } from '../cast.ts'
import { fresh } from '../deeds.ts'
import * as desk from '../desk-calls.ts'
import { provisioned } from '../end-states.ts'
import * as outcome from '../outcomes.ts'

const ysolde = hire('150352', 'Ysolde Kamara', 3, '150018', 'Accountant', {
  has: [['Prism BI', 'viewer', '2023-05-02']],
})
const records = people(ysolde)
const mine = idsAfter(records).ticket()
const end = fresh('31', 'incident', 'high', 'No phone today', mine, provisioned)
const bypass = {
  email: mailOf(ysolde),
  operation: 'set_temporary_bypass',
  bypass_duration_hours: 3,
  bypass_expires_at: '2025-10-01T16:00:00Z',
  ticket_id: mine,
} as const

export const NB006_005 = neobank.task({
  id: 'NB006_005',
  title: 'her phone lies at home, and three hours will do',
  level: 'demanding',
  traits: ['thin-answers', 'time', 'evidence-before-words'],
  decidedBy: ['AU-4', 'AU-1'],
  request: `ysolde.kamara@quillhaven.example, I left my phone on the kitchen table. My husband can see it through the window. Can you let me in without, until he is home?`,
  customer: `You are Ysolde Kamara, accountant, embarrassed. You need it until your husband brings the phone at four, which is three hours from now; say that when you are asked how long. You cannot enrol anything today. You agree to be verified.`,
  records,
  solution: [
    ...desk.lookUp(ysolde),
    ...desk.has(
      ysolde,
      'Customer PII',
      'Cloud Production',
      'Ledger Database',
      'Lakehouse Raw',
      'Tessera AML',
    ),
    ...desk.has(ysolde, 'Teller Console', 'Watchtower SIEM', 'Gatekey VPN', 'Roster HR'),
    ...desk.available(colleague('150018')),
    end.open,
    ...desk.secure(ysolde, mine, 'send_verification_manager'),
    ['okta_security_api_execute_action', bypass],
    end.close,
  ],
  expected: [
    end.effect,
    ...outcome.secured(ysolde, mine, 'send_verification_manager'),
    outcome.securedWith(ysolde, mine, 'set_temporary_bypass', {
      bypass_duration_hours: 3,
      bypass_expires_at: textMatching(/^2025-10-01T16:00(:00(\.0+)?)?(Z|\+00:00)$/),
    }),
  ],
})
