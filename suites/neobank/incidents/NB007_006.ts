import { colleague } from '../../../sandboxes/neobank/baseline/people.ts'
import { idsAfter } from '../../../sandboxes/neobank/baseline.ts'
import { neobank } from '../../../sandboxes/neobank/index.ts'
import { fresh, incidents } from '../deeds.ts'
import * as desk from '../desk-calls.ts'
import { unasked } from '../end-states.ts'

const lucia = colleague('160116')
const mine = idsAfter({}).ticket()
const end = fresh('23', 'question', 'normal', 'Parley is down in Austin', mine, {
  status: 'open',
  owner: 'it_inf_team',
  resolution_category: 'escalated_it_inf',
  ...unasked,
  tags: ['escalated', 'system_error'],
})

export const NB007_006 = neobank.task({
  id: 'NB007_006',
  title: 'nobody in Austin can chat, and the desk opens no incident of it',
  level: 'routine',
  traits: ['rules-that-meet'],
  decidedBy: ['IN-5', 'RE-1'],
  request: `Lucía Ferrante, lucia.ferrante@quillhaven.example. Parley is dead for the whole floor since ten past eight. Please open a SEV1!`,
  customer: `You are Lucía Ferrante, support specialist in Austin. Twelve of you cannot get into Parley. You want it to be known. That somebody writes to you is enough.`,
  records: {},
  solution: [...desk.lookUp(lucia), incidents, end.open, end.close],
  expected: [end.effect],
})
