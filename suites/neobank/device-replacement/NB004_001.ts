import { under } from '../../../sandboxes/neobank/baseline/people.ts'
import { idsAfter } from '../../../sandboxes/neobank/baseline.ts'
import {
  assetId,
  type Person,
  people,
  stock,
  ticket,
  together,
} from '../../../sandboxes/neobank/builders/index.ts'
import { neobank } from '../../../sandboxes/neobank/index.ts'
import * as desk from '../desk-calls.ts'
import { provisioned, unasked } from '../end-states.ts'
import * as outcome from '../outcomes.ts'

const rohan: Person = {
  staff: '150209',
  name: 'Rohan Pillai',
  level: 3,
  ...under('150018'),
  role: 'Financial Analyst',
  since: '2025-06-02',
  user: '31',
  devices: [
    {
      tag: '31177',
      type: 'laptop_standard',
      model: 'Corvid 13',
      age: 29,
      condition: 'good',
      warehouse: 'sf',
    },
  ],
}
const solved = { status: 'solved', type: 'problem', asset_id: assetId('31177'), ...unasked } as const
const records = together(
  people(rohan),
  stock(
    { tag: '31502', type: 'laptop_standard', model: 'Corvid 14', age: 7, condition: 'new', warehouse: 'sf' },
    { tag: '31520', type: 'laptop_standard', model: 'Corvid 14', age: 11, condition: 'new', warehouse: 'sf' },
    { tag: '31205', type: 'laptop_standard', model: 'Corvid 13', age: 6, condition: 'good', warehouse: 'sf' },
  ),
  // Before June somebody else had the laptop.
  ticket('40', '19', '2025-04-22T10:00:00Z', 'QH-HW-31177: screen goes black', {
    ...solved,
    resolution_category: 'provisioned',
    updated_at: '2025-04-29T15:00:00Z',
  }),
  ticket('41', '19', '2025-04-23T07:00:00Z', 'Screen again', { ...solved, resolution_category: 'duplicate' }),
  ticket('42', '30', '2025-09-26T09:10:00Z', 'Laptop for Isolde Maclaren', {
    status: 'hold',
    type: 'problem',
    asset_id: assetId('20501'),
    ...unasked,
  }),
  ticket('43', '26', '2025-09-25T13:00:00Z', 'New starters in October', { status: 'pending' }, [
    ['2', 'QH-HW-31502 is put aside for the first of them, on my shelf.', '2025-09-30T16:00:00Z'],
  ]),
)
const change = { holder: rohan, row: 1, fresh: '31520', ticket: idsAfter(records).ticket() }

export const NB004_001 = neobank.task({
  id: 'NB004_001',
  title: 'the second fault of a laptop whose first one another employee reported',
  level: 'severe',
  traits: ['evidence-before-words', 'thin-answers', 'effects-that-belong-together'],
  decidedBy: ['HW-2', 'HW-3'],
  request:
    'rohan.pillai@quillhaven.example, laptop dead. Black screen since nine, nothing helps, I cannot work at all. ' +
    'Tag says QH-HW-31177. First time it does this to me. Can somebody repair it today?',
  customer: `You are Rohan Pillai, financial analyst, in a hurry, short sentences. Your laptop QH-HW-31177 stays black;
you tried the charger and the long press. It never failed you before; what it did before you had it you do
not know. You expect a repair and would be happy with another laptop. Agree to what the agent proposes. You
do not mind which model. Nothing else.`,
  records,
  solution: [
    ...desk.lookUp(rohan),
    ...desk.read(
      'device does not work: repair or replacement',
      'which device from stock',
      'e-mails about devices',
    ),
    ...desk.devicesOf(rohan, '31177'),
    ...desk.inventory('laptop_standard', ['sf'], '20411', '20414', '20501', '31502', '31520', '31205'),
    ['zendesk_get_items', { table: 'tickets', $filter: "status eq 'hold'" }],
    ['zendesk_get_items', { table: 'comments', $filter: "contains(body, 'QH-HW-')" }],
    ...desk.comments('43'),
    desk.openTicket('31', 'problem', 'high', 'QH-HW-31177 stays black', { asset_id: assetId('31520') }),
    ...desk.swap(change),
  ],
  expected: [
    outcome.newTicket('31', 'problem', 'high', { ...provisioned, asset_id: assetId('31520') }),
    ...outcome.swapped(change),
  ],
})
