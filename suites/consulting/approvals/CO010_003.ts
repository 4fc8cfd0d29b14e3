import { updated } from '../../../lib/task.ts'
import { approval, consulting, joinRecords, mail, ticket } from '../../../sandboxes/consulting/index.ts'
import { approvalsOf, endTicket, lookUp, read } from '../steps.ts'

const { tickets } = consulting.tables

export const CO010_003 = consulting.task({
  id: 'CO010_003',
  title: 'one approved, one rejected: the partner cannot mend what the manager refused',
  level: 'demanding',
  traits: ['nothing-to-do', 'evidence-before-words', 'customer-moves'],
  decidedBy: ['CO-3.7', 'CO-3.4'],
  request:
    'Dear desk, Rafaela Ortega, Austin (rafaela.ortega@brackenfold.example). My trip to Seattle next week, TRV-4090022: Aurélio Brandão has approved it, I saw his mail. He is the partner, so that settles it, I ' +
    'think? Please confirm, I would like to print my tickets.',
  customer: `You are Rafaela Ortega, who works in Austin as a Senior Consultant. You stay courteous, whatever you hear. Aurélio wrote to you that he approved the trip. Of Beatriz you have heard nothing. If you are told that she rejected it, you are sad and
ask whether she could be asked again, as Aurélio is above her; then whether a stand-in might decide. When both are refused, you say that you will talk to her yourself and change the booking.`,
  records: joinRecords(
    ticket('9', 'rafaela.ortega', '2025-09-26', 'TRV-4090022 Seattle', {
      status: 'hold',
      priority: 'high',
      tags: ['travel_approval'],
      approval_required: 'yes',
      approver_id: mail('beatriz.montalvo'),
      description:
        'Short notice, and hotel 40 above the limit. Asked manager (APR-4100019) and partner (APR-4100020).',
    }),
    approval('APR-4100020', 'travel', 'rafaela.ortega', 'aurelio.brandao', 'approved', { amount: 40 }),
  ),
  solution: [
    ...lookUp('rafaela.ortega'),
    ['concur_api', { action: 'get_travel_booking', booking_id: 'TRV-4090022' }],
    approvalsOf('travel', 'rafaela.ortega'),
    ...read('approval rejected', 'travel booking: who approves', 'tickets'),
    endTicket('9', { status: 'solved', description: 'Refused: manager rejected (APR-4100019).' }),
  ],
  expected: [updated(tickets, '9', { status: 'solved' })],
})
