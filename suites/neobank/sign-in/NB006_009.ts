import { idsAfter } from '../../../sandboxes/neobank/baseline.ts'
import { people, ticket, together } from '../../../sandboxes/neobank/builders/index.ts'
import { neobank } from '../../../sandboxes/neobank/index.ts'
import { hire } from '../cast.ts'
import { fresh } from '../deeds.ts'
import * as desk from '../desk-calls.ts'
import { denied, handedTo, unasked } from '../end-states.ts'

const bo = hire('160368', 'Bo Achterberg', 2, '160061', 'Support Agent', {
  devices: [
    { tag: '38188', type: 'headset', model: 'Murmur H2', age: 9, condition: 'fair', warehouse: 'austin' },
  ],
})
const records = together(
  people(bo),
  ticket(
    '40',
    '31',
    '2025-09-10T08:00:00Z',
    'Forgot my phone',
    {
      status: 'solved',
      type: 'incident',
      priority: 'high',
      resolution_category: 'provisioned',
      ...unasked,
      updated_at: '2025-09-10T08:30:00Z',
    },
    [['1', 'Verified; bypass of four hours.', '2025-09-10T08:30:00Z']],
  ),
  ticket('41', '31', '2025-09-29T15:00:00Z', 'Headset QH-HW-38188 buzzes', {
    type: 'problem',
    ...handedTo('it_ops_team'),
    asset_id: 'QH-HW-38188',
    tags: ['escalated'],
  }),
)
const mine = idsAfter(records).ticket()
const end = fresh('31', 'incident', 'high', 'Forgot the phone again', mine, denied)

export const NB006_009 = neobank.task({
  id: 'NB006_009',
  title: 'the phone was forgotten three weeks ago, too, and the headset is where it was',
  level: 'demanding',
  traits: ['evidence-before-words', 'nothing-to-do', 'customer-moves'],
  decidedBy: ['AU-4', 'RE-4'],
  request: `hey, bo.achterberg@quillhaven.example, phone's at home, need a bypass for the shift, 4h pls. first time :)`,
  customer: `You are Bo Achterberg, support agent in Austin, breezy. You want a bypass. If it is said that you had one on 10 September, you say "oh that. ok, second time". You could drive home, half an hour, and do so if it is refused. Before you go you ask about your headset, QH-HW-38188: it buzzes and hums and you reported it on Monday; what is taking them so long, could the desk open something new to hurry it up? If it is with the people who repair, you shrug and go.`,
  records,
  solution: [...desk.lookUp(bo), ...desk.comments('40', '41'), end.open, end.close],
  expected: [end.effect],
})
