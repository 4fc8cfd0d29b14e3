import { idsAfter } from '../../../sandboxes/neobank/baseline.ts'
import { assetId, people, stock, ticket, together } from '../../../sandboxes/neobank/builders/index.ts'
import { neobank } from '../../../sandboxes/neobank/index.ts'
import { hire } from '../cast.ts'
import { remarksOn } from '../deeds.ts'
import * as desk from '../desk-calls.ts'
import { provisioned } from '../end-states.ts'
import * as outcome from '../outcomes.ts'

const quim = hire('140273', 'Quim Halvorsen', 3, '140017', 'Compliance Analyst', {
  devices: [
    { tag: '36181', type: 'monitor', model: 'Lumen 24', age: 73, condition: 'good', warehouse: 'sf' },
  ],
})
const twins = stock(
  { tag: '36191', type: 'monitor', model: 'Lumen 24', age: 9, condition: 'new', warehouse: 'sf' },
  { tag: '36192', type: 'monitor', model: 'Lumen 24', age: 8, condition: 'new', warehouse: 'sf' },
)

const records = together(
  people(quim),
  twins,
  ticket('40', '16', '2025-09-29T10:00:00Z', 'Desks of the audit room', { status: 'pending' }, [
    ['2', 'QH-HW-36192 has a cracked foot, I keep it until the spare part is here.', '2025-09-30T10:00:00Z'],
  ]),
)
const mine = idsAfter(records).ticket()

export const NB004_010 = neobank.task({
  id: 'NB004_010',
  title: 'of two new monitors the younger one goes first, unless a remark keeps it',
  level: 'demanding',
  traits: ['look-alikes', 'evidence-before-words', 'thin-answers'],
  decidedBy: ['HW-3', 'HW-1'],
  request: `Quim Halvorsen, quim.halvorsen@quillhaven.example: my monitor is six years old and yellow. May I have one of the new ones?`,
  customer: `You are Quim Halvorsen, compliance analyst, mild. Your monitor works. You take whichever you get and agree.`,
  records,
  solution: [
    ...desk.lookUp(quim),
    ...desk.devicesOf(quim, '36181'),
    ['asset_management_api_get_device_details', { asset_id: assetId('36181') }],
    ...desk.inventory('monitor', ['sf'], '20701', '20704', '36191', '36192'),
    ...remarksOn('36191', '36192'),
    desk.openTicket('31', 'task', 'low', 'Monitor worn out', { asset_id: assetId('36191') }),
    ...desk.swap({ holder: quim, row: 1, fresh: '36191', ticket: mine }),
  ],
  expected: [
    outcome.newTicket('31', 'task', 'low', { ...provisioned, asset_id: assetId('36191') }),
    ...outcome.swapped({ holder: quim, row: 1, fresh: '36191', ticket: mine }),
  ],
})
