import { updated } from '../../../lib/task.ts'
import { consulting, mail } from '../../../sandboxes/consulting/index.ts'
import { endTicket, lookUp, newTicket, openTicket, read, readEngagement, revoked } from '../steps.ts'

const { clearances, ndas } = consulting.tables
const sunniva = mail('sunniva.dahl')
const fields = { client_id: 'CLT-4010034', engagement_code: 'ENG-4030304', approval_required: 'no' } as const

export const CO008_001 = consulting.task({
  id: 'CO008_001',
  title: 'a tunnel that has to wait for the contract, and one that has outlived its engagement',
  level: 'demanding',
  traits: ['rules-that-meet', 'evidence-before-words', 'effects-that-belong-together', 'look-alikes'],
  decidedBy: ['CO-4.2', 'CO-6.7', 'CO-7.3'],
  request:
    'Sunniva Dahl (sunniva.dahl@brackenfold.example). I have been on Tessaly since 15 September, ENG-4030304, and still reach their network only from the ' +
    "client's site. Please open the tunnel. Dariusz says he is waiting too, but that is his business. I only need the tunnel, no system.",
  customer: `You are Sunniva Dahl from the San Francisco office, a Senior Consultant, kind and exact in what you say. The client is Tessaly Retail Group, not Tessaly Defense; you
say so when asked. You were told that "the contract is as good as signed". You had a background check years ago and have signed
nothing for Tessaly. Your old tunnel to Harrowgate still works; you have not used it since the middle of September, and it may go.

You are a little disappointed that the tunnel has to wait, ask once whether Colm could not simply allow it, and then agree to the preparations. You
will sign what you are sent today.`,
  solution: [
    ...lookUp('sunniva.dahl'),
    ...read(
      "VPN: a client's tunnel",
      'engagements: pipeline in the CRM, active in staffing',
      'clearance and NDA',
      'tickets',
    ),
    ...readEngagement('4030304', '4010034', 'sunniva.dahl'),
    ['client_access_api', { action: 'check_client_requirements', client_id: 'CLT-4010034' }],
    ['client_access_api', { action: 'get_employee_prerequisites', email: sunniva, client_id: 'CLT-4010034' }],
    ['background_check_api', { action: 'get_status', email: sunniva }],
    ['client_access_api', { action: 'check_vpn_access', email: sunniva }],
    ['salesforce_crm_get_engagement', { engagement_code: 'ENG-4030110' }],
    openTicket('tunnel', 'sunniva.dahl', 'Tunnel to Tessaly Retail', fields),
    ['background_check_api', { action: 'initiate', email: sunniva, clearance_level: 'standard' }],
    ['nda_api', { action: 'send_for_signature', email: sunniva, client_id: 'CLT-4010034' }],
    ['client_access_api', { action: 'revoke_vpn', email: sunniva, client_id: 'CLT-4010021' }],
    ['client_access_api', { action: 'check_vpn_access', email: sunniva }],
    endTicket('9', { status: 'pending' }),
  ],
  expected: [
    newTicket('tunnel', 'sunniva.dahl', { status: 'pending', ...fields }),
    updated(clearances, sunniva, { status: 'in_progress' }),
    updated(ndas, { employee_email: sunniva, client_id: 'CLT-4010034' }, { status: 'sent_for_signature' }),
    revoked('VPN-sunniva-dahl-4010021'),
  ],
})
