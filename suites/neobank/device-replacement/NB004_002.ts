import { under } from '../../../sandboxes/neobank/baseline/people.ts'
import { idsAfter } from '../../../sandboxes/neobank/baseline.ts'
import { assetId, type Person, people, stock, together } from '../../../sandboxes/neobank/builders/index.ts'
import { neobank } from '../../../sandboxes/neobank/index.ts'
import * as desk from '../desk-calls.ts'
import { denied, provisioned } from '../end-states.ts'
import * as outcome from '../outcomes.ts'

const anders: Person = {
  staff: '180127',
  name: 'Anders Villeneuve',
  level: 4,
  ...under('180009'),
  role: 'Senior Account Executive',
  since: '2021-02-22',
  user: '31',
  devices: [
    {
      tag: '32601',
      type: 'laptop_premium',
      model: 'Corvid 16',
      age: 49,
      condition: 'fair',
      warehouse: 'nyc',
    },
    { tag: '32701', type: 'monitor', model: 'Lumen 24', age: 71, condition: 'fair', warehouse: 'nyc' },
    { tag: '32901', type: 'headset', model: 'Murmur H1', age: 36, condition: 'good', warehouse: 'nyc' },
  ],
}
const records = together(
  people(anders),
  stock(
    { tag: '32904', type: 'headset', model: 'Murmur H2', age: 20, condition: 'new', warehouse: 'nyc' },
    {
      tag: '32907',
      type: 'headset',
      model: 'Murmur H2',
      age: 9,
      condition: 'good',
      warehouse: 'remote_ship',
    },
    {
      tag: '32909',
      type: 'headset',
      model: 'Murmur H2',
      age: 12,
      condition: 'good',
      warehouse: 'remote_ship',
    },
  ),
)
const { ticket: next } = idsAfter(records)
const [laptop, monitor, headset] = [next(1), next(2), next(3)]
const laptopSwap = { holder: anders, row: 1, fresh: '20504', ticket: laptop }
const headsetSwap = { holder: anders, row: 3, fresh: '32907', ticket: headset }

export const NB004_002 = neobank.task({
  id: 'NB004_002',
  title:
    'three old devices: one is a month too young, one comes back as a smaller kind, one comes from elsewhere',
  level: 'severe',
  traits: ['batch-with-exceptions', 'rules-that-meet', 'effects-that-belong-together'],
  decidedBy: ['HW-1', 'HW-3'],
  request: `Hello from New York!

Anders Villeneuve, anders.villeneuve@quillhaven.example. Everything on my desk is four, five years old and I
want it renewed before
the autumn fair. So, please:
1. the laptop (a Corvid 16, so naturally the new 16 Pro),
2. the monitor,
3. the headset.
All of it still works, I do not want to hear about repairs. I bought the first two myself in the stores back
then, you have the dates.`,
  customer: `You are Anders Villeneuve, salesman, jovial. You want laptop, monitor and headset renewed, for no other
reason than their age. If you are offered a standard laptop instead of a premium one, protest once ("I
present to clients on this thing!") and then take it. If the monitor is refused, ask when it will be old
enough, and let it go. Agree to the rest. Say nothing about departments or levels; you do not know such
rules.`,
  records,
  solution: [
    ...desk.lookUp(anders),
    ...desk.read(
      'when is a device worn out',
      'which device from stock',
      'tickets: which, type and priority',
      'e-mails',
    ),
    ...desk.devicesOf(anders, '32601', '32701', '32901'),
    ...desk.inventory('laptop_standard', ['nyc'], '20417', '20504'),
    ...desk.inventory('headset', ['nyc', 'remote_ship'], '32904', '32907', '32909'),
    ['zendesk_get_items', { table: 'tickets', $filter: "status eq 'hold'" }],
    desk.openTicket('31', 'task', 'low', 'Laptop QH-HW-32601: 49 months', { asset_id: assetId('20504') }),
    desk.openTicket('31', 'task', 'low', 'Monitor QH-HW-32701: 71 months', { asset_id: assetId('32701') }),
    desk.openTicket('31', 'task', 'low', 'Headset QH-HW-32901: 36 months', { asset_id: assetId('32907') }),
    ...desk.swap(laptopSwap),
    ...desk.swap(headsetSwap),
    desk.endTicket(monitor, denied),
  ],
  expected: [
    outcome.newTicket('31', 'task', 'low', { ...provisioned, asset_id: assetId('20504') }),
    outcome.newTicket('31', 'task', 'low', { ...denied, asset_id: assetId('32701') }),
    outcome.newTicket('31', 'task', 'low', { ...provisioned, asset_id: assetId('32907') }),
    ...outcome.swapped(laptopSwap),
    ...outcome.swapped(headsetSwap),
  ],
})
