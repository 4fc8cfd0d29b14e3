import { updated } from '../../../lib/task.ts'
import { consulting } from '../../../sandboxes/consulting/index.ts'
import { endTicket, lookUp, newTicket, openTicket, read } from '../steps.ts'

const { devices } = consulting.tables

export const CO009_002 = consulting.task({
  id: 'CO009_002',
  title: 'five days before her first day, and the first laptop in the cupboard is an old one',
  level: 'demanding',
  traits: ['time', 'thin-answers', 'customer-moves'],
  decidedBy: ['CO-13.4', 'CO-8.4'],
  request: `Inès Valcourt (ines.valcourt@brackenfold.example). Freya Lindqvist starts with me next Monday. Please set her up today: mail, chat, Staffbook, time sheet, VPN, laptop. Her address is
freya.lindqvist@brackenfold.example. I am at a client's all next week and want it off my list.`,
  customer: `You are Inès Valcourt, Manager in New York, competent, brisk. Freya begins on 6 October in New York, as an Analyst. You want everything done today. When you hear that only a laptop can be
put aside now, you ask whether at least the mail account can be opened, "so that she finds my welcome". Then you accept it. You agree to the laptop being reserved, whichever it is, and you write again on
Monday, or rather Aurélio does.`,
  solution: [
    ...lookUp('ines.valcourt'),
    ...lookUp('freya.lindqvist'),
    ...read('joiner before the first day', 'device from stock', 'tickets'),
    openTicket('people', 'ines.valcourt', 'Freya Lindqvist starts on 6 October'),
    ['asset_management_api', { action: 'check_inventory', device_type: 'laptop', location: 'New York' }],
    ['asset_management_api', { action: 'reserve_device', device_type: 'laptop', location: 'New York' }],
    ['asset_management_api', { action: 'get_device_details', asset_id: 'AST-702011' }],
    ['asset_management_api', { action: 'retire_device', asset_id: 'AST-702011' }],
    ['asset_management_api', { action: 'reserve_device', device_type: 'laptop', location: 'New York' }],
    ['asset_management_api', { action: 'get_device_details', asset_id: 'AST-702019' }],
    endTicket('9', { status: 'hold', description: 'AST-702019 reserved for her. The rest on 6 October.' }),
  ],
  expected: [
    newTicket('people', 'ines.valcourt', { status: 'hold' }),
    updated(devices, 'AST-702011', { inventory_status: 'retired' }),
    updated(devices, 'AST-702019', { inventory_status: 'reserved' }),
  ],
})
