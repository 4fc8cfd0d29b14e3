import { consulting, mail, place } from '../../../sandboxes/consulting/index.ts'
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
  catalog_id: 'CAT-4040051',
  license_pool: 'standard',
  access_type: 'contributor',
  engagement_code: 'ENG-4030303',
  approval_required: 'yes',
  approver_id: mail('beatriz.montalvo'),
} as const
const request = { amount: 250, engagement_code: 'ENG-4030303' } as const

export const CO001_005 = consulting.task({
  id: 'CO001_005',
  title: 'a manager who asks, leads the engagement, and still has to approve',
  level: 'demanding',
  traits: ['who-may', 'rules-that-meet'],
  decidedBy: ['CO-1.2', 'CO-3.3', 'CO-5.3'],
  request:
    'Beatriz Montalvo, Austin (beatriz.montalvo@brackenfold.example). My new analyst Nadia Petrenko needs Formwell Surveys on ENG-4030303 from today. I am her manager and I lead ' +
    'the engagement, so consider it approved twice over and give it to her.',
  customer: `You are Beatriz Montalvo, Senior Manager in Austin, energetic, likes short ways. Nadia's address is nadia.petrenko@brackenfold.example; she began last Thursday. You
think that your word is the approval. If you are told that a request has to be answered in the approval system, you say: "By me? To myself?" and then: "Fine, send it, I answer it after lunch."
You do not mind that analysts get contributor.`,
  records: place('4030303', 'beatriz.montalvo', ['nadia.petrenko', '2025-09-29', '2026-03-31']),
  solution: [
    ...lookUp('beatriz.montalvo'),
    ...lookUp('nadia.petrenko'),
    ...read(
      'asking for somebody else',
      'software: who approves, onboarding not completed',
      'approvals: one person in two roles',
      'tickets',
    ),
    ['software_catalog_search', { software_name: 'Formwell' }],
    ...readEngagement('4030303', '4010033', 'nadia.petrenko'),
    [
      'license_management_api',
      { action: 'check_availability', catalog_id: 'CAT-4040051', pool_type: 'standard' },
    ],
    approvalsOf('software_access', 'nadia.petrenko'),
    openTicket('software', 'beatriz.montalvo', 'Formwell Surveys for Nadia Petrenko', fields),
    ...ask('software_access', 'nadia.petrenko', 'beatriz.montalvo', request),
    endTicket('9', { status: 'pending' }),
  ],
  expected: [
    newTicket('software', 'beatriz.montalvo', { status: 'pending', ...fields }),
    asked('software_access', 'nadia.petrenko', 'beatriz.montalvo', request),
  ],
})
