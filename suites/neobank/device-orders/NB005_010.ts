import { colleague } from '../../../sandboxes/neobank/baseline/people.ts'
import { idsAfter } from '../../../sandboxes/neobank/baseline.ts'
import { assetId, mailOf, people, stock, together } from '../../../sandboxes/neobank/builders/index.ts'
import { neobank } from '../../../sandboxes/neobank/index.ts'
import { hire } from '../cast.ts'
import { fresh, remarksOn } from '../deeds.ts'
import * as desk from '../desk-calls.ts'
import { provisioned } from '../end-states.ts'
import * as outcome from '../outcomes.ts'

const thandeka = hire('110427', 'Thandeka Royle', 3, '110013', 'Contract Developer', {
  since: '2025-03-03',
  contractEnds: '2026-02-27',
})
const fair = { type: 'headset', model: 'Murmur H2', warehouse: 'remote_ship' } as const
const records = together(
  people(thandeka),
  stock(
    { ...fair, tag: '37151', age: 4, condition: 'new' },
    { ...fair, tag: '37152', age: 13, condition: 'good' },
    { ...fair, tag: '37153', age: 15, condition: 'good' },
  ),
)
const mine = idsAfter(records).ticket()
const end = fresh('31', 'task', 'normal', 'Headset', mine, { ...provisioned, asset_id: assetId('37152') })
const copy = mailOf(colleague('110013'))

export const NB005_010 = neobank.task({
  id: 'NB005_010',
  title: 'a contractor gets a used headset by post, although a new one lies in the office',
  level: 'demanding',
  traits: ['rules-that-meet', 'thin-answers', 'look-alikes'],
  decidedBy: ['HW-3', 'ML-3', 'HW-5'],
  request: `Hello, thandeka.royle@quillhaven.example, developer with Ingrid until February. I need a headset for the stand-ups. There is one in San Francisco, in its box.`,
  customer: `You are Thandeka Royle, contract developer in San Francisco, relaxed. You want a headset. If it is a used one that comes by post, that is fine.`,
  records,
  solution: [
    ...desk.lookUp(thandeka),
    ...desk.devicesOf(thandeka),
    desk.ticketsWhere("status eq 'hold'"),
    ...desk.inventory('headset', ['sf', 'remote_ship'], '20901', '37151', '37152', '37153'),
    ...remarksOn('37152'),
    ...desk.register(colleague('110013')),
    end.open,
    ['asset_management_api_assign_device', { asset_id: assetId('37152'), email: mailOf(thandeka) }],
    desk.send(thandeka, 'hardware_assigned', mine, 'Your headset is QH-HW-37152', { cc_emails: copy }),
    end.close,
  ],
  expected: [
    end.effect,
    ...outcome.handedOut(thandeka, '37152'),
    outcome.sent(thandeka, 'hardware_assigned', mine, { cc_emails: [copy] }),
  ],
})
