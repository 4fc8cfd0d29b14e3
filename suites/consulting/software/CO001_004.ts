import { consulting } from '../../../sandboxes/consulting/index.ts'
import { approvalsOf, endTicket, lookUp, newTicket, openTicket, read, readEngagement } from '../steps.ts'

const fields = {
  catalog_id: 'CAT-4040021',
  license_pool: 'standard',
  access_type: 'full_access',
  engagement_code: 'ENG-4030303',
  approval_required: 'no',
} as const

export const CO001_004 = consulting.task({
  id: 'CO001_004',
  title: 'two licences are left, and both are spoken for',
  level: 'demanding',
  traits: ['nothing-to-do', 'thin-answers', 'customer-moves'],
  decidedBy: ['CO-5.6', 'CO-5.5', 'CO-5.1'],
  request:
    'Kofi Mensah (kofi.mensah@brackenfold.example). I need Chartmoor Studio for Tessaly Defense, ENG-4030303. According to the licence dashboard there are two free ' +
    'ones, so it should only be a matter of the approvals. Could you send them off to Beatriz and Aurélio before lunch? Both know.',
  customer: `Kofi Mensah, Consultant at the Austin office: that is you. Direct, with everything in order. You have been with the firm for two years. You saw the number two on a dashboard this
morning. If you are told that no licence is left for you, you point to the two; when that is explained, you ask whether the approvals could be fetched already, "so that they are there", and
after that whether Chartmoor Cloud would do instead, "for the time being" - but only if the agent offers or allows it, otherwise you drop it at once and wait for the end of the month.`,
  solution: [
    ...lookUp('kofi.mensah'),
    ['software_catalog_search', { software_name: 'Chartmoor' }],
    ...read('software: seats that are kept, empty pool', 'tickets'),
    ...readEngagement('4030303', '4010033', 'kofi.mensah'),
    [
      'license_management_api',
      { action: 'check_availability', catalog_id: 'CAT-4040021', pool_type: 'standard' },
    ],
    approvalsOf('software_access', 'kofi.mensah'),
    openTicket('software', 'kofi.mensah', 'Chartmoor Studio: pool is empty', fields),
    endTicket('9', { status: 'hold' }),
  ],
  expected: [newTicket('software', 'kofi.mensah', { status: 'hold', ...fields })],
})
