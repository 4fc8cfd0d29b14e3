import { idsAfter } from '../../../sandboxes/neobank/baseline.ts'
import { people, ticket, together } from '../../../sandboxes/neobank/builders/index.ts'
import { neobank } from '../../../sandboxes/neobank/index.ts'
import { hire } from '../cast.ts'
import { fresh } from '../deeds.ts'
import * as desk from '../desk-calls.ts'
import { denied } from '../end-states.ts'

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
const mine = idsAfter(records).ticket()
const end = fresh('31', 'task', 'normal', 'Second monitor', mine, denied)

export const NB005_005 = neobank.task({
  id: 'NB005_005',
  title: 'his second monitor is on a lorry already, ordered by his manager',
  level: 'demanding',
  traits: ['evidence-before-words', 'nothing-to-do', 'rules-that-meet'],
  decidedBy: ['HW-5', 'OR-1'],
  request: `remy.oduya@quillhaven.example: one monitor is not enough for what I do. There is a Lumen 24 in New York, may I have it as my second?`,
  customer: `You are Remy Oduya, technician in New York, practical. You have one monitor. You do not know that Talia ordered one for you; if you are told, you laugh and wait for it. You do not want three.`,
  records,
  solution: [
    ...desk.lookUp(remy),
    ...desk.devicesOf(remy),
    desk.ticketsWhere("status eq 'hold'"),
    ...desk.comments('40'),
    ...desk.inventory('monitor', ['nyc'], '20707'),
    end.open,
    end.close,
  ],
  expected: [end.effect],
})
