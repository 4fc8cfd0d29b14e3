import { colleague } from '../../../sandboxes/neobank/baseline/people.ts'
import { idsAfter } from '../../../sandboxes/neobank/baseline.ts'
import { people } from '../../../sandboxes/neobank/builders/index.ts'
import { neobank } from '../../../sandboxes/neobank/index.ts'
import { hire } from '../cast.ts'
import { fresh, gives } from '../deeds.ts'
import * as desk from '../desk-calls.ts'
import { provisioned } from '../end-states.ts'

const jelena = hire('110372', 'Jelena Foyle', 3, '110013', 'Consultant Engineer', {
  since: '2025-06-02',
  contractEnds: '2025-10-24',
})
const ends = '2025-10-24T00:00:00Z'
const records = people(jelena)
const mine = idsAfter(records).ticket()
const ticket = fresh('31', 'task', 'normal', 'Forgeyard, read only', mine, {
  ...provisioned,
  tags: ['temporary_access'],
  access_expiry_date: ends,
})
const reading = gives(jelena, 'Forgeyard', 'read_only', mine, { ends, cc: colleague('110013') })

export const NB001_009 = neobank.task({
  id: 'NB001_009',
  title: 'a contractor reads code until her contract ends, and her manager gets a copy',
  level: 'demanding',
  traits: ['time', 'evidence-before-words', 'effects-that-belong-together'],
  decidedBy: ['TM-4', 'ML-3'],
  request: `Hello! jelena.foyle@quillhaven.example. I help Ingrid's team until Christmas and should be able to read in Forgeyard, for the whole time please.`,
  customer: `You are Jelena Foyle, engineer, sent by a consultancy, easy-going. You want to read code in Forgeyard. Ingrid told you that you will stay until Christmas and that the papers are on their way; say so if the end of your contract comes up. You accept an earlier end.`,
  records,
  solution: [
    ...desk.lookUp(jelena),
    ...desk.has(jelena, 'Forgeyard'),
    ...desk.register(colleague('110013')),
    ticket.open,
    ...reading.steps,
    ticket.close,
  ],
  expected: [ticket.effect, ...reading.effects],
})
