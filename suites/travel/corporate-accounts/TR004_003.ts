import { anyOf, inserted } from '../../../lib/task.ts'
import { joinRecords, make, travel } from '../../../sandboxes/travel/index.ts'
import { account, companyTicket } from '../companies.ts'
import { lookUp, readStay } from '../steps.ts'

const { tickets } = travel.tables

const rosalind = 'travel@haldenpryce.example'
const halden = 'CRP-30000021'
const [stayed, coming] = ['BKG-53004201', 'BKG-53004202'] as const
const question = { type: 'question', request_type_detail: 'billing-inquiry' } as const
const invoice = companyTicket(rosalind, halden, {
  ...question,
  priority: 'normal',
  booking_reference: stayed,
  resolution_action: 'information-provided',
})
const later = companyTicket(rosalind, halden, {
  ...question,
  booking_reference: coming,
  resolution_action: 'policy-applied-no-action',
})

export const TR004_003 = travel.task({
  id: 'TR004_003',
  title: 'one invoice now, and one when the stay has ended',
  level: 'routine',
  traits: ['time', 'batch-with-exceptions'],
  decidedBy: ['TR-11.4'],
  request: `Halden & Pryce, Rosalind Achebe-Stone (travel@haldenpryce.example). I close the quarter today and need the invoices of BKG-53004201 and BKG-53004202, please.`,
  customer: `You are Rosalind Achebe-Stone, who arranges travel for an architects' office, with a spreadsheet open. You write from travel@haldenpryce.example. If you
hear that the second stay is still to come, you say "of course, November" and ask when its invoice will be there. You note the address that you are given.`,
  records: joinRecords(
    make.stay({
      number: '53004201',
      customer: 'CUS-20000116',
      hotel: 'HTL-40010042',
      arrives: '2025-09-10',
      nights: 3,
      nightly: 188,
      adults: 1,
      status: 'checked_out',
      account: halden,
      booked: '2025-08-01T09:00:00Z',
    }),
    make.stay({
      number: '53004202',
      customer: 'CUS-20000116',
      hotel: 'HTL-40010042',
      arrives: '2025-11-05',
      nights: 2,
      nightly: 188,
      adults: 1,
      account: halden,
      booked: '2025-08-01T09:05:00Z',
    }),
  ),
  solution: [
    ...lookUp(rosalind),
    account(halden),
    ...readStay(stayed),
    ...readStay(coming),
    ['corporate_api_generate_corporate_invoice', { booking_reference: stayed, corporate_account_id: halden }],
    make.writeTicket(invoice, 'Invoice for September', 'Made, address given.'),
    make.writeTicket(later, 'Invoice for November', 'Stay still to come: after 7 November.'),
  ],
  expected: [
    inserted(tickets, invoice),
    inserted(tickets, {
      ...later,
      resolution_action: anyOf('policy-applied-no-action', 'information-provided'),
    }),
  ],
})
