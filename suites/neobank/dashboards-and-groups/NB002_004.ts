import { idsAfter } from '../../../sandboxes/neobank/baseline.ts'
import { people } from '../../../sandboxes/neobank/builders/index.ts'
import { neobank } from '../../../sandboxes/neobank/index.ts'
import { hire } from '../cast.ts'
import { fresh, groupsOf } from '../deeds.ts'
import * as desk from '../desk-calls.ts'
import { provisioned } from '../end-states.ts'
import * as outcome from '../outcomes.ts'

const saoirse = hire('190221', 'Saoirse Lindqvist', 3, '190010', 'Campaign Manager', {
  has: [['Prism BI', 'viewer', '2023-05-02']],
  seats: ['30110001'],
})
const records = people(saoirse)
const mine = idsAfter(records).ticket()
const ticket = fresh('31', 'task', 'normal', 'Marketing dashboard', mine, provisioned)

export const NB002_004 = neobank.task({
  id: 'NB002_004',
  title: 'a campaign manager looks at campaigns, and no mail is sent about it',
  level: 'routine',
  traits: ['thin-answers'],
  decidedBy: ['GR-1', 'ML-2'],
  request: `saoirse.lindqvist@quillhaven.example here, could I see the marketing dashboard? I have Prism already, it just says "no entry".`,
  customer: `You are Saoirse Lindqvist, campaign manager, lively. You want the marketing dashboard for the autumn campaign. You agree to what is announced.`,
  records,
  solution: [
    ...desk.lookUp(saoirse),
    ...desk.has(saoirse, 'Prism BI'),
    groupsOf(saoirse),
    ticket.open,
    desk.join(saoirse, 'bi_marketing_viewers'),
    ticket.close,
  ],
  expected: [ticket.effect, ...outcome.joined(saoirse, 'bi_marketing_viewers')],
})
