import { idsAfter } from '../../../sandboxes/neobank/baseline.ts'
import { people } from '../../../sandboxes/neobank/builders/index.ts'
import { neobank } from '../../../sandboxes/neobank/index.ts'
import { hire } from '../cast.ts'
import { buys, fresh } from '../deeds.ts'
import * as desk from '../desk-calls.ts'
import { unasked } from '../end-states.ts'

const liv = hire('160346', 'Liv Castellano', 3, '160061', 'Support Specialist', {
  office: 'remote',
  home: '9 Sycamore Lane, Boise, ID 83702',
})
const records = people(liv)
const mine = idsAfter(records).ticket()
const order = {
  device_type: 'mouse',
  device_model: 'Pebble M1',
  quantity: 1,
  ship_to_location: '9 Sycamore Lane, Boise, ID 83702',
  expected_delivery_date: '2025-10-06',
  ticket_id: mine,
} as const
const end = fresh('31', 'task', 'normal', 'Mouse', mine, { status: 'hold', ...unasked })
const bought = buys(liv, order)

export const NB005_008 = neobank.task({
  id: 'NB005_008',
  title: 'a mouse is sent to Boise, to the address that the register has',
  level: 'routine',
  traits: ['time', 'effects-that-belong-together'],
  decidedBy: ['OR-4', 'OR-2'],
  request: `liv.castellano@quillhaven.example. I work from home and use my son's mouse, which is a dinosaur. May I have one of ours?`,
  customer: `You are Liv Castellano, support specialist at home in Boise, amused. You have never had a mouse of the bank's. Your address is the one that the bank has. You agree to what is announced.`,
  records,
  solution: [
    ...desk.lookUp(liv),
    ...desk.devicesOf(liv),
    desk.ticketsWhere("status eq 'hold'"),
    ...desk.inventory('mouse', ['remote_ship']),
    end.open,
    ...bought.steps,
    end.close,
  ],
  expected: [end.effect, ...bought.effects],
})
