import { updated } from '../../../lib/task.ts'
import { approval, askedFor, people, ticket, together } from '../../../sandboxes/neobank/builders/index.ts'
import { neobank } from '../../../sandboxes/neobank/index.ts'
import { hire } from '../cast.ts'
import * as desk from '../desk-calls.ts'
import { granted } from '../end-states.ts'
import * as outcome from '../outcomes.ts'

const { tickets } = neobank.tables

const zsofia = hire('140238', 'Zsófia Baranyai', 3, '140017', 'Compliance Analyst', {
  has: [
    ['Parley', 'member', '2022-03-07'],
    ['Tessera AML', 'user', '2025-06-02', '2025-09-01T00:00:00Z'],
  ],
})

export const NB001_002 = neobank.task({
  id: 'NB001_002',
  title: "a pair that the system shows and her manager's old ticket dissolves",
  level: 'demanding',
  traits: ['evidence-before-words', 'thin-answers', 'rules-that-meet'],
  decidedBy: ['SO-1', 'AC-3'],
  request:
    'Morning, zsofia.baranyai@quillhaven.example from Compliance. Wendell approved the CRM for me last week. Could it go live ' +
    'today? The complaints review begins at two.',
  customer: `You are Zsófia Baranyai, compliance analyst, friendly, in a hurry. You want Clientbook CRM, user, for the review of
complaints. You do not have it yet.

If Tessera AML comes up: you worked with it over the summer, Wendell Ashgrove, your manager, arranged that for you
at the end of May. You have not opened it for weeks, but you think that you still have it, and you do not offer to
give it up: the next alerts project may come in winter. If you are told that it ran out long ago, say that this is
all right. If the CRM is refused, ask the agent to look once more. You agree to what is announced.`,
  records: together(
    people(zsofia),
    ticket(
      '40',
      '17',
      '2025-05-28T09:10:00Z',
      'Tessera AML for WD-140238, until the end of August',
      {
        ...granted,
        status: 'closed',
        approver_id: 'WD-140017',
        approval_request_ids: 'APR-72200318',
        access_expiry_date: '2025-09-01T00:00:00Z',
        tags: ['production_access', 'temporary_access'],
        updated_at: '2025-06-02T09:00:00Z',
      },
      [['1', 'Araceli Montfort has approved. Given with the end that he asked for.', '2025-06-02T09:00:00Z']],
    ),
    approval(
      '72200318',
      zsofia.staff,
      '140005',
      '40',
      'approved',
      '2025-05-30T15:00:00Z',
      'Until the end of August.',
    ),
    ticket(
      '41',
      '31',
      '2025-09-22T08:30:00Z',
      'Clientbook CRM for the complaints review',
      askedFor('140017', '72450093'),
    ),
    approval('72450093', zsofia.staff, '140017', '41', 'approved', '2025-09-24T10:20:00Z', 'Yes.'),
  ),
  solution: [
    ...desk.lookUp(zsofia),
    ...desk.comments('41'),
    ...desk.read('clientbook crm access', 'segregation of duties', 'access that has run out', 'e-mails'),
    ...desk.approvalStatus('72450093'),
    ...desk.has(zsofia, 'Clientbook CRM', 'Tessera AML'),
    desk.ticketsWhere("contains(subject, 'Tessera AML')"),
    ...desk.revoke(zsofia, 'Tessera AML'),
    desk.give(zsofia, 'Clientbook CRM', 'user'),
    desk.send(zsofia, 'access_provisioned', '41', 'You have Clientbook CRM'),
    desk.endTicket('41', granted),
  ],
  expected: [
    ...outcome.revoked(zsofia, 2),
    outcome.given(zsofia, 'Clientbook CRM', 'user'),
    outcome.sent(zsofia, 'access_provisioned', '41'),
    updated(tickets, '41', {
      status: 'solved',
      resolution_category: 'provisioned',
      approval_status: 'approved',
    }),
  ],
})
