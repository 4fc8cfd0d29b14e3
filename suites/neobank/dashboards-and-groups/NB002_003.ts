import { inserted, updated } from '../../../lib/task.ts'
import { colleague } from '../../../sandboxes/neobank/baseline/people.ts'
import { approval, askedFor, mailOf, ticket, together } from '../../../sandboxes/neobank/builders/index.ts'
import { neobank } from '../../../sandboxes/neobank/index.ts'
import * as desk from '../desk-calls.ts'
import { denied, granted } from '../end-states.ts'
import * as outcome from '../outcomes.ts'

const { licenseAllocations, tickets } = neobank.tables
const [emeka, lucia] = [colleague('160061'), colleague('160116')]

export const NB002_003 = neobank.task({
  id: 'NB002_003',
  title: 'the team lead asks for what she has asked for herself, and the approval has come',
  level: 'demanding',
  traits: ['evidence-before-words', 'effects-that-belong-together', 'who-may'],
  decidedBy: ['TK-2', 'GR-2', 'ID-2'],
  request:
    'Emeka Duval here (emeka.duval@quillhaven.example). Ferrante in my team should see the operations dashboard for the queue ' +
    'figures. She has never had anything of the kind, I approve it, go ahead.',
  customer: `You are Emeka Duval, support team lead in Austin, decided and brief. You mean Lucía Ferrante
(lucia.ferrante@quillhaven.example), not Luca; say so when asked. She needs the operations dashboard for the figures
of the queue. You think that your own word is enough, and you do not know whether she has written to the desk about
it. If you are told that somebody else approves, shrug. Agree to what is announced.`,
  records: together(
    ticket(
      '40',
      '23',
      '2025-09-19T15:45:00Z',
      'Queue figures',
      {
        ...askedFor('160007', '72445521'),
        description: 'Would like the operations dashboard. Has no Prism BI yet, so a seat is needed.',
      },
      [
        [
          '1',
          'Seats are free. Asked Graciela Thornbury for the seat, the group needs nobody.',
          '2025-09-19T16:00:00Z',
        ],
      ],
    ),
    approval(
      '72445521',
      lucia.staff,
      '160007',
      '40',
      'approved',
      '2025-09-26T07:30:00Z',
      'Yes.',
      'license_purchase',
    ),
    ticket('41', '24', '2025-09-17T11:00:00Z', 'Operations dashboard for Ferrante', {
      ...denied,
      description: 'Wanted to see it once; the manager did not want it.',
    }),
  ),
  solution: [
    ...desk.lookUp(emeka),
    ...desk.lookUp(lucia),
    ...desk.comments('40'),
    ...desk.read('operations dashboard', 'asking for somebody else', 'licence seats', 'e-mails'),
    ...desk.approvalStatus('72445521'),
    ['okta_api_get_user_groups', { email: mailOf(lucia) }],
    ...desk.has(lucia, 'Prism BI'),
    ...desk.seats('Prism BI'),
    ['license_management_api_allocate_license', { software_name: 'Prism BI', email: mailOf(lucia) }],
    desk.give(lucia, 'Prism BI', 'viewer'),
    desk.join(lucia, 'bi_operations'),
    desk.send(lucia, 'access_provisioned', '40', 'You have Prism BI and the operations dashboard'),
    desk.endTicket('40', granted),
  ],
  expected: [
    inserted(licenseAllocations, {
      license_id: 'LIC-30110001',
      employee_id: `WD-${lucia.staff}`,
      allocated_by: 'system',
    }),
    outcome.given(lucia, 'Prism BI', 'viewer'),
    ...outcome.joined(lucia, 'bi_operations'),
    outcome.sent(lucia, 'access_provisioned', '40'),
    updated(tickets, '40', {
      status: 'solved',
      resolution_category: 'provisioned',
      approval_status: 'approved',
    }),
  ],
})
