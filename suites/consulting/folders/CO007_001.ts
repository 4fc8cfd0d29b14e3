import { inserted } from '../../../lib/task.ts'
import { approval, consulting, mail } from '../../../sandboxes/consulting/index.ts'
import { approvalsOf, endTicket, lookUp, newTicket, openTicket, read, readEngagement } from '../steps.ts'

const { folderAccess } = consulting.tables
const sunniva = mail('sunniva.dahl')
const fields = {
  folder_id: 'FLD-4050032',
  client_id: 'CLT-4010021',
  engagement_code: 'ENG-4030110',
  approval_required: 'yes',
  approver_id: mail('ines.valcourt'),
} as const

export const CO007_001 = consulting.task({
  id: 'CO007_001',
  title: 'an engagement that ended, an editor who may only read, and an approval by the stand-in',
  level: 'demanding',
  traits: ['rules-that-meet', 'evidence-before-words', 'customer-moves'],
  decidedBy: ['CO-12.4', 'CO-3.4', 'CO-4.6'],
  request: `Hei! Sunniva Dahl, San Francisco, sunniva.dahl@brackenfold.example. The Harrowgate pricing work (ENG-4030110) is over, but I have to finish
our closing memo. Could you make me an editor of the folder, FLD-4050032? I had only a copy of it while the work ran.`,
  customer: `You are Sunniva Dahl, Senior Consultant in San Francisco, warm and precise. Your last day on ENG-4030110 was 12 September. You have signed
Harrowgate's agreement long ago. You asked for the approval yourself in September and heard that somebody said yes; you do not know who, nor for what
exactly.

You want to edit. If you are told that only reading is possible now, you hesitate ("and the memo?"), then decide to write the memo elsewhere and take the
reading access. You agree to it clearly. You have no other wish.`,
  records: approval('APR-4100071', 'document_access', 'sunniva.dahl', 'ines.valcourt', 'approved', {
    engagement_code: 'ENG-4030110',
  }),
  solution: [
    ...lookUp('sunniva.dahl'),
    ['box_api', { action: 'get_folder_details', folder_id: 'FLD-4050032' }],
    ...read(
      'folder of a client after the end of an engagement',
      'approvals: stand-in, used up',
      'engagements',
      'tickets',
    ),
    ...readEngagement('4030110', '4010021', 'sunniva.dahl'),
    ['nda_api', { action: 'check_status', email: sunniva, client_id: 'CLT-4010021' }],
    approvalsOf('document_access', 'sunniva.dahl'),
    ['approver_lookup_get_contact', { email: mail('priscilla.nakagawa') }],
    openTicket('folder', 'sunniva.dahl', 'FLD-4050032 for reading', fields),
    [
      'box_api',
      { action: 'grant_folder_access', folder_id: 'FLD-4050032', email: sunniva, permission_level: 'viewer' },
    ],
    endTicket('9', { status: 'solved', description: 'Viewer granted on APR-4100071.' }),
  ],
  expected: [
    newTicket('folder', 'sunniva.dahl', { status: 'solved', ...fields }),
    inserted(folderAccess, { folder_id: 'FLD-4050032', employee_email: sunniva, permission_level: 'viewer' }),
  ],
})
