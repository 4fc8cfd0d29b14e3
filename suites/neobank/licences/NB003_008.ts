import { idsAfter } from '../../../sandboxes/neobank/baseline.ts'
import { people } from '../../../sandboxes/neobank/builders/index.ts'
import { neobank } from '../../../sandboxes/neobank/index.ts'
import { hire } from '../cast.ts'
import { fresh } from '../deeds.ts'
import * as desk from '../desk-calls.ts'
import { denied } from '../end-states.ts'

const lotte = hire('190232', 'Lotte Brankovic', 2, '190010', 'Junior Designer')
const records = people(lotte)
const mine = idsAfter(records).ticket()
const ticket = fresh('31', 'task', 'normal', 'Inkwell Studio', mine, denied)

export const NB003_008 = neobank.task({
  id: 'NB003_008',
  title: 'Inkwell begins at level three, whatever a designer draws',
  level: 'routine',
  traits: ['rules-that-meet', 'nothing-to-do'],
  decidedBy: ['LI-1'],
  request: `hi!! lotte.brankovic@quillhaven.example, designer. delphine said i get inkwell studio in my first year. it has been a year on monday, can i have it?`,
  customer: `You are Lotte Brankovic, junior designer, hopeful. You want Inkwell Studio for the autumn poster. Your level is two. If it is refused, ask what else you could use, and thank.`,
  records,
  solution: [...desk.lookUp(lotte), ...desk.seats('Inkwell Studio'), ticket.open, ticket.close],
  expected: [ticket.effect],
})
