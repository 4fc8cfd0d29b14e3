import { colleague } from '../../../sandboxes/neobank/baseline/people.ts'
import { idsAfter } from '../../../sandboxes/neobank/baseline.ts'
import { askedFor, people } from '../../../sandboxes/neobank/builders/index.ts'
import { neobank } from '../../../sandboxes/neobank/index.ts'
import { hire } from '../cast.ts'
import { chain, fresh, incidents } from '../deeds.ts'
import * as desk from '../desk-calls.ts'
import * as outcome from '../outcomes.ts'

const wendell = colleague('140017')
const araceli = { ...colleague('140005'), status: 'on_leave' } as const
const noemi = hire('140317', 'Noemi Fairbank', 3, '140017', 'Compliance Analyst')
const records = people(noemi, araceli)
const { ticket: next, approval: request } = idsAfter(records)
const mine = next()
const end = fresh('31', 'task', 'normal', 'Tessera AML', mine, {
  ...askedFor('140017'),
  approval_status: 'escalated',
  approval_request_ids: request(),
  tags: ['production_access'],
})

export const NB008_008 = neobank.task({
  id: 'NB008_008',
  title: 'her head is away, the deputy is her manager, and one question is enough for both',
  level: 'demanding',
  traits: ['who-may', 'thin-answers', 'rules-that-meet'],
  decidedBy: ['AP-3', 'AP-2'],
  request: `noemi.fairbank@quillhaven.example: Tessera AML, please, for the alerts rota. Wendell and Araceli have to approve, I know. Araceli is away; the lookup says that Honorata stands in for her.`,
  customer: `You are Noemi Fairbank, compliance analyst, thorough. You want Tessera AML. You do not have Clientbook CRM and do not want it. If only Wendell is asked, you are surprised and content. You agree to what is announced.`,
  records,
  solution: [
    ...desk.lookUp(noemi),
    ...desk.has(noemi, 'Tessera AML', 'Clientbook CRM'),
    incidents,
    chain(noemi),
    ...desk.headOf('compliance_risk'),
    ...desk.available(araceli),
    end.open,
    ...desk.ask(noemi, [wendell], mine, 'Tessera AML'),
    end.close,
  ],
  expected: [end.effect, outcome.asked(noemi, wendell, mine)],
})
