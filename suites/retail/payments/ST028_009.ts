import { deskTicket, joinRecords, placedOrder, retail, threadEntry } from '../../../sandboxes/retail/index.ts'
import { newTicket } from '../end-states.ts'
import { look, lookUp, openTicket, parcels, read, remarks, setTicket } from '../steps.ts'

const tove = 'CUS-30000105'
const number = '40186130'
const fee = (id: string, transaction_date: string) =>
  ({
    id,
    order_id: `ORD-${number}`,
    customer_id: tove,
    amount: 15,
    status: 'authorized',
    payment_method: 'Card on file',
    transaction_date,
    charge_reason: 'reship_fee',
  }) as const
const remark = (id: number, body: string, written: string) =>
  threadEntry({ id, ticket: '11', author: '1', body, written, public: false })

export const ST028_009 = retail.task({
  id: 'ST028_009',
  title: 'the fee for a second delivery was taken twice, and it is not ours to give back',
  level: 'demanding',
  traits: ['evidence-before-words', 'nothing-to-do', 'customer-moves'],
  decidedBy: ['POL-11.3', 'POL-14.1', 'POL-02.4', 'POL-02.9'],
  request: `hej hej tove lindahl here (tove.lindahl@inkmail.example). for ORD-40186130, the thermostat that went for a walk, my account says 15,00 and then 15,00 once more. we said one time fifteen, no?
please make it a case: urgent, deadline friday 12 o'clock, tag "double". so it does not get lost :)`,
  customer: `You are Tove Lindahl in Boise, always small letters, trusting. In September your thermostat came back because the apartment number was missing; you agreed to 15 dollars for sending it again. It arrived on Monday and works.

You do not know which of the two lines is the wrong one; both are of the same morning, the 23rd. If you are told that one of them disappears by itself, you say that the bank calls both of them booked. You would like to have the 15 back right now, and ask for that once. If a colleague decides:
"ok, but still with my deadline and my tag, yes?" If you hear that neither is possible, shrug. You ask for nobody by name.`,
  records: joinRecords(
    placedOrder({
      number,
      customer: tove,
      placed: '2025-09-08T19:30:00Z',
      items: ['SKU-50020021'],
      status: 'shipped',
      parcel: {
        carrier: 'Parcelway',
        shipped: '2025-09-09T08:00:00Z',
        due: '2025-09-15T17:00:00Z',
        tracking: 'returned_to_sender',
        at: 'Reno, NV',
        seen: '2025-09-20T09:00:00Z',
      },
    }),
    {
      paymentTransactions: [
        fee('TXN-40186131', '2025-09-23T08:02:00Z'),
        fee('TXN-40186132', '2025-09-23T08:31:00Z'),
      ],
      tickets: [
        deskTicket({
          id: '11',
          customer: tove,
          subject: 'Thermostat came back',
          description: 'ORD-40186130. Apartment was missing. Agrees to 15.00. Sent again to Apt 2.',
          status: 'solved',
          priority: 'normal',
          type: 'incident',
          created: '2025-09-22T20:00:00Z',
          updated: '2025-09-23T08:35:00Z',
        }),
      ],
      ticketComments: [
        remark(
          71000000003,
          'Charged the 15.00, screen froze before I could send it. Shift over.',
          '2025-09-23T08:03:00Z',
        ),
        remark(71000000004, '15.00 charged, authorized; parcel sent again.', '2025-09-23T08:34:00Z'),
      ],
    },
  ),
  solution: [
    ...lookUp(tove),
    ...parcels(number),
    ['get_payment_status', { order_id: `ORD-${number}` }],
    ...remarks('11'),
    ...read('fee taken twice', 'handing over to the payments colleague', 'a new ticket: fields'),
    openTicket('payment', tove, 'ORD-40186130: reship fee charged twice', {
      description: 'Remarks to ticket 11: 15.00 charged at 08:03 and at 08:34 on 23 September.',
      assignee_id: '2',
    }),
    look('12'),
    setTicket('12', { status: 'open' }),
  ],
  expected: [newTicket('payment', tove, { status: 'open', assignee_id: '2' })],
})
