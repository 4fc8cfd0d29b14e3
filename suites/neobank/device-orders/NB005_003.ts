import { oneOf } from '../../../lib/task.ts'
import { idsAfter } from '../../../sandboxes/neobank/baseline.ts'
import { assetId, people, ticket, together } from '../../../sandboxes/neobank/builders/index.ts'
import { neobank } from '../../../sandboxes/neobank/index.ts'
import { offices } from '../../../sandboxes/neobank/rules.ts'
import { hire } from '../cast.ts'
import { buys, fresh, hands, orders } from '../deeds.ts'
import * as desk from '../desk-calls.ts'
import { provisioned, unasked } from '../end-states.ts'

const wiremu = hire('160292', 'Wiremu Tautahi', 2, '160061', 'Support Specialist', {
  since: '2025-09-08',
  devices: [
    {
      tag: '35728',
      type: 'laptop_standard',
      model: 'Corvid 14',
      age: 2,
      condition: 'new',
      warehouse: 'austin',
    },
  ],
})
const shipped = { quantity: 1, ship_to_location: offices.austin } as const
const mouse = { ...shipped, device_type: 'mouse', device_model: 'Pebble M1', ticket_id: '40' } as const
const records = together(
  people(wiremu),
  ticket(
    '40',
    '22',
    '2025-09-29T10:15:00Z',
    'Mouse for WD-160292',
    { status: 'hold', ...unasked, description: 'For my new team member.' },
    [
      [
        '1',
        'None in stock. A Pebble M1 is ordered for him, due on 6 October. E-mail sent.',
        '2025-09-29T10:40:00Z',
      ],
    ],
  ),
  {
    procurementOrders: [
      {
        id: 'HW-ORDER-4100240',
        ...mouse,
        requester_id: `WD-${wiremu.staff}`,
        status: 'ordered',
        created_at: '2025-09-29T10:40:00Z',
        expected_delivery_date: '2025-10-06',
      },
    ],
  },
)
const { ticket: next } = idsAfter(records)
const both = ([first = '', second = '']: readonly string[]) => {
  const headset = fresh('31', 'task', 'normal', 'A headset', first, {
    ...provisioned,
    asset_id: assetId('20904'),
  })
  const keyboard = fresh('31', 'task', 'normal', 'A keyboard', second, { status: 'hold', ...unasked })
  const handed = hands(wiremu, '20904', first)
  const bought = buys(wiremu, {
    ...shipped,
    device_type: 'keyboard',
    device_model: 'Tilde K1',
    expected_delivery_date: '2025-10-06',
    ticket_id: second,
  })
  return {
    steps: [headset.open, ...handed.steps, headset.close, keyboard.open, ...bought.steps, keyboard.close],
    effects: [headset.effect, keyboard.effect, ...handed.effects, ...bought.effects],
  }
}
const tickets = [next(1), next(2)]

export const NB005_003 = neobank.task({
  id: 'NB005_003',
  title: 'a headset from stock, a keyboard from the vendor, and a mouse that his team lead has ordered',
  level: 'demanding',
  traits: ['evidence-before-words', 'effects-that-belong-together', 'customer-moves'],
  decidedBy: ['HW-5', 'OR-1', 'OR-5'],
  request:
    'Kia ora, I am Wiremu, three weeks in the Austin support crew. I got a laptop and that was it. Could I have a headset and a ' +
    'keyboard as well? wiremu.tautahi@quillhaven.example',
  customer: `You are Wiremu Tautahi, support specialist in Austin, new, shy and glad about everything. You want a headset and a
keyboard. When these are settled, or when you are asked whether you need anything else, you ask for a mouse too: you have none.
If the agent asks whether something is on order for you: Emeka, your team lead, said that he would see to "something", you do not
know what. You agree to what is announced.`,
  records,
  solution: [
    ...desk.lookUp(wiremu),
    ...desk.read('additional device', 'device from stock', 'hardware orders catalogue', 'e-mails'),
    ...desk.devicesOf(wiremu),
    desk.ticketsWhere("status eq 'hold'"),
    ...desk.comments('40'),
    ...desk.inventory('headset', ['austin'], '20904'),
    desk.ticketsAbout('20904'),
    ...desk.inventory('keyboard', ['austin', 'remote_ship']),
    ...both(tickets).steps,
  ],
  expected: oneOf(...orders(tickets).map((order) => both(order).effects)),
})
