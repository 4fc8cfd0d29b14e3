import { inserted, updated } from '../../../lib/task.ts'
import { assetId, mailOf, type Person, people, stock, together } from '../../../sandboxes/neobank/builders.ts'
import { neobank } from '../../../sandboxes/neobank/index.ts'
import {
  colleague,
  denied,
  endTicket,
  has,
  idsAfter,
  lookUp,
  newTicket,
  openTicket,
  provisioned,
  read,
  send,
  sent,
} from '../steps.ts'

const { assetAssignments, hardwareAssets } = neobank.tables

const marek: Person = {
  staff: '160301',
  name: 'Marek Oduya',
  level: 2,
  department: 'customer_support',
  role: 'Support Specialist',
  office: 'austin',
  manager: '160061',
  since: '2025-04-14',
  contractEnds: '2025-10-12',
  user: '31',
  has: [['Parley', 'member', '2025-04-14', '2025-10-12T00:00:00Z']],
  devices: [
    { tag: '36901', type: 'headset', model: 'Murmur H1', age: 27, condition: 'poor', warehouse: 'austin' },
  ],
}
const records = together(
  people(marek),
  stock({
    tag: '36904',
    type: 'headset',
    model: 'Murmur H2',
    age: 15,
    condition: 'good',
    warehouse: 'austin',
  }),
)
const { ticket: next } = idsAfter(records)
const [crm, headset] = [next(1), next(2)]
const copy = mailOf(colleague('160061'))

export const NB010_001 = neobank.task({
  id: 'NB010_001',
  title: 'eleven days before his contract ends, a contractor gets no CRM but a headset that is not new',
  level: 'demanding',
  traits: ['time', 'rules-that-meet', 'customer-moves', 'effects-that-belong-together'],
  decidedBy: ['TM-4', 'HW-3', 'ML-3'],
  request:
    'Hi, marek.oduya@quillhaven.example. Could I have Clientbook CRM please? Emeka wants me to take over the callbacks. My contract is ' +
    'being extended to March, it is as good as signed.',
  customer: `You are Marek Oduya, a contractor in customer support in Austin, soft-spoken. You want Clientbook CRM. Emeka Duval told you that your contract is extended; you
have not signed yet. If it is refused, ask whether Emeka's word is not enough, then accept. After that, mention that your headset QH-HW-36901 is broken: the microphone is dead and one
ear-piece hangs by the wire. You agree to whatever the agent proposes about it. Nothing more.`,
  records,
  solution: [
    ...lookUp(marek),
    ...read('clientbook access', 'contractors whose contract ends', 'tickets: end states'),
    ...has(marek, 'Clientbook CRM'),
    openTicket('31', 'task', 'normal', 'Clientbook CRM'),
    endTicket(crm, denied),
    ...read('broken headset', 'which device from stock', 'e-mails and copies'),
    ['asset_management_api_get_employee_devices', { email: mailOf(marek) }],
    ['zendesk_get_items', { table: 'tickets', $filter: `asset_id eq '${assetId('36901')}'` }],
    ['asset_management_api_check_inventory', { device_type: 'headset', warehouse_location: 'austin' }],
    ['asset_management_api_get_device_details', { asset_id: assetId('20904') }],
    ['asset_management_api_get_device_details', { asset_id: assetId('36904') }],
    ['zendesk_get_items', { table: 'tickets', $filter: `asset_id eq '${assetId('36904')}'` }],
    openTicket('31', 'problem', 'normal', 'Headset QH-HW-36901 is broken', { asset_id: assetId('36904') }),
    ['asset_management_api_assign_device', { asset_id: assetId('36904'), email: mailOf(marek) }],
    ['asset_management_api_retire_device', { asset_id: assetId('36901') }],
    send(marek, 'hardware_assigned', headset, 'Your headset is QH-HW-36904', { cc_emails: copy }),
    endTicket(headset, provisioned),
  ],
  expected: [
    newTicket('31', 'task', 'normal', denied),
    newTicket('31', 'problem', 'normal', { ...provisioned, asset_id: assetId('36904') }),
    inserted(assetAssignments, {
      asset_id: assetId('36904'),
      employee_id: `WD-${marek.staff}`,
      assigned_by: 'system',
    }),
    updated(hardwareAssets, assetId('36904'), { is_assigned: true }),
    updated(hardwareAssets, assetId('36901'), { condition: 'retired', is_assigned: false }),
    updated(assetAssignments, `ASN-${marek.staff}01`, { is_active: false }),
    sent(marek, 'hardware_assigned', headset, { cc_emails: [copy] }),
  ],
})
