import { colleague } from '../../../sandboxes/neobank/baseline/people.ts'
import { idsAfter } from '../../../sandboxes/neobank/baseline.ts'
import { askedFor, people } from '../../../sandboxes/neobank/builders/index.ts'
import { neobank } from '../../../sandboxes/neobank/index.ts'
import { hire } from '../cast.ts'
import { chain, fresh, groupsOf } from '../deeds.ts'
import * as desk from '../desk-calls.ts'
import * as outcome from '../outcomes.ts'

const [ophelia, benedikt] = [colleague('150018'), colleague('150006')]
const kwabena = hire('150252', 'Kwabena Solheim', 4, '150018', 'Accountant', {
  has: [
    ['Prism BI', 'viewer', '2023-05-02'],
    ['Teller Console', 'read_only', '2023-02-06'],
  ],
  seats: ['30110001'],
  groups: ['bi_finance_viewers'],
})
const records = people(kwabena)
const { ticket: next, approval: request } = idsAfter(records)
const mine = next()
const ticket = fresh('31', 'task', 'normal', 'Finance ledger dashboard', mine, {
  ...askedFor('150018'),
  approval_request_ids: `${request(1)},${request(2)}`,
})

export const NB002_009 = neobank.task({
  id: 'NB002_009',
  title: 'an accountant who came from support gives up the console, but not before the yes',
  level: 'severe',
  traits: ['evidence-before-words', 'customer-moves', 'rules-that-meet'],
  decidedBy: ['SO-2', 'SO-1', 'GR-1'],
  request: `Hi, kwabena.solheim@quillhaven.example from Accounting. I take over the ledger closing from Daniel and need the finance ledger dashboard. Prism I have.`,
  customer: `You are Kwabena Solheim, accountant, considerate. You want the finance ledger dashboard. Until a year ago you were in customer support. If you are told that something you hold stands in the way, you ask what; at Teller Console you say "do I still have that? Take it, please, I have not opened it since." You do not offer it before. If you hear that it is taken
only when the dashboard comes, that is fine. You wait for approvals.`,
  records,
  solution: [
    ...desk.lookUp(kwabena),
    ...desk.has(kwabena, 'Prism BI', 'Teller Console'),
    groupsOf(kwabena),
    chain(kwabena),
    ...desk.headOf('finance_accounting'),
    ticket.open,
    ...desk.ask(
      kwabena,
      [ophelia, benedikt],
      mine,
      'bi_finance_ledger; gives up Teller Console when it is given',
    ),
    ticket.close,
  ],
  expected: [ticket.effect, outcome.asked(kwabena, ophelia, mine), outcome.asked(kwabena, benedikt, mine)],
})
