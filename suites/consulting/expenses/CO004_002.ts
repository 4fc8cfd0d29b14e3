import {
  approval,
  consulting,
  expense,
  joinRecords,
  mail,
  ticket,
} from '../../../sandboxes/consulting/index.ts'
import { approvalsOf, endTicket, lookUp, newTicket, openTicket, read, remarks } from '../steps.ts'

const fields = { expense_report_id: 'EXP-4080110', approval_required: 'no' } as const

export const CO004_002 = consulting.task({
  id: 'CO004_002',
  title: 'a second missing receipt within ninety days, and an approval that was for the first',
  level: 'demanding',
  traits: ['nothing-to-do', 'evidence-before-words', 'time', 'customer-moves'],
  decidedBy: ['CO-9.3', 'CO-3.5'],
  request:
    'EXP-4080110, Boston, 71 dollars, "no receipt". I have lost it, these things happen. Inès has approved it, you can see ' +
    'that in the system. Please release the money. Joan Whitlock, joan.whitlock@brackenfold.example',
  customer: `You are Joan Whitlock, Consultant in New York, quick, cheerful, persistent. The receipt is gone for good. You talked to
Inès Valcourt, your manager, last week; she said "sure, I approve your receipts". You do not remember that a parking receipt was excused in the
summer, and if you are told, you say: "But that was a different quarter!" You then offer a photo of your card statement, and after
that you ask for at least half of it. When that is refused too, you take it with humour and go. You want no colleague and no supervisor.`,
  records: joinRecords(
    {
      expenseReports: [
        expense('joan.whitlock', '2025-06-20', {
          id: 'EXP-4080119',
          amount: 44,
          category: 'parking',
          receipt_status: 'missing',
          rejection_reason: 'No receipt',
          override_approved: true,
          override_approved_by: mail('ines.valcourt'),
          override_reason: 'receipt_exception',
        }),
      ],
    },
    ticket(
      '9',
      'joan.whitlock',
      '2025-07-08',
      'Parking, no receipt',
      {
        status: 'solved',
        tags: ['expense_override'],
        expense_report_id: 'EXP-4080119',
        approval_required: 'yes',
        approver_id: mail('ines.valcourt'),
        description: 'Asked the manager.',
      },
      [['1', 'Receipt excused and report overridden on APR-4100091.']],
    ),
    approval('APR-4100091', 'expense_override', 'joan.whitlock', 'ines.valcourt', 'approved', { amount: 44 }),
  ),
  solution: [
    ...lookUp('joan.whitlock'),
    ['concur_api', { action: 'get_expense_report', expense_report_id: 'EXP-4080110' }],
    approvalsOf('expense_override', 'joan.whitlock'),
    ...remarks('9'),
    ...read('expense report without receipt, exception', 'approvals that are used up', 'tickets'),
    openTicket('expense', 'joan.whitlock', 'EXP-4080110: no receipt', fields),
    endTicket('10', { status: 'solved', description: 'Refused: receipt excused on 8 July, 85 days ago.' }),
  ],
  expected: [newTicket('expense', 'joan.whitlock', { status: 'solved', ...fields })],
})
