import { idsAfter } from '../../../sandboxes/neobank/baseline.ts'
import { people } from '../../../sandboxes/neobank/builders/index.ts'
import { neobank } from '../../../sandboxes/neobank/index.ts'
import { hire } from '../cast.ts'
import { fresh, groupsOf } from '../deeds.ts'
import * as desk from '../desk-calls.ts'
import { denied, handedTo } from '../end-states.ts'

const ferdi = hire('110383', 'Ferdi Castellanos', 3, '110013', 'Data Engineer', {
  since: '2025-04-07',
  groups: ['support_team', 'bi_operations'],
})
const records = people(ferdi)
const { ticket: next } = idsAfter(records)
const refused = fresh('31', 'task', 'normal', 'Group engineers', next(1), denied)
const back = fresh('31', 'question', 'normal', 'Out of the group bi_operations', next(2), {
  ...handedTo('it_ops_team'),
  tags: ['escalated'],
})

export const NB002_008 = neobank.task({
  id: 'NB002_008',
  title: 'into one group he comes by himself, and out of the other not by this desk',
  level: 'demanding',
  traits: ['rules-that-meet', 'nothing-to-do'],
  decidedBy: ['GR-3', 'GR-4', 'TK-4'],
  request: `Ferdi Castellanos (ferdi.castellanos@quillhaven.example), in Ingrid's team since April. I am still in "support_team" lists and not in "engineers". Put me into engineers, and take the operations dashboard away from me, it mails me every morning at five.`,
  customer: `You are Ferdi Castellanos, data engineer, who came from support, sleepy. You want to be in the group engineers, and out of bi_operations. If you are told that the first follows the register and Ingrid has it corrected, you will tell her. For the second you are content that a colleague does it. About support_team you want nothing, it is quiet.`,
  records,
  solution: [...desk.lookUp(ferdi), groupsOf(ferdi), refused.open, refused.close, back.open, back.close],
  expected: [refused.effect, back.effect],
})
