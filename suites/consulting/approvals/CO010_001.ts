import { updated } from '../../../lib/task.ts'
import { approval, consulting, joinRecords, mail, ticket } from '../../../sandboxes/consulting/index.ts'
import { approvalsOf, ask, asked, endTicket, lookUp, read } from '../steps.ts'

const { tickets } = consulting.tables

export const CO010_001 = consulting.task({
  id: 'CO010_001',
  title: 'a request that waits for somebody who is on leave',
  level: 'demanding',
  traits: ['who-may', 'rules-that-meet', 'customer-moves'],
  decidedBy: ['CO-3.2', 'CO-3.4'],
  request:
    'any news about Threadline Whiteboard? asked on 17 sept, yusuf has to approve. Colm said in the kitchen that it is fine by him and he is ' +
    'above yusuf, so you could take his word?? Dariusz Wróbel, SF, dariusz.wrobel@brackenfold.example',
  customer: `You are Dariusz Wróbel, Consultant in San Francisco, informal, writes short lines. You know that Yusuf Demirel, your manager, is away; since when and until
when you do not know. Colm Farraday is his manager. You met Colm two weeks ago. You would rather have Colm asked than somebody in Austin whom you have never met;
if the agent explains whom the rules name, you say "ok, whoever". You want the Whiteboard, not Boards.`,
  records: joinRecords(
    ticket('9', 'dariusz.wrobel', '2025-09-17', 'Threadline Whiteboard', {
      status: 'hold',
      tags: ['software_access'],
      catalog_id: 'CAT-4040032',
      license_pool: 'enterprise',
      access_type: 'full_access',
      approval_required: 'yes',
      approver_id: mail('yusuf.demirel'),
      description: 'Manager asked, APR-4100081.',
    }),
    approval('APR-4100081', 'software_access', 'dariusz.wrobel', 'yusuf.demirel', 'pending', { amount: 180 }),
  ),
  solution: [
    ...lookUp('dariusz.wrobel'),
    ...read('approver on leave, pending request', 'software and licences: who approves', 'tickets'),
    ['software_catalog_search', { software_name: 'Threadline' }],
    [
      'license_management_api',
      { action: 'check_availability', catalog_id: 'CAT-4040032', pool_type: 'enterprise' },
    ],
    approvalsOf('software_access', 'dariusz.wrobel'),
    ['approver_lookup_get_contact', { email: mail('yusuf.demirel') }],
    ...ask('software_access', 'dariusz.wrobel', 'beatriz.montalvo', { amount: 180 }),
    endTicket('9', { approver_id: mail('beatriz.montalvo') }),
  ],
  expected: [
    asked('software_access', 'dariusz.wrobel', 'beatriz.montalvo', { amount: 180 }),
    updated(tickets, '9', { approver_id: mail('beatriz.montalvo') }),
  ],
})
