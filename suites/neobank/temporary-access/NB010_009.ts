import { idsAfter } from '../../../sandboxes/neobank/baseline.ts'
import { people } from '../../../sandboxes/neobank/builders/index.ts'
import { neobank } from '../../../sandboxes/neobank/index.ts'
import { hire } from '../cast.ts'
import { fresh, incidents } from '../deeds.ts'
import * as desk from '../desk-calls.ts'
import { denied } from '../end-states.ts'

const juno = hire('160402', 'Juno Reinholt', 3, '160061', 'Contract Agent', {
  since: '2025-01-06',
  contractEnds: '2025-12-19',
})
const records = people(juno)
const mine = idsAfter(records).ticket()
const end = fresh('22', 'task', 'normal', 'Customer PII for WD-160402', mine, {
  ...denied,
  tags: ['production_access'],
})

export const NB010_009 = neobank.task({
  id: 'NB010_009',
  title: 'a contractor never sees customers’ data, however short the time',
  level: 'routine',
  traits: ['who-may', 'nothing-to-do'],
  decidedBy: ['TM-4', 'AC-6'],
  request: `Emeka Duval, emeka.duval@quillhaven.example: Customer PII for Juno Reinholt (juno.reinholt@quillhaven.example), three days, I need every hand for the call-backs. I approve my part.`,
  customer: `You are Emeka Duval, support team lead, brief. Juno works for you through an agency. If it is impossible, you ask whether there is any way, hear no, and take somebody else.`,
  records,
  solution: [
    ['workday_api_get_employee', { email: 'emeka.duval@quillhaven.example' }],
    ...desk.register(juno),
    ['zendesk_get_items', { table: 'tickets', filter: "requester_id in ('22', '31')" }],
    ...desk.has(juno, 'Customer PII', 'Teller Console'),
    incidents,
    end.open,
    end.close,
  ],
  expected: [end.effect],
})
