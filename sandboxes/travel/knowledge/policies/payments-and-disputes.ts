import type { KnowledgeDocument } from '../../../../lib/sandbox/index.ts'
import { money } from '../../../shared/index.ts'
import { deskUsers, payments, rates } from '../../rules.ts'

export const paymentsAndDisputes: KnowledgeDocument = {
  id: 'TR-5',
  title: 'Charges, refunds, disputes and payment methods',
  category: 'payments',
  body: `## TR-5.1 What the desk may pay back
Up to ${money(payments.refundAuthority)} in one ticket, all refunds of the ticket together. If more is due, pay
nothing of it: do everything else (cancel, change), write the sum into refund_amount, and give the ticket to the
payments team (${deskUsers.payments}) with status open. A sum is never split over tickets or conversations to stay
below: successful and pending refunds to the same customer on any other booking, made today or in the
${payments.refundsCountDays} days before, count as if they were in this ticket.

## TR-5.2 Before every refund
Read all transactions of the booking, of every type. What was paid back before, also a refund that is pending, has
been paid back. A booking with a dispute that is pending gets no refund from the desk, for whatever reason: the bank
decides and writes to the guest itself; say so, and set the ticket to hold. All refunds of a booking together never
exceed its successful charges. Failed charges and failed refunds moved no money. What was
paid with a voucher (the payment_method of a charge begins with "Voucher") never comes back as money: it is left out of
the base and of every sum, the vouchers team restores it overnight, and a refund of all the rest is refund-full. How a
refund may fail: TR-13.4. Refunds go to the method that paid
and arrive within ${payments.refundArrivesDays} business days.

## TR-5.3 Charged twice
Two successful charges of the same amount and the same reason on one booking within ${payments.doubleChargeWithinDays}
days are a double charge: pay back the later one, once, also when the guest has not noticed it. The same amount with
another reason is no double charge (a stay and a later difference can be equal), nor are charges of two bookings. A
second charge that is pending or failed is none either: it lapses by itself.

## TR-5.4 Charged too much
If the charges for the stay (rate and "Price difference" as reasons) less refunds are more than the booking value, and
the booking stands or has been stayed in, the rest is paid back. Change fees and extras of the hotel are left out on
both sides, and so is a difference that TR-2.7 does not pay back: a booking that a change made cheaper at another rate
than ${rates.flexible} was not charged too much. What a guest remembers of an advertised price does not count. If they
are less than the booking value, the desk charges nothing afterwards without the guest's yes.

## TR-5.5 Charges a guest does not recognise
First explain: what it is for, which booking, when. If the guest still disputes it, open a case with
payment_api_process_charge_dispute if
- the charge is successful and on a booking of this customer,
- it is at most ${payments.disputeWithinDays} days old (created_at to today, last day included),
- no dispute of the same booking exists, decided or not, and
- it has not been paid back.

The amount in dispute is what the guest does not accept, never more than the charge. The ticket goes to the payments
team (${deskUsers.payments}), status open. A case replaces a refund: with one opened, the desk pays nothing back. A
double charge or overcharge that TR-5.3 or TR-5.4 grants is paid back instead, without a case. What the hotel charged
by itself is not ours: escalate to the hotel with high-value-dispute from ${money(payments.refundAuthority)} and
guest-complaint below, and hold the ticket.

## TR-5.6 Payments that failed
A confirmed booking whose stay was never paid because the charge failed can be paid again: the guest gives the token
of a new method (it begins with tok_), you put it on file and charge the failed amount once, with the failed charge's
reason. After ${payments.failedAttempts} failed attempts the bank blocks: no charge until ${payments.retryAfterHours}
hours after the last of them. Then put the new method on file, charge nothing, and set the ticket to pending. Without
a token nothing is charged at all.

## TR-5.7 Card data and methods
Never take or repeat card numbers, security codes or passwords; a guest who sends one is told that you did not use it.
A token is changed only for the customer of the profile, never for somebody who acts for them (TR-1.2).

## TR-5.8 Receipts and invoices
For a private booking: a receipt when the stay has been paid, otherwise an invoice, from payment_api_generate_invoice.
Corporate bookings have none of these: TR-11.4. No document is made for a cancelled booking that was paid back in
full.`,
}
