import { updated } from '../../../lib/task.ts'
import { approval, askedFor, people, ticket, together } from '../../../sandboxes/neobank/builders/index.ts'
import { neobank } from '../../../sandboxes/neobank/index.ts'
import { hire } from '../cast.ts'
import * as desk from '../desk-calls.ts'

const { tickets } = neobank.tables

const keanu = hire('160288', 'Keanu Mahoe', 3, '160061', 'Fraud Support Specialist', { since: '2025-07-04' })

export const NB001_003 = neobank.task({
  id: 'NB001_003',
  title: 'two approvals, and one day short of the ninety',
  level: 'routine',
  traits: ['time', 'nothing-to-do'],
  decidedBy: ['AC-2', 'AC-6'],
  request:
    'Aloha! keanu.mahoe@quillhaven.example. My Customer PII request: Graciela said yes, Araceli said yes. Ready when you are :)',
  customer: `You are Keanu Mahoe, fraud support specialist in Austin, sunny. You want Customer PII, read only, for calling
back people whose card was misused. Before you were hired on 4 July you answered the bank's telephones for two
years through an agency, so you count yourself as an old hand; say so if the first weeks come up. If it is
refused, ask from when on you may ask again, and leave it at that.`,
  records: together(
    people(keanu),
    ticket('40', '31', '2025-09-23T17:05:00Z', 'Customer PII, read only, for call-backs', {
      ...askedFor('160007', '72450127', '72450172'),
      tags: ['production_access', 'temporary_access'],
    }),
    approval(
      '72450127',
      keanu.staff,
      '160007',
      '40',
      'approved',
      '2025-09-24T09:00:00Z',
      'He knows the work.',
    ),
    approval('72450172', keanu.staff, '140005', '40', 'approved', '2025-09-29T11:30:00Z', 'Agreed, 14 days.'),
  ),
  solution: [
    ...desk.lookUp(keanu),
    ...desk.comments('40'),
    ...desk.read('customer pii access', 'access in probation', 'order of the checks', 'ticket end states'),
    ...desk.approvalStatus('72450127', '72450172'),
    desk.endTicket('40', { status: 'solved', resolution_category: 'denied' }),
  ],
  expected: [updated(tickets, '40', { status: 'solved', resolution_category: 'denied' })],
})
