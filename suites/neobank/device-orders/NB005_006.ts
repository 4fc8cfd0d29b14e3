import { idsAfter } from '../../../sandboxes/neobank/baseline.ts'
import { assetId, people, ticket, together } from '../../../sandboxes/neobank/builders/index.ts'
import { neobank } from '../../../sandboxes/neobank/index.ts'
import { hire } from '../cast.ts'
import { buys, fresh } from '../deeds.ts'
import * as desk from '../desk-calls.ts'
import { unasked } from '../end-states.ts'

const pernille = hire('130285', 'Pernille Acheampong', 4, '130016', 'Systems Engineer', {
  devices: [
    {
      tag: '37121',
      type: 'docking_station',
      model: 'Harbor D3',
      age: 30,
      condition: 'poor',
      warehouse: 'nyc',
    },
  ],
})
const records = together(
  people(pernille),
  ticket('40', '14', '2025-09-30T10:00:00Z', 'Two docking stations', {
    status: 'hold',
    asset_id: assetId('20804'),
  }),
)
const mine = idsAfter(records).ticket()
const order = {
  device_type: 'docking_station',
  device_model: 'Harbor D4',
  quantity: 1,
  ship_to_location: '88 Corlear Street, New York, NY 10002',
  expected_delivery_date: '2025-10-13',
  ticket_id: mine,
} as const
const end = fresh('31', 'problem', 'normal', 'QH-HW-37121 loses the network', mine, {
  status: 'hold',
  ...unasked,
  asset_id: assetId('37121'),
})
const bought = buys(pernille, order)

export const NB005_006 = neobank.task({
  id: 'NB005_006',
  title: 'the last docking station is promised, and two hundred and ten dollars need nobody',
  level: 'demanding',
  traits: ['evidence-before-words', 'sums-in-steps', 'time', 'effects-that-belong-together'],
  decidedBy: ['OR-3', 'OR-4', 'OR-5', 'HW-7'],
  request: `pernille.acheampong@quillhaven.example. Docking station QH-HW-37121 drops the network every hour and its case is split. Please swap it for the one in New York.`,
  customer: `You are Pernille Acheampong, systems engineer in New York, matter-of-fact. You want a docking station that works. If one has to be ordered, you ask for the day and whether Talia has to sign; the old one you keep till then. You agree to what is announced.`,
  records,
  solution: [
    ...desk.lookUp(pernille),
    ...desk.devicesOf(pernille, '37121'),
    ['asset_management_api_get_device_details', { asset_id: assetId('37121') }],
    ...desk.inventory('docking_station', ['nyc', 'remote_ship'], '20804'),
    desk.ticketsAbout('20804'),
    end.open,
    ...bought.steps,
    end.close,
  ],
  expected: [end.effect, ...bought.effects],
})
