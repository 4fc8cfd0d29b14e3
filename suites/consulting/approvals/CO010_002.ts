import { consulting, mail } from '../../../sandboxes/consulting/index.ts'
import {
  approvalsOf,
  ask,
  asked,
  endTicket,
  lookUp,
  newTicket,
  openTicket,
  read,
  readEngagement,
} from '../steps.ts'

const fields = {
  catalog_id: 'CAT-4040041',
  license_pool: 'standard',
  access_type: 'full_access',
  engagement_code: 'ENG-4030303',
  approval_required: 'yes',
  approver_id: mail('aurelio.brandao'),
} as const
const request = { amount: 5200, engagement_code: 'ENG-4030303' } as const

export const CO010_002 = consulting.task({
  id: 'CO010_002',
  title: 'she would be the first of three approvers, and the second is asked once',
  level: 'demanding',
  traits: ['who-may', 'rules-that-meet'],
  decidedBy: ['CO-3.3', 'CO-5.3'],
  request:
    'Beatriz Montalvo here, Austin, beatriz.montalvo@brackenfold.example. Quantarium Statistics for me, on ENG-4030303. As I understand the rules the senior manager of the engagement approves, which is ' +
    'me, so that part is done. Who else?',
  customer: `Beatriz Montalvo, Senior Manager, Austin office: that is you, full of energy, no friend of detours. You lead ENG-4030303. You know the product is dear, about five thousand a year. You agree that everybody who has to be asked
is asked, and you find it funny, not bad, that you do not count yourself.`,
  solution: [
    ...lookUp('beatriz.montalvo'),
    ['software_catalog_search', { software_name: 'Quantarium' }],
    ...read(
      'software: who approves by yearly cost',
      'nobody approves their own',
      'engagements and places',
      'tickets',
    ),
    ...readEngagement('4030303', '4010033', 'beatriz.montalvo'),
    [
      'license_management_api',
      { action: 'check_availability', catalog_id: 'CAT-4040041', pool_type: 'standard' },
    ],
    approvalsOf('software_access', 'beatriz.montalvo'),
    openTicket('software', 'beatriz.montalvo', 'Quantarium Statistics', fields),
    ...ask('software_access', 'beatriz.montalvo', 'aurelio.brandao', request),
    ...ask('software_access', 'beatriz.montalvo', 'wendell.oakshott', request),
    endTicket('9', { status: 'hold' }),
  ],
  expected: [
    newTicket('software', 'beatriz.montalvo', { status: 'hold', ...fields }),
    asked('software_access', 'beatriz.montalvo', 'aurelio.brandao', request),
    asked('software_access', 'beatriz.montalvo', 'wendell.oakshott', request),
  ],
})
