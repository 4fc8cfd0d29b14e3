import { oneOf } from '../../../lib/task.ts'
import { idsAfter } from '../../../sandboxes/neobank/baseline.ts'
import { people } from '../../../sandboxes/neobank/builders/index.ts'
import { neobank } from '../../../sandboxes/neobank/index.ts'
import { hire } from '../cast.ts'
import { buys, fresh, orders } from '../deeds.ts'
import * as desk from '../desk-calls.ts'
import { denied, unasked } from '../end-states.ts'

const odalys = hire('150341', 'Odalys Renner', 3, '150018', 'Payroll Specialist', {
  devices: [
    { tag: '37141', type: 'monitor', model: 'Lumen 24', age: 20, condition: 'good', warehouse: 'sf' },
    { tag: '37142', type: 'monitor', model: 'Lumen 24', age: 20, condition: 'good', warehouse: 'sf' },
  ],
})
const records = people(odalys)
const { ticket: next } = idsAfter(records)
const both = ([first = '', second = '']: readonly string[]) => {
  const third = fresh('31', 'task', 'normal', 'Third monitor', first, denied)
  const keys = fresh('31', 'task', 'normal', 'Keyboard', second, { status: 'hold', ...unasked })
  const bought = buys(odalys, {
    device_type: 'keyboard',
    device_model: 'Tilde K1',
    quantity: 1,
    ship_to_location: '410 Tannery Street, San Francisco, CA 94107',
    expected_delivery_date: '2025-10-06',
    ticket_id: second,
  })
  return { third, keys, bought, effects: [third.effect, keys.effect, ...bought.effects] }
}
const { third, keys, bought } = both([next(1), next(2)])

export const NB005_009 = neobank.task({
  id: 'NB005_009',
  title: 'two monitors are the limit, and a keyboard is below every other',
  level: 'demanding',
  traits: ['batch-with-exceptions', 'rules-that-meet', 'effects-that-belong-together'],
  decidedBy: ['HW-5', 'OR-3', 'OR-1'],
  request: `Odalys Renner, Payroll (odalys.renner@quillhaven.example). For the year end I need a third monitor and a keyboard with a number pad, I use the laptop's. Ophelia says "order it".`,
  customer: `You are Odalys Renner, payroll specialist in San Francisco, energetic. You have two monitors, and no keyboard besides the laptop's. If the third monitor is refused, you say that it was worth a try. The keyboard may take its days.`,
  records,
  solution: [
    ...desk.lookUp(odalys),
    ...desk.devicesOf(odalys),
    desk.ticketsWhere("status eq 'hold'"),
    ...desk.inventory('keyboard', ['sf', 'remote_ship']),
    third.open,
    third.close,
    keys.open,
    ...bought.steps,
    keys.close,
  ],
  expected: oneOf(...orders([next(1), next(2)]).map((order) => both(order).effects)),
})
