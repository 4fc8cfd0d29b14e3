import { colleague } from '../../../sandboxes/neobank/baseline/people.ts'
import { idsAfter } from '../../../sandboxes/neobank/baseline.ts'
import { askedFor, assetId, people, ticket, together } from '../../../sandboxes/neobank/builders/index.ts'
import { neobank } from '../../../sandboxes/neobank/index.ts'
import { hire } from '../cast.ts'
import { chain, fresh } from '../deeds.ts'
import * as desk from '../desk-calls.ts'
import * as outcome from '../outcomes.ts'

const [casimir, benedikt] = [colleague('110002'), colleague('150006')]
const soren = hire('110416', 'Sören Mbatha', 7, '110002', 'Principal Architect', {
  devices: [
    {
      tag: '37131',
      type: 'laptop_premium',
      model: 'Corvid 16 Pro',
      age: 30,
      condition: 'poor',
      warehouse: 'sf',
    },
  ],
})
const records = together(
  people(soren),
  ticket('40', '7', '2025-09-30T10:00:00Z', 'Laptop for a newcomer', {
    status: 'hold',
    asset_id: assetId('20601'),
  }),
)
const { ticket: next, approval: request } = idsAfter(records)
const mine = next()
const end = fresh('31', 'problem', 'high', 'QH-HW-37131 is dead', mine, {
  ...askedFor('110002'),
  approval_request_ids: `${request(1)},${request(2)}`,
  asset_id: assetId('37131'),
})

export const NB005_007 = neobank.task({
  id: 'NB005_007',
  title: 'a dead laptop of an architect costs twenty-four hundred, which two people have to like',
  level: 'severe',
  traits: ['evidence-before-words', 'rules-that-meet', 'sums-in-steps'],
  decidedBy: ['OR-3', 'AP-5', 'HW-7'],
  request: `Sören Mbatha, soren.mbatha@quillhaven.example. My 16 Pro does not start any more, nothing at all. I present on Monday. New one today, please; the boxed one will do.`,
  customer: `You are Sören Mbatha, principal architect in San Francisco, calm under pressure. The laptop is QH-HW-37131, dead since this morning. You have a private tablet for the meantime. If it has to be approved and ordered, you wait; you do not want a standard laptop. You agree to what is announced.`,
  records,
  solution: [
    ...desk.lookUp(soren),
    ...desk.devicesOf(soren, '37131'),
    ['asset_management_api_get_device_details', { asset_id: assetId('37131') }],
    ...desk.inventory('laptop_premium', ['sf', 'remote_ship'], '20601'),
    desk.ticketsAbout('20601'),
    chain(soren),
    ...desk.headOf('finance_accounting'),
    end.open,
    ...desk.ask(
      soren,
      [casimir, benedikt],
      mine,
      'Corvid 16 Pro for QH-HW-37131',
      'hardware_purchase',
      'urgent',
    ),
    end.close,
  ],
  expected: [
    end.effect,
    outcome.asked(soren, casimir, mine, 'hardware_purchase', 'urgent'),
    outcome.asked(soren, benedikt, mine, 'hardware_purchase', 'urgent'),
  ],
})
