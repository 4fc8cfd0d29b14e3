import { oneOf } from '../../../lib/task.ts'
import { idsAfter } from '../../../sandboxes/neobank/baseline.ts'
import { assetId, people } from '../../../sandboxes/neobank/builders/index.ts'
import { neobank } from '../../../sandboxes/neobank/index.ts'
import { hire } from '../cast.ts'
import { fresh, hands, orders, remarksOn } from '../deeds.ts'
import * as desk from '../desk-calls.ts'
import { provisioned } from '../end-states.ts'

const gwendolyn = hire('140284', 'Gwendolyn Sato', 3, '140017', 'Compliance Analyst', {
  devices: [
    {
      tag: '37101',
      type: 'laptop_standard',
      model: 'Corvid 13',
      age: 20,
      condition: 'good',
      warehouse: 'sf',
    },
  ],
})
const records = people(gwendolyn)
const { ticket: next } = idsAfter(records)
const each = (tag: string, id: string) => {
  const ticket = fresh('31', 'task', 'normal', `For ${assetId(tag)}`, id, {
    ...provisioned,
    asset_id: assetId(tag),
  })
  const device = hands(gwendolyn, tag, id)
  return { steps: [ticket.open, ...device.steps, ticket.close], effects: [ticket.effect, ...device.effects] }
}
const tickets = [next(1), next(2)]
const both = ([first = '', second = '']: readonly string[]) => [each('20901', first), each('20801', second)]

export const NB005_004 = neobank.task({
  id: 'NB005_004',
  title: 'her first headset is in the cupboard, and so is her first dock',
  level: 'demanding',
  traits: ['thin-answers', 'customer-moves'],
  decidedBy: ['HW-5', 'ML-1'],
  request: `gwendolyn.sato@quillhaven.example, good morning. I have never had a headset, and we are to call from the desk now. Do I order one myself?`,
  customer: `You are Gwendolyn Sato, compliance analyst in San Francisco, polite. You want a headset. Asked whether there is anything else, or told that it is settled, you say that the docking station at your desk belongs to a colleague who wants it back: you never had one of your own. You agree to what is announced.`,
  records,
  solution: [
    ...desk.lookUp(gwendolyn),
    ...desk.devicesOf(gwendolyn),
    desk.ticketsWhere("status eq 'hold'"),
    ...desk.inventory('headset', ['sf'], '20901'),
    ...desk.inventory('docking_station', ['sf'], '20801'),
    ...remarksOn('20801', '20901'),
    ...both(tickets).flatMap(({ steps }) => steps),
  ],
  expected: oneOf(...orders(tickets).map((order) => both(order).flatMap(({ effects }) => effects))),
})
