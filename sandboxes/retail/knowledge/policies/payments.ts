import type { KnowledgeDocument } from '../../../../lib/sandbox/index.ts'
import { deskUsers, payments } from '../../rules.ts'

export const paymentsPolicy: KnowledgeDocument = {
  id: 'POL-11',
  title: 'Payments that fail, hang or show up twice',
  category: 'payments',
  body: `## POL-11.1 Declined or failed
The order stays pending_payment. Count the hours since transaction_date, to the
minute; both that and the desk's clock are UTC.
- Up to ${payments.retryHours} hours: the customer enters another card, or calls their bank, and retries from
  their account. We keep the goods reserved and wait. Change nothing; the ticket is pending, whatever the
  customer intends to do next.
- More than ${payments.retryHours} hours: cancel the order with the reason payment_failed. The customer may
  order again at the current price. The ticket is solved.

A further try of the customer does not start the hours anew. An order that has left pending_payment was paid by such
a try: get_payment_status goes on showing the first attempt (POL-15.7), and there is nothing to cancel.

We cannot take a card by chat, retry a payment ourselves, or charge an order in another way: charge_customer
is for the fees named in the policies only. We do not know why a bank declined, so do not guess.

## POL-11.2 pending_authorization
The customer's bank is still checking, however long it takes. Change nothing; the ticket is on hold. A customer who
no longer wants the order may cancel it (POL-10.1); nothing was taken. A ticket about the payment of an order that is
cancelled is then solved as well.

## POL-11.3 Shown twice
A declined attempt may show on a statement for up to ${payments.droppedChargeDays} business days and then
disappears by itself; only authorized is money taken. Explain it; the ticket is solved. get_payment_status shows the first payment of
an order only; a second one stands in a remark or ticket of the payments colleague (POL-15.6). If the record really shows two authorised
payments for one order, hand the ticket to the payments colleague, desk user ${deskUsers.payments}.

A fee that a policy names (POL-05.3, POL-09.3, POL-10.4) is a payment of its own and not a second one for the order.
The same fee taken twice counts as two authorised payments. What was charged stands in tickets and remarks (POL-15.6).`,
}
