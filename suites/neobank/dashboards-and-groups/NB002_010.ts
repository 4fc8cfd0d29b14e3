import { idsAfter } from '../../../sandboxes/neobank/baseline.ts'
import { people } from '../../../sandboxes/neobank/builders/index.ts'
import { neobank } from '../../../sandboxes/neobank/index.ts'
import { hire } from '../cast.ts'
import { fresh, groupsOf } from '../deeds.ts'
import * as desk from '../desk-calls.ts'
import { denied } from '../end-states.ts'

const basil = hire('140251', 'Basil Ekström', 2, '140017', 'Compliance Assistant', {
  has: [['Prism BI', 'viewer', '2023-05-02']],
  seats: ['30110001'],
})
const records = people(basil)
const mine = idsAfter(records).ticket()
const ticket = fresh('17', 'task', 'normal', 'Compliance dashboard for WD-140251', mine, denied)

export const NB002_010 = neobank.task({
  id: 'NB002_010',
  title: 'his manager approves, and the dashboard begins at level three',
  level: 'routine',
  traits: ['who-may', 'nothing-to-do'],
  decidedBy: ['GR-1', 'ID-2'],
  request: `Wendell Ashgrove, wendell.ashgrove@quillhaven.example. Please open the compliance dashboard for Basil (basil.ekstrom@quillhaven.example), I approve it herewith as his manager.`,
  customer: `You are Wendell Ashgrove, compliance manager, exact. Basil is your assistant and shall prepare the figures. He is of level two; his promotion is planned for January. If it is refused because of the level, you ask which level is needed, and say "January, then".`,
  records,
  solution: [
    ['workday_api_get_employee', { email: 'wendell.ashgrove@quillhaven.example' }],
    ...desk.register(basil),
    ['zendesk_get_items', { table: 'tickets', filter: "requester_id in ('17', '31')" }],
    ...desk.has(basil, 'Prism BI'),
    groupsOf(basil),
    ticket.open,
    ticket.close,
  ],
  expected: [ticket.effect],
})
