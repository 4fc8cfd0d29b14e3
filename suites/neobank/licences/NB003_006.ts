import { softwareLicenses } from '../../../sandboxes/neobank/baseline/licences.ts'
import { idsAfter } from '../../../sandboxes/neobank/baseline.ts'
import { people, together } from '../../../sandboxes/neobank/builders/index.ts'
import { neobank } from '../../../sandboxes/neobank/index.ts'
import { hire } from '../cast.ts'
import { fresh } from '../deeds.ts'
import * as desk from '../desk-calls.ts'
import { waits } from '../end-states.ts'

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
const mine = idsAfter(records).ticket()
const ticket = fresh('31', 'task', 'normal', 'Waiting list: Statline', mine, {
  ...waits,
  tags: ['license_waitlist'],
})

export const NB003_006 = neobank.task({
  id: 'NB003_006',
  title: 'one seat is free, and it is promised to somebody who asked in August',
  level: 'demanding',
  traits: ['evidence-before-words', 'thin-answers', 'nothing-to-do'],
  decidedBy: ['LI-3', 'TK-1'],
  request: `ulrika.delacroix@quillhaven.example: I see that a seat of Statline is free (2 bought, 1 used), may I have it, before somebody else does? Ophelia approves anything under a thousand.`,
  customer: `You are Ulrika Delacroix, forecaster, quick. You want Statline for the budget of next year. If the free seat is promised to somebody who waits, you find that fair and wait yourself. You want no other program.`,
  records,
  solution: [
    ...desk.lookUp(ulrika),
    ...desk.seats('Statline'),
    ...desk.comments('3'),
    ticket.open,
    ticket.close,
  ],
  expected: [ticket.effect],
})
