import { anyOf, updated } from '../../../lib/task.ts'
import { mailOf, type Person, people, ticket, together } from '../../../sandboxes/neobank/builders.ts'
import { neobank } from '../../../sandboxes/neobank/index.ts'
import {
  ask,
  asked,
  colleague,
  comments,
  endTicket,
  has,
  idsAfter,
  lookUp,
  newTicket,
  openTicket,
  read,
} from '../steps.ts'

const { appAccess } = neobank.tables

const zofia: Person = {
  staff: '110447',
  name: 'Zofia Brannigan',
  level: 5,
  department: 'product_engineering',
  role: 'Staff Data Engineer',
  office: 'sf',
  manager: '110113',
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
      status: 'solved',
      resolution_category: 'provisioned',
      approval_required: 'yes',
      approval_status: 'approved',
      approver_id: 'WD-110013',
      approval_request_ids: 'APR-72301177',
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
  customer: `You are Zofia Brannigan, staff data engineer, matter-of-fact. Your queries in Lakehouse Raw fail. You think that you still have access and that something is
broken. If you are told that it ran out, you remember, and you want it again, for the longest time there is, for the same fraud model. You would like it today; you accept that
approvals are needed. You agree to what the agent announces. If nobody tells you that it ran out, you only thank and leave.`,
  records,
  solution: [
    ...lookUp(zofia),
    ...comments('40'),
    ...read(
      'what the employee has already',
      'lakehouse raw',
      'approval steps',
      'temporary access',
      'segregation of duties',
    ),
    ...has(zofia, 'Lakehouse Raw', 'Gatekey VPN'),
    ['security_api_verify_incident', {}],
    ['workday_api_get_manager_chain', { email: mailOf(zofia) }],
    ['approver_lookup_api_get_approver_contact', { required_approver: 'it_security' }],
    openTicket('31', 'task', 'normal', 'Lakehouse Raw again'),
    ['okta_api_revoke_access', { email: mailOf(zofia), app_name: 'Lakehouse Raw' }],
    ...ask(zofia, ingrid, mine, 'Lakehouse Raw, analyst, thirty days'),
    ...ask(zofia, marguerite, mine, 'Lakehouse Raw, analyst, thirty days'),
    endTicket(mine, {
      ...end,
      tags: 'production_access,temporary_access',
      approval_request_ids: `${first},${second}`,
    }),
  ],
  expected: [
    newTicket('31', 'task', 'normal', {
      ...end,
      tags: ['production_access', 'temporary_access'],
      approval_request_ids: anyOf(`${first},${second}`, `${second},${first}`),
    }),
    updated(appAccess, `OAA-${zofia.staff}02`, { is_active: false }),
    asked(zofia, ingrid, mine),
    asked(zofia, marguerite, mine),
  ],
})
