import { idsAfter } from '../../../sandboxes/neobank/baseline.ts'
import { assetId, people, stock, ticket, together } from '../../../sandboxes/neobank/builders/index.ts'
import { neobank } from '../../../sandboxes/neobank/index.ts'
import { hire } from '../cast.ts'
import { remarksOn } from '../deeds.ts'
import * as desk from '../desk-calls.ts'
import { provisioned, unasked } from '../end-states.ts'
import * as outcome from '../outcomes.ts'

const nadir = hire('120251', 'Nadir Kessler', 4, '120015', 'Security Analyst', {
  devices: [
    {
      tag: '36161',
      type: 'docking_station',
      model: 'Harbor D3',
      age: 22,
      condition: 'good',
      warehouse: 'austin',
    },
  ],
})
const fault = {
  status: 'solved',
  type: 'problem',
  asset_id: assetId('36161'),
  owner: 'it_ops_team',
  resolution_category: 'escalated_it_ops',
  ...unasked,
} as const
const records = together(
  people(nadir),
  stock({
    tag: '36171',
    type: 'docking_station',
    model: 'Harbor D4',
    age: 12,
    condition: 'good',
    warehouse: 'austin',
  }),
  ticket('40', '13', '2025-04-05T10:00:00Z', 'Docking station of the meeting room', {
    ...fault,
    updated_at: '2025-04-09T10:00:00Z',
  }),
  ticket('41', '13', '2025-03-28T10:00:00Z', 'Docking station hums', {
    ...fault,
    updated_at: '2025-04-01T10:00:00Z',
  }),
)
const mine = idsAfter(records).ticket()
const change = { holder: nadir, row: 1, fresh: '36171', ticket: mine }
const end = { ...provisioned, asset_id: assetId('36171') } as const

export const NB004_009 = neobank.task({
  id: 'NB004_009',
  title: 'two faults before his, and one of them fell a day or two within the half-year',
  level: 'demanding',
  traits: ['time', 'evidence-before-words', 'effects-that-belong-together'],
  decidedBy: ['HW-2', 'HW-3'],
  request: `nadir.kessler@quillhaven.example. The docking station on my desk, QH-HW-36161, has no picture any more. First time for me. Repair?`,
  customer: `You are Nadir Kessler, security analyst in Austin, laconic. The docking station stood in a meeting room before you got it in June. You expect a repair. You agree to what is announced.`,
  records,
  solution: [
    ...desk.lookUp(nadir),
    ...desk.devicesOf(nadir, '36161'),
    ['asset_management_api_get_device_details', { asset_id: assetId('36161') }],
    ...desk.inventory('docking_station', ['austin'], '36171'),
    desk.ticketsAbout('36171'),
    ...remarksOn('36171'),
    desk.openTicket('31', 'problem', 'normal', 'QH-HW-36161 has no picture', { asset_id: assetId('36171') }),
    ...desk.swap(change),
  ],
  expected: [outcome.newTicket('31', 'problem', 'normal', end), ...outcome.swapped(change)],
})
