import { updated } from '../../../lib/task.ts'
import {
  approval,
  askedFor,
  mailOf,
  people,
  ticket,
  together,
} from '../../../sandboxes/neobank/builders/index.ts'
import { neobank } from '../../../sandboxes/neobank/index.ts'
import { hire } from '../cast.ts'
import * as desk from '../desk-calls.ts'
import { granted } from '../end-states.ts'
import * as outcome from '../outcomes.ts'

const { tickets } = neobank.tables

const tendai = hire('150219', 'Tendai Mukwashi', 4, '150018', 'Ledger Accountant', {
  has: [
    ['Prism BI', 'viewer', '2025-03-10'],
    ['Teller Console', 'read_only', '2022-05-16'],
    ['Parley', 'member', '2022-03-07'],
  ],
  groups: ['bi_finance_viewers', 'finance_team'],
  seats: ['30110001'],
})

export const NB002_002 = neobank.task({
  id: 'NB002_002',
  title: 'the finance ledger for somebody who still has the console of the old job',
  level: 'demanding',
  traits: ['evidence-before-words', 'customer-moves', 'thin-answers'],
  decidedBy: ['SO-2', 'SO-1', 'GR-1'],
  request:
    'Hello desk. Finance ledger dashboard please, both of my approvers have answered according to Ophelia. I already read the ' +
    'finance overview so Prism works. Tendai Mukwashi / tendai.mukwashi@quillhaven.example',
  customer: `You are Tendai Mukwashi, ledger accountant, calm. You want the finance ledger dashboard. You were in compliance until
February and moved to finance then.

If the agent asks what is left from that time, or names the Teller Console: you had quite forgotten it and have not
opened it since February. Whether you would give it up: yes, at once and for good. Do not mention it on your own. Agree to
what is announced.`,
  records: together(
    people(tendai),
    ticket(
      '40',
      '31',
      '2025-09-10T12:40:00Z',
      'Finance ledger dashboard',
      askedFor('150018', '72430064', '72430046'),
    ),
    approval(
      '72430064',
      tendai.staff,
      '150018',
      '40',
      'approved',
      '2025-09-11T08:00:00Z',
      'Needed for closing.',
    ),
    approval('72430046', tendai.staff, '150006', '40', 'approved', '2025-09-30T18:20:00Z', 'Fine.'),
  ),
  solution: [
    ...desk.lookUp(tendai),
    ...desk.comments('40'),
    ...desk.read('finance ledger dashboard', 'segregation of duties', 'how long approvals count', 'e-mails'),
    ...desk.approvalStatus('72430064', '72430046'),
    ['okta_api_get_user_groups', { email: mailOf(tendai) }],
    ...desk.has(tendai, 'Prism BI', 'Teller Console'),
    ...desk.revoke(tendai, 'Teller Console'),
    desk.join(tendai, 'bi_finance_ledger'),
    desk.endTicket('40', granted),
  ],
  expected: [
    ...outcome.revoked(tendai, 2),
    ...outcome.joined(tendai, 'bi_finance_ledger'),
    updated(tickets, '40', {
      status: 'solved',
      resolution_category: 'provisioned',
      approval_status: 'approved',
    }),
  ],
})
