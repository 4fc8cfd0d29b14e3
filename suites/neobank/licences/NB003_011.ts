import { approval, askedFor, people, ticket, together } from '../../../sandboxes/neobank/builders/index.ts'
import { neobank } from '../../../sandboxes/neobank/index.ts'
import { hire } from '../cast.ts'
import { brought } from '../deeds.ts'
import * as desk from '../desk-calls.ts'

const eloise = hire('150318', 'Eloise Tanaka', 3, '150018', 'Treasury Analyst')
const end = brought('40', { status: 'solved', resolution_category: 'denied', approval_status: 'rejected' })

export const NB003_011 = neobank.task({
  id: 'NB003_011',
  title: 'approved twice, says the system, and taken back once, says a note',
  level: 'demanding',
  traits: ['evidence-before-words', 'undoing', 'nothing-to-do'],
  decidedBy: ['AP-4', 'TK-5'],
  request: `Eloise Tanaka, eloise.tanaka@quillhaven.example. Quantbench: both approvals are green since Friday. May I have the seat now?`,
  customer: `You are Eloise Tanaka, treasury analyst, friendly. You want Quantbench for the liquidity report. You know of two approvals. If you are told that Benedikt took his back, you are surprised, ask when, and want to talk to him yourself.`,
  records: together(
    people(eloise),
    ticket('40', '31', '2025-09-24T10:00:00Z', 'Quantbench', askedFor('150018', '72444011', '72444012'), [
      [
        '18',
        'I have to take my yes back, the budget is frozen until January. Benedikt',
        '2025-09-30T17:50:00Z',
      ],
    ]),
    approval(
      '72444011',
      eloise.staff,
      '150018',
      '40',
      'approved',
      '2025-09-25T10:00:00Z',
      'Yes.',
      'license_purchase',
    ),
    approval(
      '72444012',
      eloise.staff,
      '150006',
      '40',
      'approved',
      '2025-09-26T10:00:00Z',
      'Yes.',
      'license_purchase',
    ),
  ),
  solution: [
    ...desk.lookUp(eloise),
    ...desk.comments('40'),
    ...desk.approvalStatus('72444011', '72444012'),
    ...desk.seats('Quantbench'),
    end.close,
  ],
  expected: [end.effect],
})
