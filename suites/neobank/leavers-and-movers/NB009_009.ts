import { idsAfter } from '../../../sandboxes/neobank/baseline.ts'
import { people } from '../../../sandboxes/neobank/builders/index.ts'
import { neobank } from '../../../sandboxes/neobank/index.ts'
import { hire } from '../cast.ts'
import { fresh, incidents } from '../deeds.ts'
import * as desk from '../desk-calls.ts'
import { denied } from '../end-states.ts'

const petra = hire('160380', 'Petra Osullivan', 3, '160061', 'Support Specialist')
const records = people(petra)
const mine = idsAfter(records).ticket()
const end = fresh('31', 'task', 'normal', 'Tessera AML', mine, { ...denied, tags: ['production_access'] })

export const NB009_009 = neobank.task({
  id: 'NB009_009',
  title: 'from Monday she is in compliance, and today she is not',
  level: 'routine',
  traits: ['time', 'nothing-to-do'],
  decidedBy: ['MV-3', 'AC-1'],
  request: `petra.osullivan@quillhaven.example. On Monday I start in Compliance with Wendell. Could Tessera AML be there by then? He approves it, he says.`,
  customer: `You are Petra O'Sullivan, support specialist in Austin, looking forward. You want to begin without waiting. If the register has to show the new department first, you ask again on Monday.`,
  records,
  solution: [
    ...desk.lookUp(petra),
    ...desk.has(petra, 'Tessera AML', 'Clientbook CRM'),
    incidents,
    end.open,
    end.close,
  ],
  expected: [end.effect],
})
