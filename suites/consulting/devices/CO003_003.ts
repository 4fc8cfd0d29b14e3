import { inserted, updated } from '../../../lib/task.ts'
import { consulting, mail } from '../../../sandboxes/consulting/index.ts'
import { endTicket, lookUp, newTicket, openTicket, read } from '../steps.ts'

const { deviceAssignments, devices } = consulting.tables
const ines = mail('ines.valcourt')
const laptop = { device_type: 'laptop', approval_required: 'no' } as const
const phone = { device_type: 'phone', approval_required: 'no' } as const

export const CO003_003 = consulting.task({
  id: 'CO003_003',
  title: 'a broken laptop for the maker and a sound phone that is due',
  level: 'demanding',
  traits: ['batch-with-exceptions', 'effects-that-belong-together', 'evidence-before-words'],
  decidedBy: ['CO-8.3', 'CO-8.2', 'CO-2.2'],
  request: `Inès Valcourt, New York, ines.valcourt@brackenfold.example.

1. My laptop does not start any more. I take a new one from the stock, there are several.
2. While we are at it: my phone works, but Priscilla got a new one. Am I due?`,
  customer: `You are Inès Valcourt. Manager, New York office; brisk, and you know your way around. The laptop, "a Pro, from last winter", shows nothing at all since this morning. You have one phone and no
idea how old it is. You are surprised that the laptop goes to the maker and that none is handed out: ask once whether an exception can be made for client work; then accept a loan device
from the colleagues downstairs. You agree to the exchange of the phone if it is due.`,
  solution: [
    ...lookUp('ines.valcourt'),
    ...read('broken device, warranty', 'phone due for exchange', 'tickets'),
    ['asset_management_api', { action: 'get_employee_devices', email: ines }],
    ['asset_management_api', { action: 'get_device_details', asset_id: 'AST-701182' }],
    ['asset_management_api', { action: 'get_device_details', asset_id: 'AST-701190' }],
    openTicket('broken device', 'ines.valcourt', 'Laptop AST-701182 does not start', laptop),
    openTicket('device', 'ines.valcourt', 'Phone AST-701190 is due', phone),
    ['asset_management_api', { action: 'reserve_device', device_type: 'phone', location: 'New York' }],
    ['asset_management_api', { action: 'get_device_details', asset_id: 'AST-702031' }],
    ['asset_management_api', { action: 'assign_device', email: ines, asset_id: 'AST-702031' }],
    ['asset_management_api', { action: 'retire_device', asset_id: 'AST-701190' }],
    endTicket('9', { status: 'hold' }),
    endTicket('10', { status: 'solved', asset_id: 'AST-702031' }),
  ],
  expected: [
    newTicket('broken device', 'ines.valcourt', { status: 'hold', ...laptop }),
    newTicket('device', 'ines.valcourt', { status: 'solved', asset_id: 'AST-702031', ...phone }),
    updated(devices, 'AST-702031', { inventory_status: 'assigned' }),
    inserted(deviceAssignments, { asset_id: 'AST-702031', employee_email: ines }),
    updated(devices, 'AST-701190', { inventory_status: 'retired' }),
  ],
})
