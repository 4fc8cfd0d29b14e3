import { idsAfter } from '../../../sandboxes/neobank/baseline.ts'
import { people } from '../../../sandboxes/neobank/builders/index.ts'
import { neobank } from '../../../sandboxes/neobank/index.ts'
import { hire } from '../cast.ts'
import { fresh, gives } from '../deeds.ts'
import * as desk from '../desk-calls.ts'
import { provisioned } from '../end-states.ts'

const oona = hire('190211', 'Oona Baptiste', 2, '190010', 'Copywriter', { since: '2025-09-22' })
const records = people(oona)
const mine = idsAfter(records).ticket()
const ticket = fresh('31', 'task', 'normal', 'Trackline', mine, provisioned)
const trackline = gives(oona, 'Trackline', 'user', mine)

export const NB001_004 = neobank.task({
  id: 'NB001_004',
  title: 'in her second week she needs Trackline, which everybody may have',
  level: 'routine',
  traits: ['thin-answers'],
  decidedBy: ['AC-1', 'TK-3'],
  request: `Hi, I'm new, oona.baptiste@quillhaven.example. Everybody in my team files things in "Trackline" and I can't get in. Does my boss have to sign something?`,
  customer: `You are Oona Baptiste, copywriter, in your second week, shy. You want to get into Trackline to file texts for review. You agree to what is announced.`,
  records,
  solution: [
    ...desk.lookUp(oona),
    ...desk.has(oona, 'Trackline'),
    ticket.open,
    ...trackline.steps,
    ticket.close,
  ],
  expected: [ticket.effect, ...trackline.effects],
})
