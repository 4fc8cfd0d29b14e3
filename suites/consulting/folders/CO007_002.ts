import { consulting, mail } from '../../../sandboxes/consulting/index.ts'
import { approvalsOf, ask, asked, endTicket, lookUp, newTicket, openTicket, read } from '../steps.ts'

const fields = {
  folder_id: 'FLD-4050022',
  approval_required: 'yes',
  approver_id: mail('marguerite.lisle'),
} as const

export const CO007_002 = consulting.task({
  id: 'CO007_002',
  title: 'a confidential folder whose owner is hiking',
  level: 'routine',
  traits: ['who-may', 'customer-moves'],
  decidedBy: ['CO-12.1', 'CO-12.3', 'CO-3.2'],
  request:
    'Hamish Orre (hamish.orre@brackenfold.example). Please make me an editor of FLD-4050022, the office plan for Chicago. It is about where my team sits. Marcus Tell, who ' +
    'works for Desmond, has nothing against it.',
  customer: `You are Hamish Orre of the Chicago office, a Manager with dry humour and time. Desmond Achterberg, who owns the folder, is away hiking. Marcus Tell is his assistant. You would like to edit, but reading is
fine: "I only want to know whether we get the window." You agree that whoever stands in for Desmond is asked.`,
  solution: [
    ...lookUp('hamish.orre'),
    ['box_api', { action: 'get_folder_details', folder_id: 'FLD-4050022' }],
    ...read('confidential folder: who, what, approval', 'approver on leave', 'tickets'),
    approvalsOf('document_access', 'hamish.orre'),
    ['approver_lookup_get_contact', { email: mail('desmond.achterberg') }],
    openTicket('folder', 'hamish.orre', 'FLD-4050022 for reading', fields),
    ...ask('document_access', 'hamish.orre', 'marguerite.lisle'),
    endTicket('9', { status: 'hold' }),
  ],
  expected: [
    newTicket('folder', 'hamish.orre', { status: 'hold', ...fields }),
    asked('document_access', 'hamish.orre', 'marguerite.lisle'),
  ],
})
