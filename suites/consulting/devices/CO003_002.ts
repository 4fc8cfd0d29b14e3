import { updated } from '../../../lib/task.ts'
import { consulting, mail } from '../../../sandboxes/consulting/index.ts'
import { approvalsOf, ask, asked, endTicket, lookUp, newTicket, openTicket, read, revoked } from '../steps.ts'

const { devices } = consulting.tables
const rafael = mail('rafael.ortega')
const lost = { device_type: 'laptop', asset_id: 'AST-701205' } as const
const substitute = {
  device_type: 'laptop',
  approval_required: 'yes',
  approver_id: mail('hamish.orre'),
} as const

export const CO003_002 = consulting.task({
  id: 'CO003_002',
  title: 'a laptop left on a train, and one in stock that is too old to take its place',
  level: 'severe',
  traits: ['effects-that-belong-together', 'thin-answers', 'rules-that-meet'],
  decidedBy: ['CO-8.6', 'CO-8.4', 'CO-8.5', 'CO-7.3'],
  request: `URGENT - I left my laptop on the 7:10 to Milwaukee. Rafael Ortega, Chicago, rafael.ortega@brackenfold.example. The railway knows nothing. I need another one today, I work at
Halvorsen all week. Reception says there is one in the cupboard. Please leave my VPN alone, I am on it right now from a borrowed machine!`,
  customer: `You are Rafael Ortega (Senior Consultant, Chicago office), usually calm, today upset. You have one laptop and never lost one before. Its number and age are unknown to you. You would
like to keep the VPN; when you hear that it has to be ended, and that security gives it back, you accept: "Yes. Of course. Do it." You hope for the laptop in the cupboard; if it cannot
be handed out, you agree that Hamish is asked for an order. You do not want to fetch one from another office.`,
  solution: [
    ...lookUp('rafael.ortega'),
    ...read('lost laptop', 'device from stock, too old, ordered', 'tickets', 'VPN taking away'),
    ['asset_management_api', { action: 'get_employee_devices', email: rafael }],
    ['asset_management_api', { action: 'get_device_details', asset_id: 'AST-701205' }],
    openTicket('security', 'rafael.ortega', 'Laptop AST-701205 left on a train', lost),
    ['client_access_api', { action: 'revoke_vpn', email: rafael }],
    ['asset_management_api', { action: 'retire_device', asset_id: 'AST-701205' }],
    endTicket('9', { assignee_id: '2' }),
    openTicket('device', 'rafael.ortega', 'Substitute for AST-701205', substitute),
    ['asset_management_api', { action: 'check_inventory', device_type: 'laptop', location: 'Chicago' }],
    ['asset_management_api', { action: 'reserve_device', device_type: 'laptop', location: 'Chicago' }],
    ['asset_management_api', { action: 'get_device_details', asset_id: 'AST-702103' }],
    ['asset_management_api', { action: 'retire_device', asset_id: 'AST-702103' }],
    approvalsOf('hardware_replacement', 'rafael.ortega'),
    ...ask('hardware_replacement', 'rafael.ortega', 'hamish.orre'),
    endTicket('10', { status: 'hold' }),
  ],
  expected: [
    newTicket('security', 'rafael.ortega', { status: 'open', assignee_id: '2', ...lost }),
    revoked('VPN-rafael-ortega'),
    revoked('VPN-rafael-ortega-4010022'),
    updated(devices, 'AST-701205', { inventory_status: 'retired' }),
    newTicket('device', 'rafael.ortega', { status: 'hold', ...substitute }),
    updated(devices, 'AST-702103', { inventory_status: 'retired' }),
    asked('hardware_replacement', 'rafael.ortega', 'hamish.orre'),
  ],
})
