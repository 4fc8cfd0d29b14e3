import { idsAfter } from '../../../sandboxes/neobank/baseline.ts'
import { assetId, people } from '../../../sandboxes/neobank/builders/index.ts'
import { neobank } from '../../../sandboxes/neobank/index.ts'
import { hire } from '../cast.ts'
import { fresh } from '../deeds.ts'
import * as desk from '../desk-calls.ts'
import { denied } from '../end-states.ts'

const sef = hire('180142', 'Seffora Lindgren', 3, '180009', 'Account Executive', {
  devices: [
    { tag: '36151', type: 'headset', model: 'Murmur H1', age: 20, condition: 'fair', warehouse: 'nyc' },
    { tag: '36152', type: 'keyboard', model: 'Tilde K1', age: 30, condition: 'good', warehouse: 'nyc' },
  ],
})
const records = people(sef)
const { ticket: next } = idsAfter(records)
const lost = fresh('31', 'task', 'low', 'Keyboard because of its age', next(1), {
  ...denied,
  asset_id: assetId('36152'),
})

export const NB004_008 = neobank.task({
  id: 'NB004_008',
  title: 'thirty months are not thirty-six, however loud the keys are',
  level: 'routine',
  traits: ['nothing-to-do', 'thin-answers'],
  decidedBy: ['HW-1'],
  request: `Hi! seffora.lindgren@quillhaven.example. My keyboard is ancient and LOUD. Colleagues complain on calls. A new one please, there is one in New York.`,
  customer: `You are Seffora Lindgren, account executive, good-humoured. Your keyboard QH-HW-36152 works, it is only loud. You want another. If it is too young, you ask when it will be old enough, and type more softly.`,
  records,
  solution: [
    ...desk.lookUp(sef),
    ...desk.devicesOf(sef, '36152'),
    ['asset_management_api_get_device_details', { asset_id: assetId('36152') }],
    lost.open,
    lost.close,
  ],
  expected: [lost.effect],
})
