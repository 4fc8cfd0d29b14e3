import { oneOf } from '../../../lib/task.ts'
import { idsAfter } from '../../../sandboxes/neobank/baseline.ts'
import { assetId, people, ticket, together } from '../../../sandboxes/neobank/builders/index.ts'
import { neobank } from '../../../sandboxes/neobank/index.ts'
import { hire } from '../cast.ts'
import { fresh, hands, remarksOn } from '../deeds.ts'
import * as desk from '../desk-calls.ts'
import { denied, provisioned } from '../end-states.ts'

const remy = hire('130274', 'Remy Oduya', 3, '130016', 'Service Technician', {
  devices: [
    {
      tag: '37111',
      type: 'laptop_standard',
      model: 'Corvid 13',
      age: 20,
      condition: 'good',
      warehouse: 'nyc',
    },
    { tag: '37112', type: 'monitor', model: 'Lumen 24', age: 30, condition: 'good', warehouse: 'nyc' },
  ],
})
const records = together(
  people(remy),
  ticket(
    '40',
    '15',
    '2025-09-24T10:00:00Z',
    'Second monitor for Remy Oduya',
    {
      status: 'hold',
      approval_required: 'yes',
      approval_status: 'approved',
      approver_id: 'WD-130016',
      approval_request_ids: 'APR-72445001',
    },
    [['1', 'Ordered on the 29th, comes on 9 October.', '2025-09-29T10:00:00Z']],
  ),
)
const { ticket: next } = idsAfter(records)
/** A keyboard from stock, in a ticket of its own. */
const keyboard = (id: string) => {
  const asset_id = assetId('20951')
  const ticket = fresh('31', 'task', 'normal', 'A keyboard', id, { ...provisioned, asset_id })
  const given = hands(remy, '20951', id)
  return { steps: [ticket.open, ...given.steps, ticket.close], effects: [ticket.effect, ...given.effects] }
}
const [first, second] = [keyboard(next(1)), keyboard(next(2))]
const refused = fresh('31', 'task', 'normal', 'Second monitor', '', denied).effect

export const NB005_005 = neobank.task({
  id: 'NB005_005',
  title: 'his second monitor is on a lorry already, and his first keyboard in the cupboard',
  level: 'demanding',
  traits: ['evidence-before-words', 'customer-moves', 'rules-that-meet'],
  decidedBy: ['HW-5', 'TK-2'],
  request: `remy.oduya@quillhaven.example: one monitor is not enough for what I do. There is a Lumen 24 in New York, may I have it as my second?`,
  customer: `You are Remy Oduya, technician in New York, practical. You have one monitor. You do not know that Talia ordered one for you; if you are told, you laugh and wait for it. You do not want three. A keyboard you have never had: that you ask for next.`,
  records,
  solution: [
    ...desk.lookUp(remy),
    ...desk.devicesOf(remy),
    desk.ticketsWhere("status eq 'hold'"),
    ...desk.comments('40'),
    ...desk.inventory('keyboard', ['nyc'], '20951'),
    ...remarksOn('20951'),
    ...first.steps,
  ],
  // The monitor has its ticket; one that refuses a second of the kind does no harm.
  expected: oneOf(first.effects, [refused, ...first.effects], [refused, ...second.effects]),
})
