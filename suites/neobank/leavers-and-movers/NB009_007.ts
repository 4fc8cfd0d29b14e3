import { accessMatrix } from '../../../sandboxes/neobank/access-matrix.ts'
import { colleague } from '../../../sandboxes/neobank/baseline/people.ts'
import { mailOf, people, ticket, together } from '../../../sandboxes/neobank/builders/index.ts'
import { neobank } from '../../../sandboxes/neobank/index.ts'
import { hire } from '../cast.ts'
import { brought } from '../deeds.ts'
import * as desk from '../desk-calls.ts'
import { provisioned } from '../end-states.ts'
import * as outcome from '../outcomes.ts'

const quentin = colleague('170080')
const wendell = colleague('140017')
const leaver = hire('140328', 'Renske Dube', 3, '140017', 'Compliance Analyst', {
  status: 'terminated',
  has: [
    ['Parley', 'member', '2022-03-07'],
    ['Tessera AML', 'user', '2023-05-02'],
    ['Customer PII', 'read_only', '2025-07-01', '2025-07-15T00:00:00Z'],
  ],
})
const records = together(
  people(leaver),
  ticket(
    '40',
    '17',
    '2025-09-29T15:00:00Z',
    'Leaver: WD-140328',
    {
      type: 'task',
      priority: 'high',
      status: 'open',
      tags: ['offboarding'],
    },
    [['1', 'Sessions are ended and Parley is taken. Phone rings, more tomorrow.', '2025-09-29T15:20:00Z']],
  ),
)
const end = brought('40', provisioned)
const apps = [...new Set(accessMatrix.map(({ app }) => app))]

export const NB009_007 = neobank.task({
  id: 'NB009_007',
  title: 'a colleague began on Monday to end it all, and stopped at the telephone',
  level: 'severe',
  traits: ['undoing', 'evidence-before-words', 'thin-answers', 'effects-that-belong-together'],
  decidedBy: ['MV-2', 'TK-2', 'AC-3'],
  request: `Quentin Marsh, HR, quentin.marsh@quillhaven.example. Renske Dube's last day was Friday (renske.dube@quillhaven.example). Wendell has asked you on Monday, he tells me; I only want to be sure that nothing is left.`,
  customer: `You are Quentin Marsh, HR specialist, unhurried. You want to be sure that Renske has nothing any more. You do not know what was done. You agree to what is announced.`,
  records,
  solution: [
    ...desk.lookUp(quentin),
    ...desk.register(leaver),
    desk.ticketsWhere("tags/any(t: t eq 'offboarding')"),
    ...desk.comments('40'),
    ['zendesk_get_items', { table: 'tickets', filter: "requester_id eq '31'" }],
    ...desk.has(leaver, ...apps),
    ['asset_management_api_get_employee_devices', { email: mailOf(leaver) }],
    ...desk.available(wendell),
    ...desk.revoke(leaver, 'Tessera AML', 'Customer PII', 'Parley'),
    desk.send(wendell, 'access_revoked', '40', 'Access of Renske Dube is ended'),
    end.close,
  ],
  expected: [...outcome.revoked(leaver, 1, 2, 3), outcome.sent(wendell, 'access_revoked', '40'), end.effect],
})
