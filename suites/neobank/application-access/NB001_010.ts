import { idsAfter } from '../../../sandboxes/neobank/baseline.ts'
import { people } from '../../../sandboxes/neobank/builders/index.ts'
import { neobank } from '../../../sandboxes/neobank/index.ts'
import { hire } from '../cast.ts'
import { fresh } from '../deeds.ts'
import * as desk from '../desk-calls.ts'
import { denied, handedTo } from '../end-states.ts'

const callum = hire('160313', 'Callum Adomako', 2, '160061', 'Support Agent', {
  since: '2025-01-13',
  contractEnds: '2025-10-14',
  user: '32',
})
const records = people(callum)
const { ticket: next } = idsAfter(records)
const ticket = fresh('22', 'task', 'normal', 'Huddle for Callum Adomako', next(1), denied)
const card = fresh('22', 'question', 'normal', 'Card payment booked twice', next(2), {
  ...handedTo('ops_team'),
  tags: ['escalated'],
})

export const NB001_010 = neobank.task({
  id: 'NB001_010',
  title: 'thirteen days are left in the register, and a customer of the bank has paid twice',
  level: 'demanding',
  traits: ['time', 'evidence-before-words', 'customer-moves'],
  decidedBy: ['TM-4', 'ID-4', 'RE-1'],
  request: `Emeka Duval, emeka.duval@quillhaven.example. Callum (callum.adomako@quillhaven.example) has no Huddle, give it to him please, it is open to all. His contract was renewed yesterday to next April, I have it in writing.`,
  customer: `You are Emeka Duval, support team lead, decided and brief. You want Huddle for Callum, who joins video calls from Monday on. The renewed contract lies signed on your desk; HR enters it "this week or next". If you are told that the register has to show it first, you are annoyed, say once that it is a formality, and will come back. Then, since you have the desk on the line: a customer, account QH-4410-7729, was charged twice by a bakery in Wichita on Saturday and waits for her forty dollars; could the desk see to it. You know nothing more of it, and are content if the right people have it.`,
  records,
  solution: [
    ['workday_api_get_employee', { email: 'emeka.duval@quillhaven.example' }],
    ...desk.register(callum),
    ['zendesk_get_items', { table: 'tickets', filter: "requester_id eq '22'" }],
    ['zendesk_get_items', { table: 'tickets', filter: "requester_id eq '32'" }],
    ...desk.has(callum, 'Huddle'),
    ticket.open,
    ticket.close,
    card.open,
    card.close,
  ],
  expected: [ticket.effect, card.effect],
})
