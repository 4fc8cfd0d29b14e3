import { inserted } from '../../../lib/task.ts'
import { consulting, mail } from '../../../sandboxes/consulting/index.ts'
import { endTicket, lookUp, newTicket, openTicket, read, readEngagement } from '../steps.ts'

const { appAccess, licenseAllocations } = consulting.tables
const tomasz = mail('tomasz.wrobel')
const fields = {
  catalog_id: 'CAT-4040012',
  license_pool: 'standard',
  access_type: 'contributor',
  engagement_code: 'ENG-4030202',
  approval_required: 'no',
} as const

export const CO001_003 = consulting.task({
  id: 'CO001_003',
  title: 'an end date that the account team forgot does not stop a cheap licence',
  level: 'routine',
  traits: ['rules-that-meet', 'customer-moves'],
  decidedBy: ['CO-4.2', 'CO-5.4', 'CO-5.3'],
  request:
    'Hello! Tomasz Wróbel, Chicago, tomasz.wrobel@brackenfold.example. May I have Tablewright Viewer for Halvorsen, ENG-4030202? Somebody said the engagement ended yesterday, ' +
    'but we all still work on it. Full access please, like the others.',
  customer: `You are Tomasz Wróbel, Analyst in Chicago, polite. You work on ENG-4030202 until the end of October. Everybody else on the team is more senior than you, which
you had not thought of when you asked for full access. If you are told that analysts get contributor, you say "of course, that is plenty". You want the Viewer, not the Desktop.`,
  solution: [
    ...lookUp('tomasz.wrobel'),
    ...read('software licence below the limit', 'engagement with an end date that is past', 'tickets'),
    ['software_catalog_search', { software_name: 'Tablewright' }],
    ...readEngagement('4030202', '4010022', 'tomasz.wrobel'),
    [
      'license_management_api',
      { action: 'check_availability', catalog_id: 'CAT-4040012', pool_type: 'standard' },
    ],
    openTicket('software', 'tomasz.wrobel', 'Tablewright Viewer', fields),
    [
      'license_management_api',
      {
        action: 'allocate',
        catalog_id: 'CAT-4040012',
        email: tomasz,
        pool_type: 'standard',
        engagement_code: 'ENG-4030202',
      },
    ],
    ['okta_provision_access', { email: tomasz, app_name: 'Tablewright Viewer', access_type: 'contributor' }],
    endTicket('9', { status: 'solved' }),
  ],
  expected: [
    newTicket('software', 'tomasz.wrobel', { status: 'solved', ...fields }),
    inserted(licenseAllocations, {
      catalog_id: 'CAT-4040012',
      employee_email: tomasz,
      engagement_code: 'ENG-4030202',
      pool_type: 'standard',
    }),
    inserted(appAccess, {
      employee_email: tomasz,
      app_name: 'Tablewright Viewer',
      access_type: 'contributor',
    }),
  ],
})
