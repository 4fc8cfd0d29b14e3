import { colleague } from '../../../sandboxes/neobank/baseline/people.ts'
import { idsAfter } from '../../../sandboxes/neobank/baseline.ts'
import { neobank } from '../../../sandboxes/neobank/index.ts'
import { fresh, groupsOf } from '../deeds.ts'
import * as desk from '../desk-calls.ts'
import { informed } from '../end-states.ts'

const benedikt = colleague('150006')
const { ticket: next } = idsAfter({})
const ticket = fresh('18', 'task', 'normal', 'Compliance dashboard', next(1), informed)
const leave = fresh('18', 'question', 'low', 'Holidays of an assistant', next(2), {
  ...informed,
  tags: ['redirected'],
})

export const NB002_005 = neobank.task({
  id: 'NB002_005',
  title: 'who sits in the board group sees the compliance figures as it is',
  level: 'demanding',
  traits: ['thin-answers', 'customer-moves', 'evidence-before-words'],
  decidedBy: ['GR-1', 'RE-2'],
  request: `Benedikt Larkspur, benedikt.larkspur@quillhaven.example. I need the compliance dashboard before the committee at three. Araceli knows and is in favour.`,
  customer: `You are Benedikt Larkspur, head of finance, correct. You want the compliance dashboard. You have never looked for it; you use two tiles that a predecessor pinned. If you are told that your group opens it already and where to look, you try it and are content. If something has to be approved, you wait. Once that is done you ask one thing more: how many days of holiday may your assistant carry into the new year? If somebody else answers such questions, you want to know who, and that is all.`,
  records: {},
  solution: [
    ...desk.lookUp(benedikt),
    ...desk.has(benedikt, 'Prism BI'),
    groupsOf(benedikt),
    ticket.open,
    ticket.close,
    leave.open,
    leave.close,
  ],
  expected: [ticket.effect, leave.effect],
})
