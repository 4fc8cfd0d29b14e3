import { colleague } from '../../../sandboxes/neobank/baseline/people.ts'
import { idsAfter } from '../../../sandboxes/neobank/baseline.ts'
import { people } from '../../../sandboxes/neobank/builders/index.ts'
import { neobank } from '../../../sandboxes/neobank/index.ts'
import { hire } from '../cast.ts'
import { fresh, gives } from '../deeds.ts'
import * as desk from '../desk-calls.ts'
import { provisioned } from '../end-states.ts'

const delphine = colleague('190010')
const coralie = hire('190265', 'Coralie Njoku', 2, '190010', 'Freelance Illustrator', {
  since: '2025-09-29',
  contractEnds: '2025-11-28',
})
const ends = '2025-11-28T00:00:00Z'
const records = people(coralie)
const mine = idsAfter(records).ticket()
const end = fresh('31', 'task', 'normal', 'Parley', mine, {
  ...provisioned,
  tags: ['temporary_access'],
  access_expiry_date: ends,
})
const parley = gives(coralie, 'Parley', 'member', mine, { ends, cc: delphine })

export const NB010_006 = neobank.task({
  id: 'NB010_006',
  title: 'even the chat ends with a contract',
  level: 'routine',
  traits: ['time', 'effects-that-belong-together'],
  decidedBy: ['TM-4', 'TM-1'],
  request: `hello, coralie.njoku@quillhaven.example, i draw for delphine until the end of november. can i chat with the team?`,
  customer: `You are Coralie Njoku, illustrator, sunny. You want Parley. You agree to what is announced.`,
  records,
  solution: [
    ...desk.lookUp(coralie),
    ...desk.has(coralie, 'Parley'),
    ...desk.register(delphine),
    end.open,
    ...parley.steps,
    end.close,
  ],
  expected: [end.effect, ...parley.effects],
})
