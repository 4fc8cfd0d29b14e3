import { anyOf } from '../../../lib/task.ts'
import { colleague, under } from '../../../sandboxes/neobank/baseline/people.ts'
import { idsAfter } from '../../../sandboxes/neobank/baseline.ts'
import {
  askedFor,
  mailOf,
  type Person,
  people,
  ticket,
  together,
} from '../../../sandboxes/neobank/builders/index.ts'
import { neobank } from '../../../sandboxes/neobank/index.ts'
import * as desk from '../desk-calls.ts'
import * as outcome from '../outcomes.ts'

const zofia: Person = {
  staff: '110447',
  name: 'Zofia Brannigan',
  level: 4,
  ...under('110113'),
  role: 'Senior Data Engineer',
  since: '2020-11-02',
  user: '31',
  has: [
    ['Gatekey VPN', 'engineer_prod', '2023-06-05'],
    ['Lakehouse Raw', 'analyst', '2025-08-27', '2025-09-26T00:00:00Z'],
    ['Forgeyard', 'write', '2020-11-02'],
  ],
}
const records = together(
  people(zofia),
  ticket(
    '40',
    '31',
    '2025-08-20T09:00:00Z',
    'Lakehouse Raw for the fraud model',
    {
      ...askedFor('110013', '72301177'),
      status: 'solved',
      resolution_category: 'provisioned',
      approval_status: 'approved',
      tags: ['production_access', 'temporary_access'],
      access_expiry_date: '2025-09-26T00:00:00Z',
      updated_at: '2025-08-27T10:00:00Z',
    },
    [['1', 'Given for thirty days.', '2025-08-27T10:00:00Z']],
  ),
)
const ids = idsAfter(records)
const mine = ids.ticket()
const [first, second] = [ids.approval(1), ids.approval(2)]
const [ingrid, marguerite] = [colleague('110013'), colleague('120003')]
const end = {
  status: 'hold',
  approval_required: 'yes',
  approval_status: 'pending',
  approver_id: 'WD-110013',
} as const

export const NB010_002 = neobank.task({
  id: 'NB010_002',
  title: 'an access that the system still shows ran out on Friday',
  level: 'demanding',
  traits: ['evidence-before-words', 'thin-answers', 'time'],
  decidedBy: ['AC-3', 'AP-1'],
  request:
    'Zofia Brannigan here, zofia.brannigan@quillhaven.example. Quick one: what level do I have in Lakehouse Raw? My queries have failed since the ' +
    'weekend, "not entitled". If I have it, I suppose it is a fault on your side, please get somebody to look at it.',
  customer: `You are Zofia Brannigan, data engineer, matter-of-fact. Your queries in Lakehouse Raw fail. You think that
you still have access and that something is broken. If you are told that it ran out, you remember, and you
want it again, for the longest time there is, for the same fraud model. You would like it today; you accept
that approvals are needed. You agree to what the agent announces. If nobody tells you that it ran out, you
only thank and leave.`,
  records,
  solution: [
    ...desk.lookUp(zofia),
    ...desk.comments('40'),
    ...desk.read(
      'what the employee has already',
      'lakehouse raw',
      'approval steps',
      'temporary access',
      'segregation of duties',
    ),
    ...desk.has(zofia, 'Lakehouse Raw', 'Gatekey VPN'),
    ['security_api_verify_incident', {}],
    ['workday_api_get_manager_chain', { email: mailOf(zofia) }],
    ...desk.headOf('it_security'),
    desk.openTicket('31', 'task', 'normal', 'Lakehouse Raw again'),
    ...desk.revoke(zofia, 'Lakehouse Raw'),
    ...desk.ask(zofia, [ingrid, marguerite], mine, 'Lakehouse Raw, analyst, thirty days'),
    desk.endTicket(mine, {
      ...end,
      tags: 'production_access,temporary_access',
      approval_request_ids: `${first},${second}`,
    }),
  ],
  expected: [
    outcome.newTicket('31', 'task', 'normal', {
      ...end,
      tags: ['production_access', 'temporary_access'],
      approval_request_ids: anyOf(`${first},${second}`, `${second},${first}`),
    }),
    ...outcome.revoked(zofia, 2),
    outcome.asked(zofia, ingrid, mine),
    outcome.asked(zofia, marguerite, mine),
  ],
})
