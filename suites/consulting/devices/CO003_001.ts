import { inserted, updated } from '../../../lib/task.ts'
import { consulting, mail } from '../../../sandboxes/consulting/index.ts'
import { endTicket, lookUp, newTicket, openTicket, read } from '../steps.ts'

const { deviceAssignments, devices } = consulting.tables
const jonas = mail('jonas.whitlock')
const fields = { device_type: 'laptop', approval_required: 'no' } as const
const ends = { status: 'solved', asset_id: 'AST-702019' } as const

export const CO003_001 = consulting.task({
  id: 'CO003_001',
  title: 'what was reserved is nearly as old as what comes back',
  level: 'demanding',
  traits: ['thin-answers', 'effects-that-belong-together'],
  decidedBy: ['CO-8.4', 'CO-8.2'],
  request:
    'hi, jonas whitlock, new york (jonas.whitlock@brackenfold.example). my laptop must be three years old by now?? the fan sounds like a ' +
    'ferry. is there a new one for me, and does my manager have to sign something. i am in the office until five',
  customer: `You are Jonas Whitlock, Consultant, in the New York office. All lower case, no hurry. You have one laptop, which works, only
loudly; it is not broken, and you say so when asked. You do not know its number or age. You would like "one of the big ones, the Pro", but accept
what there is at once. You can come to the desk of the New York office and bring the old laptop along. You agree to the
exchange, whichever device is named to you.`,
  solution: [
    ...lookUp('jonas.whitlock'),
    ...read('laptop exchange from stock: age, reserve, assign, retire', 'tickets'),
    ['asset_management_api', { action: 'get_employee_devices', email: jonas }],
    ['asset_management_api', { action: 'get_device_details', asset_id: 'AST-701104' }],
    ['asset_management_api', { action: 'check_inventory', device_type: 'laptop', location: 'New York' }],
    openTicket('device', 'jonas.whitlock', 'Laptop AST-701104 is due', fields),
    ['asset_management_api', { action: 'reserve_device', device_type: 'laptop', location: 'New York' }],
    ['asset_management_api', { action: 'get_device_details', asset_id: 'AST-702011' }],
    ['asset_management_api', { action: 'retire_device', asset_id: 'AST-702011' }],
    ['asset_management_api', { action: 'reserve_device', device_type: 'laptop', location: 'New York' }],
    ['asset_management_api', { action: 'get_device_details', asset_id: 'AST-702019' }],
    ['asset_management_api', { action: 'assign_device', email: jonas, asset_id: 'AST-702019' }],
    ['asset_management_api', { action: 'retire_device', asset_id: 'AST-701104' }],
    endTicket('9', ends),
  ],
  expected: [
    newTicket('device', 'jonas.whitlock', { ...fields, ...ends }),
    updated(devices, 'AST-702011', { inventory_status: 'retired' }),
    updated(devices, 'AST-702019', { inventory_status: 'assigned' }),
    inserted(deviceAssignments, { asset_id: 'AST-702019', employee_email: jonas }),
    updated(devices, 'AST-701104', { inventory_status: 'retired' }),
  ],
})
