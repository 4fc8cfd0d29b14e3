import { colleague } from '../../../sandboxes/neobank/baseline/people.ts'
import { idsAfter } from '../../../sandboxes/neobank/baseline.ts'
import { askedFor, people } from '../../../sandboxes/neobank/builders/index.ts'
import { neobank } from '../../../sandboxes/neobank/index.ts'
import { hire } from '../cast.ts'
import { chain, fresh } from '../deeds.ts'
import * as desk from '../desk-calls.ts'
import * as outcome from '../outcomes.ts'

const wendell = colleague('140017')
const thisbe = hire('140262', 'Thisbe Ramanujan', 3, '140017', 'Risk Modeller')
const records = people(thisbe)
const { ticket: next, approval: request } = idsAfter(records)
const mine = next()
const ticket = fresh('31', 'task', 'normal', 'Statline', mine, {
  ...askedFor('140017'),
  approval_request_ids: request(),
})

export const NB003_005 = neobank.task({
  id: 'NB003_005',
  title: 'five seats, one name on the list before her, and one approval to ask for',
  level: 'demanding',
  traits: ['evidence-before-words', 'rules-that-meet'],
  decidedBy: ['LI-3', 'LI-2'],
  request: `Thisbe Ramanujan, thisbe.ramanujan@quillhaven.example. I need Statline for the stress test. I hear that there is a waiting list since August; put me on it, then.`,
  customer: `You are Thisbe Ramanujan, risk modeller, patient. You want a seat of Statline for the stress test of the third quarter. Somebody in the canteen spoke of a waiting list. If there is a seat and only Wendell has to approve it, you are pleased. You agree to what is announced.`,
  records,
  solution: [
    ...desk.lookUp(thisbe),
    ...desk.seats('Statline'),
    ...desk.comments('3'),
    chain(thisbe),
    ticket.open,
    ...desk.ask(thisbe, [wendell], mine, 'Statline for the stress test', 'license_purchase'),
    ticket.close,
  ],
  expected: [ticket.effect, outcome.asked(thisbe, wendell, mine, 'license_purchase')],
})
