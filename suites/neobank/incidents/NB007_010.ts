import { colleague } from '../../../sandboxes/neobank/baseline/people.ts'
import { idsAfter } from '../../../sandboxes/neobank/baseline.ts'
import { neobank } from '../../../sandboxes/neobank/index.ts'
import { fresh, incidents } from '../deeds.ts'
import * as desk from '../desk-calls.ts'
import { unasked } from '../end-states.ts'

const writer = colleague('160061')
const mine = idsAfter({}).ticket()
const end = fresh('22', 'question', 'normal', 'Teller Console loses notes', mine, {
  status: 'open',
  owner: 'engin_team',
  resolution_category: 'escalated_engin',
  ...unasked,
  tags: ['escalated'],
})

export const NB007_010 = neobank.task({
  id: 'NB007_010',
  title: 'a console that the bank has built itself forgets what is typed',
  level: 'routine',
  traits: ['rules-that-meet', 'thin-answers'],
  decidedBy: ['RE-1', 'TK-4'],
  request: `Emeka Duval, emeka.duval@quillhaven.example. Teller Console loses the note when I press save, since this morning, for everybody in my team. Is that an incident?`,
  customer: `You are Emeka Duval, support team lead, brief. Nine of you see it; reading works. You want somebody to mend it. That a team writes to you is enough.`,
  records: {},
  solution: [...desk.lookUp(writer), incidents, end.open, end.close],
  expected: [end.effect],
})
