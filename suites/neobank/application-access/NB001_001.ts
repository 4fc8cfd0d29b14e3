import { updated } from '../../../lib/task.ts'
import { under } from '../../../sandboxes/neobank/baseline/people.ts'
import {
  approval,
  askedFor,
  type Person,
  people,
  ticket,
  together,
} from '../../../sandboxes/neobank/builders/index.ts'
import { neobank } from '../../../sandboxes/neobank/index.ts'
import * as desk from '../desk-calls.ts'
import * as outcome from '../outcomes.ts'

const { tickets } = neobank.tables

const devraj: Person = {
  staff: '110331',
  name: 'Devraj Pillai',
  level: 4,
  ...under('110013'),
  role: 'Database Engineer',
  since: '2021-08-16',
  user: '31',
  has: [
    ['Forgeyard', 'write', '2021-08-16'],
    ['Gatekey VPN', 'engineer_prod', '2024-02-05'],
    ['Parley', 'member', '2021-08-16'],
  ],
  groups: ['engineers'],
}
const ends = '2025-10-03T00:00:00Z'

export const NB001_001 = neobank.task({
  id: 'NB001_001',
  title: 'both approvals are there, one with a shorter time, and what he holds already makes a pair',
  level: 'severe',
  traits: ['evidence-before-words', 'rules-that-meet', 'thin-answers'],
  decidedBy: ['SO-2', 'TM-2', 'AP-4'],
  request:
    'Hi, devraj.pillai@quillhaven.example here. Ingrid and Marguerite have both said yes to my Ledger Database ' +
    'read access, it is all in the ticket. I move to the reconciliation crew for the quarter end and read the ' +
    'postings there. Please switch it on, five days would be perfect.',
  customer: `You are Devraj Pillai, a database engineer, brisk and polite. You want read access to the Ledger Database
for five days. Your approvals came last week and the week before.

If you are told that it cannot stand beside your write access to Forgeyard, think for a moment: you do not
commit code this quarter anyway, so you give up Forgeyard, write, for good. Say that clearly when you are
asked or offered to give something up, but do not propose it yourself. Do not give up anything else. If you
are told that it ends earlier than you asked for, grumble and accept. You agree to whatever the agent is
about to do then. Nothing else is on your mind.`,
  records: together(
    people(devraj),
    ticket(
      '31',
      '31',
      '2025-09-18T15:00:00Z',
      'Ledger Database, read only, for the quarter end',
      { ...askedFor('110013', '72440118', '72440181'), tags: ['production_access', 'temporary_access'] },
      [['1', 'Asked both. Will look again when they have answered.', '2025-09-18T15:20:00Z']],
    ),
    approval('72440118', '110331', '110013', '31', 'approved', '2025-09-19T08:00:00Z', 'Yes.'),
    approval(
      '72440181',
      '110331',
      '120003',
      '31',
      'approved',
      '2025-09-24T16:45:00Z',
      'Two days are enough. Not longer, please.',
    ),
  ),
  solution: [
    ...desk.lookUp(devraj),
    ...desk.comments('31'),
    ...desk.read(
      'who may have the ledger database',
      'how long approvals count',
      'segregation of duties',
      'temporary access end',
    ),
    ...desk.approvalStatus('72440118', '72440181'),
    ...desk.has(devraj, 'Ledger Database', 'Gatekey VPN', 'Forgeyard'),
    ['security_api_verify_incident', {}],
    ...desk.revoke(devraj, 'Forgeyard'),
    desk.give(devraj, 'Ledger Database', 'read_only', ends),
    desk.send(devraj, 'access_provisioned', '31', 'You have the Ledger Database until midnight on 2 October'),
    desk.endTicket('31', {
      status: 'solved',
      resolution_category: 'provisioned',
      approval_status: 'approved',
      access_expiry_date: ends,
    }),
  ],
  expected: [
    ...outcome.revoked(devraj, 1),
    outcome.given(devraj, 'Ledger Database', 'read_only', ends),
    outcome.sent(devraj, 'access_provisioned', '31'),
    updated(tickets, '31', {
      status: 'solved',
      resolution_category: 'provisioned',
      approval_status: 'approved',
    }),
  ],
})
