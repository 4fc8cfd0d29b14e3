import { anyOf, inserted } from '../../../lib/task.ts'
import { make, travel } from '../../../sandboxes/travel/index.ts'
import { lookAt, lookUp } from '../steps.ts'

const { tickets, transactions } = travel.tables

const ines = 'CUS-20000101'
const booking = 'BKG-53005205'
const ticket = make.finishedTicket({
  requester_id: make.deskUserOf(ines),
  status: 'open',
  priority: 'high',
  type: 'incident',
  assignee_id: '2',
  tags: ['b2c-customer'],
  booking_reference: booking,
  request_type_detail: 'billing-inquiry',
})

export const TR005_008 = travel.task({
  id: 'TR005_008',
  title: 'two strange charges, of which one is on its way back already',
  level: 'demanding',
  traits: ['evidence-before-words', 'batch-with-exceptions', 'customer-moves'],
  decidedBy: ['TR-5.5', 'TR-5.2'],
  request: `hi lodgemere, ines okafor-lind here (ines.okafor@postlark.example). kyoto was lovely but on my statement there's 48 AND 36 from you after the trip, bkg-53005205.
never ordered either. please get both back for me`,
  customer: `You are Ines Okafor-Lind, a dancer, small letters. Your email is ines.okafor@postlark.example; Ines Okafor with a b in the address is somebody else. If
you hear that 48 are called late departure: "i left at ten!" If you hear that 36 are for parking: "i came by TRAIN". You dispute both, whatever they are
called. If you are told that the 48 are being paid back since yesterday, you are glad and leave them. Cases at the bank are fine by you. You rang
somebody at the hotel about the 48 and do not know what became of it; say so only if asked.`,
  records: make.stay({
    number: '53005205',
    customer: ines,
    hotel: 'HTL-40010031',
    arrives: '2025-09-02',
    nights: 4,
    nightly: 97,
    adults: 1,
    status: 'checked_out',
    booked: '2025-05-20T21:00:00Z',
    later: [
      { amount: 48, reason: 'Late departure', made: '2025-09-06T08:00:00Z' },
      { amount: 36, reason: 'Parking', made: '2025-09-06T08:00:30Z' },
      {
        amount: 48,
        type: 'refund',
        status: 'pending',
        reason: 'Late departure charged in error',
        made: '2025-09-30T15:40:00Z',
      },
    ],
  }),
  solution: [
    ...lookUp(ines),
    ...lookAt(booking),
    [
      'payment_api_process_charge_dispute',
      {
        transaction_id: 'TXN-530052052',
        dispute_reason: 'The guest came by train and did not park.',
        dispute_amount: 36,
      },
    ],
    make.writeTicket(
      ticket,
      'Parking in Kyoto in dispute',
      'Case for $36.00. The $48.00 have been on their way back since 30 September.',
    ),
  ],
  expected: [
    inserted(transactions, {
      booking_reference: booking,
      customer_id: ines,
      amount: '36.00',
      transaction_type: 'dispute',
      payment_status: 'pending',
    }),
    inserted(tickets, { ...ticket, request_type_detail: anyOf('billing-inquiry', 'request-refund') }),
  ],
})
