import { anyOf, updated } from '../../../lib/task.ts'
import { colleague, under } from '../../../sandboxes/neobank/baseline/people.ts'
import { idsAfter } from '../../../sandboxes/neobank/baseline.ts'
import {
  approval,
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

const { tickets } = neobank.tables

const imogen: Person = {
  staff: '160245',
  name: 'Imogen Achebe',
  level: 3,
  ...under('160061'),
  role: 'Complaints Specialist',
  since: '2023-02-20',
  user: '31',
}
const araceli: Person = { ...colleague('140005'), status: 'on_leave' }
const [graciela, wendell] = [colleague('160007'), colleague('140017')]
const records = together(
  people(imogen, araceli),
  ticket(
    '40',
    '31',
    '2025-08-18T13:00:00Z',
    'Covenant GRC, user, for the complaints register',
    askedFor('160007', '72310052', '72310025'),
    [['1', 'Graciela Thornbury has approved. Araceli Montfort has not answered.', '2025-08-21T10:00:00Z']],
  ),
  approval(
    '72310052',
    imogen.staff,
    '160007',
    '40',
    'approved',
    '2025-08-20T09:00:00Z',
    'Yes, she keeps the register now.',
  ),
  approval(
    '72310025',
    imogen.staff,
    '140005',
    '40',
    'cancelled',
    '2025-09-15T00:00:00Z',
    'Cancelled by the system: not answered within four weeks.',
  ),
)
const { approval: next } = idsAfter(records)

export const NB008_001 = neobank.task({
  id: 'NB008_001',
  title: 'one approval has lapsed, the other was cancelled unanswered, and the head is away',
  level: 'severe',
  traits: ['time', 'who-may', 'thin-answers'],
  decidedBy: ['AP-3', 'AP-4', 'AP-1'],
  request:
    'Hi there. My Covenant GRC request has been lying around since August!! Graciela approved it, I saw it myself. Can you please ' +
    'just give it to me, or at least kick whoever is sitting on it. Imogen Achebe, imogen.achebe@quillhaven.example',
  customer: `You are Imogen Achebe, complaints specialist in Austin, fed up but fair. You need Covenant GRC to keep the
register of complaints. You know that Graciela Thornbury said yes in August, and that Emeka, your team lead,
is all for it. You do not know who else has to agree. If you are told that approvals have to be asked for
again, groan and agree. If the agent wants to ask Honorata, the chief executive, say that this feels a bit
much, but do not object. Nothing else.`,
  records,
  solution: [
    ...desk.lookUp(imogen),
    ...desk.comments('40'),
    ...desk.read(
      'covenant grc access',
      'approval stand-ins when the head is away',
      'how long approvals count',
      'segregation of duties',
    ),
    ...desk.has(imogen, 'Covenant GRC', 'Roster HR'),
    ...desk.approvalStatus('72310052', '72310025'),
    ['workday_api_get_manager_chain', { email: mailOf(imogen) }],
    ...desk.headOf('compliance_risk'),
    ...desk.available(araceli),
    ['workday_api_get_org_structure', { manager_email: mailOf(araceli) }],
    ...desk.ask(imogen, [graciela, wendell], '40', 'Covenant GRC, user, for the complaints register'),
    desk.endTicket('40', {
      status: 'hold',
      approval_status: 'escalated',
      approval_request_ids: `${next(1)},${next(2)}`,
    }),
  ],
  expected: [
    outcome.asked(imogen, graciela, '40'),
    outcome.asked(imogen, wendell, '40'),
    updated(tickets, '40', {
      approval_status: 'escalated',
      approval_request_ids: anyOf(`${next(1)},${next(2)}`, `${next(2)},${next(1)}`),
    }),
  ],
})
