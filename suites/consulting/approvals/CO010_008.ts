import { approval, consulting, mail } from '../../../sandboxes/consulting/index.ts'
import {
  approvalsOf,
  contact,
  devicesOf,
  fresh,
  left,
  licence,
  lookUp,
  orderNumber,
  orders,
  product,
  products,
  stockOf,
} from '../deeds.ts'

const who = 'dariusz.wrobel'
const end = fresh(
  'device',
  who,
  '9',
  'A headset',
  { device_type: 'headset', approval_required: 'yes', approver_id: mail('beatriz.montalvo') },
  { status: 'hold', hardware_order_id: orderNumber },
)
const boards = licence(who, products.boards, 'full_access')
const board = fresh(
  'software',
  who,
  '10',
  'Threadline Boards',
  {
    catalog_id: 'CAT-4040031',
    license_pool: 'enterprise',
    access_type: 'full_access',
    approval_required: 'no',
  },
  { status: 'solved' },
)

export const CO010_008 = consulting.task({
  id: 'CO010_008',
  title: 'the stand-in has approved a headset, and the boards need nobody',
  level: 'routine',
  traits: ['who-may', 'customer-moves'],
  decidedBy: ['CO-3.2', 'CO-8.5', 'CO-3.7'],
  request: `dariusz wróbel, SF (dariusz.wrobel@brackenfold.example). no headset in our cupboard i hear. beatriz ok'd one for me as yusuf is out. order it?`,
  customer: `You are Dariusz Wróbel, Consultant, informal, short lines. You have never had a headset. Twenty days are fine. Then you ask for threadline boards too; "do i need another ok?" That is all.`,
  records: approval('APR-4100215', 'hardware_replacement', who, 'beatriz.montalvo', 'approved'),
  solution: [
    ...lookUp(who),
    ...devicesOf(who, '701406'),
    stockOf('headset', 'San Francisco'),
    approvalsOf('hardware_replacement', who),
    contact('yusuf.demirel'),
    end.open,
    orders('Larkset 3', 'San Francisco'),
    end.close,
    product('Threadline'),
    left('CAT-4040031', 'enterprise'),
    board.open,
    ...boards.steps,
    board.close,
  ],
  expected: [end.effect, board.effect, ...boards.effects],
})
