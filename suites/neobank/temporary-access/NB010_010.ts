import { idsAfter } from '../../../sandboxes/neobank/baseline.ts'
import { people } from '../../../sandboxes/neobank/builders/index.ts'
import { neobank } from '../../../sandboxes/neobank/index.ts'
import { hire } from '../cast.ts'
import { fresh, gives } from '../deeds.ts'
import * as desk from '../desk-calls.ts'
import { provisioned } from '../end-states.ts'

const paz = hire('195132', 'Paz Thorvald', 3, '195011', 'Legal Counsel')
const ends = '2025-10-04T00:00:00Z'
const records = people(paz)
const mine = idsAfter(records).ticket()
const end = fresh('31', 'task', 'normal', 'Trackline until Friday', mine, {
  ...provisioned,
  tags: ['temporary_access'],
  access_expiry_date: ends,
})
const trackline = gives(paz, 'Trackline', 'user', mine, { ends })

export const NB010_010 = neobank.task({
  id: 'NB010_010',
  title: 'a lawyer asks for an end of her own',
  level: 'routine',
  traits: ['time'],
  decidedBy: ['TM-1', 'TM-2'],
  request: `Paz Thorvald, Legal, paz.thorvald@quillhaven.example. I have to read one case in Trackline this week. Please let it end by itself after Friday, I do not want to be asked about it in an audit.`,
  customer: `You are Paz Thorvald, counsel, careful. Today is Wednesday; Friday is the last day you need. You agree to what is announced.`,
  records,
  solution: [...desk.lookUp(paz), ...desk.has(paz, 'Trackline'), end.open, ...trackline.steps, end.close],
  expected: [end.effect, ...trackline.effects],
})
