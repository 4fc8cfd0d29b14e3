import { colleague } from '../../../sandboxes/neobank/baseline/people.ts'
import { idsAfter } from '../../../sandboxes/neobank/baseline.ts'
import {
  askedFor,
  assetId,
  mailOf,
  people,
  ticket,
  together,
} from '../../../sandboxes/neobank/builders/index.ts'
import { neobank } from '../../../sandboxes/neobank/index.ts'
import { hire } from '../cast.ts'
import * as desk from '../desk-calls.ts'
import { unasked } from '../end-states.ts'
import * as outcome from '../outcomes.ts'

const ingrid = colleague('110013')
const tariq = hire('110342', 'Tariq Benyahia', 4, '110013', 'Build Engineer', {
  devices: [
    {
      tag: '35714',
      type: 'laptop_premium',
      model: 'Corvid 16 Pro',
      age: 48,
      condition: 'fair',
      warehouse: 'sf',
    },
  ],
})
const records = together(
  people(tariq),
  ticket(
    '40',
    '9',
    '2025-09-26T09:20:00Z',
    'Fan of the laptop howls',
    {
      type: 'problem',
      asset_id: assetId('10113'),
      owner: 'it_ops_team',
      resolution_category: 'escalated_it_ops',
      ...unasked,
      tags: ['escalated'],
    },
    [
      [
        '2',
        'Beyond repair. QH-HW-20601 is set aside for her; she fetches it on 2 October.',
        '2025-09-30T16:45:00Z',
      ],
    ],
  ),
)
const next = idsAfter(records)
const end = {
  ...askedFor('110013'),
  asset_id: assetId('35714'),
  approval_request_ids: next.approval(),
} as const

export const NB005_002 = neobank.task({
  id: 'NB005_002',
  title: 'the only premium laptop is set aside in a remark, and age makes the order one step easier',
  level: 'demanding',
  traits: ['evidence-before-words', 'rules-that-meet', 'thin-answers'],
  decidedBy: ['OR-3', 'HW-3'],
  request:
    'Yo desk, my laptop turned four. Works, but it is an antique. There is a 16 Pro in the San Francisco cupboard, I have seen the ' +
    'box. Swap? tariq.benyahia@quillhaven.example',
  customer: `You are Tariq Benyahia, build engineer in San Francisco, casual. Your laptop works, it is simply old, and you want a new
one. You have seen one in the cupboard of your office and do not know whether it is meant for somebody. You want nothing smaller.
If something has to be ordered or approved, you wait. You agree to what is announced.`,
  records,
  solution: [
    ...desk.lookUp(tariq),
    ...desk.read(
      'worn-out device replaced',
      'which device from stock',
      'hardware orders approval',
      'ticket type and priority',
    ),
    ...desk.devicesOf(tariq, '35714'),
    ...desk.inventory('laptop_premium', ['sf', 'remote_ship'], '20601'),
    desk.ticketsAbout('20601'),
    ['zendesk_get_items', { table: 'comments', filter: "contains(body, '20601')" }],
    ['workday_api_get_manager_chain', { email: mailOf(tariq) }],
    desk.openTicket('31', 'task', 'low', 'New laptop because of its age'),
    ...desk.ask(tariq, [ingrid], next.ticket(), 'Corvid 16 Pro, for QH-HW-35714', 'hardware_purchase'),
    desk.endTicket(next.ticket(), end),
  ],
  expected: [
    outcome.newTicket('31', 'task', 'low', {
      ...end,
      approval_request_ids: outcome.requests(next.approval()),
    }),
    outcome.asked(tariq, ingrid, next.ticket(), 'hardware_purchase'),
  ],
})
