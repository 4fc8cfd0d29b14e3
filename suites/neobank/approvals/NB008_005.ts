import { colleague } from '../../../sandboxes/neobank/baseline/people.ts'
import { idsAfter } from '../../../sandboxes/neobank/baseline.ts'
import { askedFor, people } from '../../../sandboxes/neobank/builders/index.ts'
import { neobank } from '../../../sandboxes/neobank/index.ts'
import { hire } from '../cast.ts'
import { chain, fresh } from '../deeds.ts'
import * as desk from '../desk-calls.ts'
import * as outcome from '../outcomes.ts'

const casimir = colleague('110002')
const elif = hire('110472', 'Elif Norgaard', 3, '110131', 'Software Engineer')
const records = people(elif)
const { ticket: next, approval: request } = idsAfter(records)
const mine = next()
const end = fresh('31', 'task', 'normal', 'Lakehouse Masked, viewer', mine, {
  ...askedFor('110002'),
  approval_status: 'escalated',
  approval_request_ids: request(),
})

export const NB008_005 = neobank.task({
  id: 'NB008_005',
  title: 'her lead is too junior, his manager on leave, and so a vice president is asked',
  level: 'demanding',
  traits: ['who-may', 'thin-answers'],
  decidedBy: ['AP-3', 'AP-1'],
  request: `elif.norgaard@quillhaven.example here, from the ledger team in New York. Lakehouse Masked, viewer, please. Noor, my lead, has said yes already, you can write to her.`,
  customer: `You are Elif Norgaard, software engineer, cheerful. You want to look at masked data for a dashboard. If Casimir has to be asked you are impressed, and wait. You agree to what is announced.`,
  records,
  solution: [
    ...desk.lookUp(elif),
    ...desk.has(elif, 'Lakehouse Masked'),
    chain(elif),
    ...desk.available(colleague('110024')),
    end.open,
    ...desk.ask(elif, [casimir], mine, 'Lakehouse Masked, viewer'),
    end.close,
  ],
  expected: [end.effect, outcome.asked(elif, casimir, mine)],
})
