import { softwareLicenses } from '../../../sandboxes/neobank/baseline/licences.ts'
import { idsAfter } from '../../../sandboxes/neobank/baseline.ts'
import { people, together } from '../../../sandboxes/neobank/builders/index.ts'
import { neobank } from '../../../sandboxes/neobank/index.ts'
import { hire } from '../cast.ts'
import { fresh } from '../deeds.ts'
import * as desk from '../desk-calls.ts'
import { handedTo, waits } from '../end-states.ts'

const ulrika = hire('150263', 'Ulrika Delacroix', 3, '150018', 'Forecaster')
const holder = hire('150274', 'Pavel Ironside', 3, '150018', 'Forecaster', {
  user: '32',
  seats: ['30110007'],
})
const records = together(people(ulrika, holder), {
  softwareLicenses: softwareLicenses
    .filter(({ id }) => id === 'LIC-30110007')
    .map((row) => ({ ...row, total_licenses: 2 })),
})
const { ticket: next } = idsAfter(records)
const ticket = fresh('31', 'task', 'normal', 'Waiting list: Statline', next(1), {
  ...waits,
  tags: ['license_waitlist'],
})
const data = fresh('31', 'question', 'normal', 'Export of card payments', next(2), {
  ...handedTo('comp_team'),
  tags: ['escalated'],
})

export const NB003_006 = neobank.task({
  id: 'NB003_006',
  title: 'one seat is free, and it is promised to somebody who asked in August',
  level: 'demanding',
  traits: ['evidence-before-words', 'thin-answers', 'customer-moves'],
  decidedBy: ['LI-3', 'RE-1'],
  request: `ulrika.delacroix@quillhaven.example: I see that a seat of Statline is free (2 bought, 1 used), may I have it, before somebody else does? Ophelia approves anything under a thousand.`,
  customer: `You are Ulrika Delacroix, forecaster, quick. You want Statline for the budget of next year. If the free seat is promised to somebody who waits, you find that fair and wait yourself. You want no other program. But meanwhile somebody could export the card payments of the last twelve months for you, month by month, as a file; you ask for that at the end, and do not mind who does it.`,
  records,
  solution: [
    ...desk.lookUp(ulrika),
    ...desk.seats('Statline'),
    ...desk.comments('3'),
    ticket.open,
    ticket.close,
    data.open,
    data.close,
  ],
  expected: [ticket.effect, data.effect],
})
