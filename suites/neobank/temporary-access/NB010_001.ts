import { colleague, under } from '../../../sandboxes/neobank/baseline/people.ts'
import { idsAfter } from '../../../sandboxes/neobank/baseline.ts'
import {
  assetId,
  mailOf,
  type Person,
  people,
  stock,
  together,
} from '../../../sandboxes/neobank/builders/index.ts'
import { neobank } from '../../../sandboxes/neobank/index.ts'
import * as desk from '../desk-calls.ts'
import { denied, provisioned } from '../end-states.ts'
import * as outcome from '../outcomes.ts'

const marek: Person = {
  staff: '160301',
  name: 'Marek Oduya',
  level: 2,
  ...under('160061'),
  role: 'Support Specialist',
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
const change = { holder: marek, row: 1, fresh: '36904', ticket: headset, cc: mailOf(colleague('160061')) }

export const NB010_001 = neobank.task({
  id: 'NB010_001',
  title: 'eleven days before his contract ends, a contractor gets no CRM but a headset that is not new',
  level: 'demanding',
  traits: ['time', 'rules-that-meet', 'customer-moves', 'effects-that-belong-together'],
  decidedBy: ['TM-4', 'HW-3', 'ML-3'],
  request:
    'Hi, marek.oduya@quillhaven.example. Could I have Clientbook CRM please? Emeka wants me to take over the callbacks. My contract is ' +
    'being extended to March, it is as good as signed.',
  customer: `You are Marek Oduya, a contractor in customer support in Austin, soft-spoken. You want Clientbook CRM. Emeka
Duval told you that your contract is extended; you have not signed yet. If it is refused, ask whether
Emeka's word is not enough, then accept. After that, mention that your headset QH-HW-36901 is broken: the
microphone is dead and one ear-piece hangs by the wire. You agree to whatever the agent proposes about it.
Nothing more.`,
  records,
  solution: [
    ...desk.lookUp(marek),
    ...desk.read('clientbook access', 'contractors whose contract ends', 'tickets: end states'),
    ...desk.has(marek, 'Clientbook CRM'),
    desk.openTicket('31', 'task', 'normal', 'Clientbook CRM'),
    desk.endTicket(crm, denied),
    ...desk.read('broken headset', 'which device from stock', 'e-mails and copies'),
    ...desk.devicesOf(marek, '36901'),
    ...desk.inventory('headset', ['austin'], '20904', '36904'),
    desk.ticketsAbout('36904'),
    desk.openTicket('31', 'problem', 'normal', 'Headset QH-HW-36901 is broken', {
      asset_id: assetId('36904'),
    }),
    ...desk.swap(change),
  ],
  expected: [
    outcome.newTicket('31', 'task', 'normal', denied),
    outcome.newTicket('31', 'problem', 'normal', { ...provisioned, asset_id: assetId('36904') }),
    ...outcome.swapped(change),
  ],
})
