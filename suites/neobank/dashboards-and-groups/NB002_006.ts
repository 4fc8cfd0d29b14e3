import { colleague } from '../../../sandboxes/neobank/baseline/people.ts'
import { idsAfter } from '../../../sandboxes/neobank/baseline.ts'
import { askedFor, people } from '../../../sandboxes/neobank/builders/index.ts'
import { neobank } from '../../../sandboxes/neobank/index.ts'
import { hire } from '../cast.ts'
import { chain, fresh, groupsOf } from '../deeds.ts'
import * as desk from '../desk-calls.ts'
import * as outcome from '../outcomes.ts'

const rafferty = colleague('180009')
const ondine = hire('180131', 'Ondine Achebe', 3, '180009', 'Account Executive')
const records = people(ondine)
const { ticket: next, approval: request } = idsAfter(records)
const mine = next()
const ticket = fresh('31', 'task', 'normal', 'Marketing dashboard, with Prism BI', mine, {
  ...askedFor('180009'),
  approval_request_ids: request(),
})

export const NB002_006 = neobank.task({
  id: 'NB002_006',
  title: 'the dashboard is free, and the seat that it needs is not',
  level: 'demanding',
  traits: ['rules-that-meet', 'evidence-before-words'],
  decidedBy: ['GR-2', 'LI-2', 'AP-5'],
  request: `Ondine Achebe from Sales, ondine.achebe@quillhaven.example. Marketing dashboard please. Kirsten says that sales people get it without asking anybody.`,
  customer: `You are Ondine Achebe, account executive in New York, direct. You want the marketing dashboard to see which leads are warm. You have never used Prism BI. If Rafferty, your head, has to approve a seat first, you say that he always does, and wait. You agree to what is announced.`,
  records,
  solution: [
    ...desk.lookUp(ondine),
    ...desk.has(ondine, 'Prism BI'),
    groupsOf(ondine),
    ...desk.seats('Prism BI'),
    chain(ondine),
    ticket.open,
    ...desk.ask(
      ondine,
      [rafferty],
      mine,
      'A seat of Prism BI for the marketing dashboard',
      'license_purchase',
    ),
    ticket.close,
  ],
  expected: [ticket.effect, outcome.asked(ondine, rafferty, mine, 'license_purchase')],
})
