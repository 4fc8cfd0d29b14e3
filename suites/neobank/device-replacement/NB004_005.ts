import { idsAfter } from '../../../sandboxes/neobank/baseline.ts'
import { assetId, people } from '../../../sandboxes/neobank/builders/index.ts'
import { neobank } from '../../../sandboxes/neobank/index.ts'
import { hire } from '../cast.ts'
import { remarksOn } from '../deeds.ts'
import * as desk from '../desk-calls.ts'
import { provisioned } from '../end-states.ts'
import * as outcome from '../outcomes.ts'

const greer = hire('160335', 'Greer Abiola', 3, '160061', 'Support Specialist', {
  since: '2023-02-06',
  devices: [
    {
      tag: '36121',
      type: 'laptop_standard',
      model: 'Corvid 13',
      age: 44,
      condition: 'poor',
      warehouse: 'austin',
    },
  ],
})
const records = people(greer)
const mine = idsAfter(records).ticket()
const change = { holder: greer, row: 1, fresh: '20474', ticket: mine }
const end = { ...provisioned, asset_id: assetId('20474') } as const

export const NB004_005 = neobank.task({
  id: 'NB004_005',
  title: 'in Austin the only laptop is older than half its life, so one comes by post',
  level: 'demanding',
  traits: ['thin-answers', 'rules-that-meet', 'effects-that-belong-together'],
  decidedBy: ['HW-3', 'HW-2', 'HW-4'],
  request: `Greer Abiola (greer.abiola@quillhaven.example). Coffee went into QH-HW-36121 in August and since Monday three keys are dead and the screen dims. I type on a plug-in keyboard. Repair it, or give me the one on the shelf in Austin.`,
  customer: `You are Greer Abiola, support specialist in Austin, honest about the coffee. The laptop can be used with trouble. You want to be able to work. You agree to what is announced, also to waiting for a parcel.`,
  records,
  solution: [
    ...desk.lookUp(greer),
    ...desk.devicesOf(greer, '36121'),
    ['asset_management_api_get_device_details', { asset_id: assetId('36121') }],
    ...desk.inventory('laptop_standard', ['austin', 'remote_ship'], '20471', '20474'),
    desk.ticketsAbout('20474'),
    ...remarksOn('20474'),
    desk.openTicket('31', 'problem', 'normal', 'QH-HW-36121: keys and screen', {
      asset_id: assetId('20474'),
    }),
    ...desk.swap(change),
  ],
  expected: [outcome.newTicket('31', 'problem', 'normal', end), ...outcome.swapped(change)],
})
