import { approval, askedFor, people, ticket, together } from '../../../sandboxes/neobank/builders/index.ts'
import { neobank } from '../../../sandboxes/neobank/index.ts'
import { hire } from '../cast.ts'
import { brought, gives } from '../deeds.ts'
import * as desk from '../desk-calls.ts'

const saffron = hire('150363', 'Saffron Eide', 3, '150018', 'Analyst')
const end = brought('40', {
  status: 'solved',
  resolution_category: 'provisioned',
  approval_status: 'approved',
})
const viewer = gives(saffron, 'Lakehouse Masked', 'viewer', '40')

export const NB008_010 = neobank.task({
  id: 'NB008_010',
  title: 'she asked to query, and was allowed to look',
  level: 'demanding',
  traits: ['evidence-before-words', 'rules-that-meet', 'effects-that-belong-together'],
  decidedBy: ['AP-4', 'AC-1'],
  request: `saffron.eide@quillhaven.example. Approved!! Lakehouse Masked, analyst, please switch it on :)`,
  customer: `You are Saffron Eide, analyst in finance, bubbly. You asked for the level analyst and saw "approved", no more. If you are told that Ophelia wrote "viewer is enough", you pout and take it, for now.`,
  records: together(
    people(saffron),
    ticket('40', '31', '2025-09-25T10:00:00Z', 'Lakehouse Masked, analyst', askedFor('150018', '72447011')),
    approval(
      '72447011',
      saffron.staff,
      '150018',
      '40',
      'approved',
      '2025-09-30T18:00:00Z',
      'Viewer is enough for her.',
    ),
  ),
  solution: [
    ...desk.lookUp(saffron),
    ...desk.comments('40'),
    ...desk.approvalStatus('72447011'),
    ...desk.has(saffron, 'Lakehouse Masked'),
    ...viewer.steps,
    end.close,
  ],
  expected: [...viewer.effects, end.effect],
})
