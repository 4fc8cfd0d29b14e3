import { idsAfter } from '../../../sandboxes/neobank/baseline.ts'
import { assetId, people } from '../../../sandboxes/neobank/builders/index.ts'
import { neobank } from '../../../sandboxes/neobank/index.ts'
import { hire } from '../cast.ts'
import { fresh } from '../deeds.ts'
import * as desk from '../desk-calls.ts'
import { denied } from '../end-states.ts'

const viggo = hire('180153', 'Viggo Laurent', 3, '180009', 'Account Executive', {
  status: 'departing',
  devices: [
    {
      tag: '37161',
      type: 'laptop_standard',
      model: 'Corvid 13',
      age: 50,
      condition: 'good',
      warehouse: 'nyc',
    },
  ],
})
const records = people(viggo)
const mine = idsAfter(records).ticket()
const end = fresh('31', 'task', 'low', 'Laptop because of its age', mine, {
  ...denied,
  asset_id: assetId('37161'),
  tags: ['offboarding'],
})

export const NB005_011 = neobank.task({
  id: 'NB005_011',
  title: 'the laptop is worn out, and so is his contract',
  level: 'demanding',
  traits: ['rules-that-meet', 'nothing-to-do', 'evidence-before-words'],
  decidedBy: ['MV-1', 'HW-1'],
  request: `viggo.laurent@quillhaven.example. Laptop is past four years, I am due a new one since August. New York has a boxed Corvid 14.`,
  customer: `You are Viggo Laurent, account executive in New York, smooth. You leave at the end of October and hope that this does not matter; you do not mention it. If it is refused because you are leaving, you say "fair enough" and ask for nothing else.`,
  records,
  solution: [
    ...desk.lookUp(viggo),
    ...desk.devicesOf(viggo, '37161'),
    ['asset_management_api_get_device_details', { asset_id: assetId('37161') }],
    ...desk.inventory('laptop_standard', ['nyc']),
    end.open,
    end.close,
  ],
  expected: [end.effect],
})
