import { idsAfter } from '../../../sandboxes/neobank/baseline.ts'
import { assetId, people, stock, together } from '../../../sandboxes/neobank/builders/index.ts'
import { neobank } from '../../../sandboxes/neobank/index.ts'
import { hire } from '../cast.ts'
import { fresh } from '../deeds.ts'
import * as desk from '../desk-calls.ts'
import { handedTo } from '../end-states.ts'

const ioana = hire('110405', 'Ioana Marchetti', 4, '110013', 'Data Engineer', {
  devices: [
    {
      tag: '36131',
      type: 'laptop_premium',
      model: 'Corvid 16 Pro',
      age: 49,
      condition: 'good',
      warehouse: 'sf',
    },
  ],
})
const records = people(ioana)
const mine = idsAfter(records).ticket()
const ticket = fresh('31', 'task', 'low', 'Laptop QH-HW-36113 because of its age', mine, {
  ...handedTo('it_ops_team'),
  asset_id: assetId('36113'),
  tags: ['escalated'],
})
const hers = stock({
  tag: '36113',
  type: 'laptop_premium',
  model: 'Corvid 16 Pro',
  age: 50,
  condition: 'fair',
  warehouse: 'sf',
})

export const NB004_006 = neobank.task({
  id: 'NB004_006',
  title: 'the tag under her laptop is not the one that the register gives her',
  level: 'severe',
  traits: ['look-alikes', 'evidence-before-words', 'nothing-to-do'],
  decidedBy: ['HW-4', 'RE-1', 'TK-6'],
  request: `ioana.marchetti@quillhaven.example, hello. My Corvid is over four years old, tag QH-HW-36113. I would like the replacement that I am due.`,
  customer: `You are Ioana Marchetti, data engineer, precise. You read the tag from the underside: QH-HW-36113, you checked it twice; 36131 is not on it. Somebody at the counter exchanged your laptop for the same model in spring, "without paper". You want a new one because of the age. If the register has to be corrected first by a colleague, you wait.`,
  records: together(records, hers),
  solution: [
    ...desk.lookUp(ioana),
    ...desk.devicesOf(ioana, '36131', '36113'),
    ['asset_management_api_get_device_details', { asset_id: assetId('36113') }],
    ['asset_management_api_get_device_details', { asset_id: assetId('36131') }],
    ticket.open,
    ticket.close,
  ],
  expected: [ticket.effect],
})
