import { approval, askedFor, people, ticket, together } from '../../../sandboxes/neobank/builders/index.ts'
import { neobank } from '../../../sandboxes/neobank/index.ts'
import { hire } from '../cast.ts'
import { brought, gives, groupsOf, seats } from '../deeds.ts'
import * as desk from '../desk-calls.ts'
import * as outcome from '../outcomes.ts'

const tancredi = hire('195121', 'Tancredi Moss', 2, '195011', 'Paralegal')
const end = brought('40', {
  status: 'solved',
  resolution_category: 'provisioned',
  approval_status: 'approved',
})
const seat = seats(tancredi, 'Prism BI', '30110001')
const prism = gives(tancredi, 'Prism BI', 'viewer', '40')

export const NB002_007 = neobank.task({
  id: 'NB002_007',
  title: 'three yeses open a seat, an application and a group, and one mail tells of all',
  level: 'severe',
  traits: ['effects-that-belong-together', 'evidence-before-words', 'look-alikes'],
  decidedBy: ['GR-2', 'AP-4', 'ML-1'],
  request: `tancredi.moss@quillhaven.example: it says "approved" three times in my ticket about the finance overview. What am I waiting for?`,
  customer: `You are Tancredi Moss, paralegal, dry. You want the finance overview for a contract with a supplier. Isolde Maclaren approved two things and Benedikt Larkspur one. Should you be asked: the overview, not the ledger. You agree to what is announced.`,
  records: together(
    people(tancredi),
    ticket(
      '40',
      '31',
      '2025-09-22T10:00:00Z',
      'Finance overview',
      askedFor('195011', '72443001', '72443002', '72443003'),
      [['1', 'Asked for the seat (1) and the group (2 and 3). One seat is free.', '2025-09-22T10:30:00Z']],
    ),
    approval(
      '72443001',
      tancredi.staff,
      '195011',
      '40',
      'approved',
      '2025-09-23T10:00:00Z',
      'Yes.',
      'license_purchase',
    ),
    approval('72443002', tancredi.staff, '195011', '40', 'approved', '2025-09-23T10:05:00Z', 'Yes.'),
    approval(
      '72443003',
      tancredi.staff,
      '150006',
      '40',
      'approved',
      '2025-09-29T16:00:00Z',
      'Overview only.',
    ),
  ),
  solution: [
    ...desk.lookUp(tancredi),
    ...desk.comments('40'),
    ...desk.approvalStatus('72443001', '72443002', '72443003'),
    ...desk.has(tancredi, 'Prism BI'),
    groupsOf(tancredi),
    ...desk.seats('Prism BI'),
    ...seat.steps,
    ...prism.steps.slice(0, 1),
    desk.join(tancredi, 'bi_finance_viewers'),
    ...prism.steps.slice(1),
    end.close,
  ],
  expected: [
    ...seat.effects,
    ...prism.effects,
    ...outcome.joined(tancredi, 'bi_finance_viewers'),
    end.effect,
  ],
})
