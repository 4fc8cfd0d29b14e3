import { updated } from '../../../lib/task.ts'
import { consulting, device, joinRecords, mail, ticket, vpn } from '../../../sandboxes/consulting/index.ts'
import { endTicket, lookUp, read, remarks, revoked } from '../steps.ts'

const { devices, tickets } = consulting.tables
const tomasz = mail('tomasz.wrobel')
const ends = { status: 'open', assignee_id: '4' } as const

export const CO009_003 = consulting.task({
  id: 'CO009_003',
  title: 'the last day is today, and one of his devices is already on its way back',
  level: 'demanding',
  traits: ['batch-with-exceptions', 'effects-that-belong-together', 'look-alikes', 'customer-moves'],
  decidedBy: ['CO-13.5', 'CO-7.3', 'CO-14.1'],
  request:
    'Hamish Orre, Chicago, hamish.orre@brackenfold.example. Wróbel leaves us, today is his last day, see the ticket of people operations. Please do what has to be done on our side. And take back his ' +
    'Mapthorn licence while you are at it, we need it.',
  customer: `Hamish Orre, Manager, Chicago: that is you. You joke little and never rush. It is Tomasz Wróbel (tomasz.wrobel@brackenfold.example) of your own team, not Dariusz in San Francisco; you say so when asked. You
would like the Mapthorn licence for somebody else; if you hear that this desk cannot take it back, you let it be. You agree to the VPN being ended and the devices being
taken out of use.`,
  records: joinRecords(
    vpn('tomasz.wrobel', '4010022'),
    device('AST-701272', 'monitor', 'Broadsill 27', 30, 'Chicago', { holder: 'tomasz.wrobel' }),
    device('AST-701279', 'headset', 'Larkset 2', 40, 'Chicago', {
      holder: 'tomasz.wrobel',
      status: 'retired',
    }),
    ticket(
      '9',
      '4',
      '2025-09-12',
      'Leaver: Wróbel',
      {
        priority: 'high',
        tags: ['onboarding'],
        description: 'tomasz.wrobel@brackenfold.example, Chicago. Last day: Tuesday, 7 October 2025.',
      },
      [['4', 'Correction, holidays counted: last day in the office is Wednesday, 1 October. PL']],
    ),
  ),
  solution: [
    ...lookUp('hamish.orre'),
    ...lookUp('tomasz.wrobel'),
    ['zendesk_get_items', { table: 'tickets', $filter: "requester_id eq '4'" }],
    ...remarks('9'),
    ...read('somebody leaves: last day, VPN, devices', 'tickets', 'handing over'),
    ['client_access_api', { action: 'check_vpn_access', email: tomasz }],
    ['asset_management_api', { action: 'get_employee_devices', email: tomasz }],
    ['asset_management_api', { action: 'get_device_details', asset_id: 'AST-701268' }],
    ['asset_management_api', { action: 'get_device_details', asset_id: 'AST-701272' }],
    ['asset_management_api', { action: 'get_device_details', asset_id: 'AST-701279' }],
    ['client_access_api', { action: 'revoke_vpn', email: tomasz }],
    ['asset_management_api', { action: 'retire_device', asset_id: 'AST-701268' }],
    ['asset_management_api', { action: 'retire_device', asset_id: 'AST-701272' }],
    endTicket('9', ends),
  ],
  expected: [
    revoked('VPN-tomasz-wrobel'),
    revoked('VPN-tomasz-wrobel-4010022'),
    updated(devices, 'AST-701268', { inventory_status: 'retired' }),
    updated(devices, 'AST-701272', { inventory_status: 'retired' }),
    updated(tickets, '9', { assignee_id: '4' }),
  ],
})
