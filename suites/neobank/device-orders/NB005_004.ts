import { idsAfter } from '../../../sandboxes/neobank/baseline.ts'
import { assetId, people } from '../../../sandboxes/neobank/builders/index.ts'
import { neobank } from '../../../sandboxes/neobank/index.ts'
import { hire } from '../cast.ts'
import { fresh, hands, remarksOn } from '../deeds.ts'
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
const mine = idsAfter(records).ticket()
const end = fresh('31', 'task', 'normal', 'Headset', mine, { ...provisioned, asset_id: assetId('20901') })
const headset = hands(gwendolyn, '20901', mine)

export const NB005_004 = neobank.task({
  id: 'NB005_004',
  title: 'her first headset is in the cupboard',
  level: 'routine',
  traits: ['thin-answers'],
  decidedBy: ['HW-5', 'ML-1'],
  request: `gwendolyn.sato@quillhaven.example, good morning. I have never had a headset, and we are to call from the desk now. Do I order one myself?`,
  customer: `You are Gwendolyn Sato, compliance analyst in San Francisco, polite. You want a headset. You agree to what is announced.`,
  records,
  solution: [
    ...desk.lookUp(gwendolyn),
    ...desk.devicesOf(gwendolyn),
    desk.ticketsWhere("status eq 'hold'"),
    ...desk.inventory('headset', ['sf'], '20901'),
    ...remarksOn('20901'),
    end.open,
    ...headset.steps,
    end.close,
  ],
  expected: [end.effect, ...headset.effects],
})
