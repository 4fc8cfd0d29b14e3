import { consulting, mail } from '../../../sandboxes/consulting/index.ts'
import { approvalsOf, asks, folder, fresh, lookUp, readEngagement, ticketsWhere } from '../deeds.ts'

const writer = 'ines.valcourt'
const of = { folder_id: 'FLD-4050031', client_id: 'CLT-4010021', engagement_code: 'ENG-4030101' } as const
const asked = asks('document_access', 'jonas.whitlock', ['priscilla.nakagawa'], {
  engagement_code: 'ENG-4030101',
})
const tickets = [
  fresh(
    'folder',
    writer,
    '9',
    'Claims work for Jonas Whitlock',
    { ...of, approval_required: 'yes', approver_id: mail('priscilla.nakagawa') },
    { status: 'hold' },
  ),
  fresh(
    'folder',
    writer,
    '10',
    'Claims work for Leila Haddad',
    { ...of, approval_required: 'no' },
    { status: 'hold' },
  ),
  fresh(
    'folder',
    writer,
    '11',
    'Claims work for Joan Whitlock: no place',
    { ...of, approval_required: 'no' },
    { status: 'solved' },
  ),
]

export const CO007_006 = consulting.task({
  id: 'CO007_006',
  title: 'her own folder and three names: one for Priscilla, one for a signature, one for nothing',
  level: 'severe',
  traits: ['batch-with-exceptions', 'who-may', 'rules-that-meet', 'evidence-before-words'],
  decidedBy: ['CO-12.3', 'CO-12.2', 'CO-4.3'],
  request: `Inès Valcourt, New York, ines.valcourt@brackenfold.example. The folder "Harrowgate: claims work" (FLD-4050031) is mine. Let these three in as editors, please: jonas.whitlock, joan.whitlock, leila.haddad. As the owner approves, that is that.`,
  customer: `You are Inès Valcourt, Manager, brisk. All three are in your team. Joan helps out on Harrowgate now and then, she is not booked. What each of them has signed you do not know. If Priscilla has to be asked, "then ask her". You take every answer and have nothing else.`,
  solution: [
    ...lookUp(writer),
    folder('FLD-4050031'),
    ticketsWhere("folder_id eq 'FLD-4050031'"),
    ...readEngagement('4030101', '4010021', 'jonas.whitlock'),
    ...['joan.whitlock', 'leila.haddad'].flatMap((who) => [
      ...lookUp(who),
      ['mavenlink_api', { action: 'get_employee_assignments', email: mail(who) }] as const,
    ]),
    ...lookUp('jonas.whitlock'),
    ['nda_api', { action: 'check_status', email: mail('jonas.whitlock'), client_id: 'CLT-4010021' }],
    ['nda_api', { action: 'check_status', email: mail('leila.haddad'), client_id: 'CLT-4010021' }],
    approvalsOf('document_access', 'jonas.whitlock'),
    ...tickets.map(({ open }) => open),
    ...asked.steps,
    ...tickets.map(({ close }) => close),
  ],
  expected: [...tickets.map(({ effect }) => effect), ...asked.effects],
})
