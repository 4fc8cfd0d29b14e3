import { oneOf } from '../../../lib/task.ts'
import { approval, consulting, device, joinRecords, mail } from '../../../sandboxes/consulting/index.ts'
import {
  all,
  approvalsOf,
  devicesOf,
  fresh,
  hands,
  lookUp,
  orderNumber,
  orders,
  retires,
  stockOf,
} from '../deeds.ts'

const writer = 'hamish.orre'
/** Two headsets of which either may get either. */
const headsets = (amara: string, tomasz: string) => {
  const tickets = [amara, tomasz].map((asset, place) =>
    fresh(
      'device',
      writer,
      String(9 + place),
      'A headset',
      { device_type: 'headset', approval_required: 'no' },
      { status: 'solved', asset_id: `AST-${asset}` },
    ),
  )
  const handed = all(
    hands('amara.okonkwo', 'headset', 'Chicago', amara),
    hands('tomasz.wrobel', 'headset', 'Chicago', tomasz),
  )
  return { tickets, handed, effects: [...tickets.map(({ effect }) => effect), ...handed.effects] }
}
const { tickets, handed } = headsets('702118', '702119')
const old = retires('702103')
const laptop = fresh(
  'device',
  writer,
  '11',
  'Laptop AST-701205 of Rafael Ortega is due',
  { device_type: 'laptop', approval_required: 'yes', approver_id: mail(writer) },
  { status: 'hold', hardware_order_id: orderNumber },
)

export const CO003_006 = consulting.task({
  id: 'CO003_006',
  title: 'two headsets for two people, and the last laptop in Chicago is as old as a dog in its prime',
  level: 'severe',
  traits: ['batch-with-exceptions', 'effects-that-belong-together', 'who-may', 'customer-moves'],
  decidedBy: ['CO-8.1', 'CO-8.5', 'CO-8.4'],
  request: `Hamish Orre, hamish.orre@brackenfold.example. Amara and Tomasz have to telephone all day now and sit there without headsets. One for each, please. (amara.okonkwo, tomasz.wrobel)`,
  customer: `You are Hamish Orre, Manager in Chicago, dry. It is Tomasz Wróbel of your own team. When the headsets are settled you come to Rafael Ortega (rafael.ortega@brackenfold.example): his laptop is past three years, an exchange please. You approved it in the system on Monday, by way of precaution. You agree to what is announced.`,
  records: joinRecords(
    device('AST-702119', 'headset', 'Larkset 3', 1, 'Chicago'),
    approval('APR-4100154', 'hardware_replacement', 'rafael.ortega', writer, 'approved'),
  ),
  solution: [
    ...lookUp(writer),
    ...lookUp('amara.okonkwo'),
    ...lookUp('tomasz.wrobel'),
    ...devicesOf('amara.okonkwo', '701250'),
    ...devicesOf('tomasz.wrobel', '701268'),
    stockOf('headset', 'Chicago'),
    ...tickets.map(({ open }) => open),
    ...handed.steps,
    ...tickets.map(({ close }) => close),
    ...lookUp('rafael.ortega'),
    ...devicesOf('rafael.ortega', '701205'),
    stockOf('laptop', 'Chicago'),
    approvalsOf('hardware_replacement', 'rafael.ortega'),
    laptop.open,
    ['asset_management_api', { action: 'reserve_device', device_type: 'laptop', location: 'Chicago' }],
    ['asset_management_api', { action: 'get_device_details', asset_id: 'AST-702103' }],
    ...old.steps,
    orders('Aldertop 14', 'Chicago'),
    laptop.close,
  ],
  expected: oneOf(
    ...[headsets('702118', '702119'), headsets('702119', '702118')].map(({ effects }) => [
      ...effects,
      laptop.effect,
      ...old.effects,
    ]),
  ),
})
