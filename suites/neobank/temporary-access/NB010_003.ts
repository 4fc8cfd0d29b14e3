import { approval, askedFor, people, ticket, together } from '../../../sandboxes/neobank/builders/index.ts'
import { neobank } from '../../../sandboxes/neobank/index.ts'
import { hire } from '../cast.ts'
import { brought, gives, incidents } from '../deeds.ts'
import * as desk from '../desk-calls.ts'

const amadou = hire('160391', 'Amadou Lindstrom', 3, '160061', 'Fraud Support Specialist')
const ends = '2025-10-11T00:00:00Z'
const end = brought('40', {
  status: 'solved',
  resolution_category: 'provisioned',
  approval_status: 'approved',
  access_expiry_date: ends,
})
const pii = gives(amadou, 'Customer PII', 'read_only', '40', { ends })

export const NB010_003 = neobank.task({
  id: 'NB010_003',
  title: 'a fortnight was asked for, and ten days were granted, of which today is the first',
  level: 'demanding',
  traits: ['time', 'evidence-before-words', 'effects-that-belong-together'],
  decidedBy: ['TM-2', 'AP-4'],
  request: `amadou.lindstrom@quillhaven.example: both have approved Customer PII for me. Two weeks from today, as I asked?`,
  customer: `You are Amadou Lindstrom, fraud support specialist in Austin, courteous. You want Customer PII for call-backs. You use the CRM and no console. If it ends earlier, you ask for the last day and accept it.`,
  records: together(
    people(amadou),
    ticket('40', '31', '2025-09-24T10:00:00Z', 'Customer PII for call-backs, two weeks', {
      ...askedFor('160007', '72448001', '72448002'),
      tags: ['production_access', 'temporary_access'],
    }),
    approval('72448001', amadou.staff, '160007', '40', 'approved', '2025-09-25T10:00:00Z', 'Yes.'),
    approval(
      '72448002',
      amadou.staff,
      '140005',
      '40',
      'approved',
      '2025-09-26T10:00:00Z',
      'Ten days, please.',
    ),
  ),
  solution: [
    ...desk.lookUp(amadou),
    ...desk.comments('40'),
    ...desk.approvalStatus('72448001', '72448002'),
    ...desk.has(amadou, 'Customer PII', 'Teller Console'),
    incidents,
    ...pii.steps,
    end.close,
  ],
  expected: [...pii.effects, end.effect],
})
