import type { KnowledgeDocument } from '../../../../lib/sandbox/index.ts'
import { corporate, deskUsers } from '../../rules.ts'

const { cancelUntilHours } = corporate

export const corporateAccounts: KnowledgeDocument = {
  id: 'TR-11',
  title: 'Corporate accounts, contracts and invoices',
  category: 'corporate',
  body: `## TR-11.1 Is the account in force?
Only if account_status is active and today is not after expiration_date (no date: no end). The state alone does not
tell: it is set by hand, weeks late. An account that is not in force has no contract terms: nothing of its bookings is
changed or cancelled and no invoice is made; the ticket goes to the corporate desk (${deskUsers.corporateDesk}),
status open. Special requests are noted all the same.

## TR-11.2 Money
Corporate bookings are paid by invoice. No charge and no refund is ever made for them by transaction: differences,
fees and cancellation costs come out of the booking's own value and the monthly statement. So a change is made without
a charge, and a cancellation without a refund. If a card was charged for a corporate booking, that is a mistake of
ours: give the ticket to the corporate desk.

## TR-11.3 Contract terms
By account_tier, in place of rates, tiers and the free changes of TR-2.6:
- enterprise: changes free; cancelled without cost until ${cancelUntilHours.enterprise} hours before the check-in
time.
- mid_market: the first ${corporate.freeChanges.mid_market} changes free; without cost until
${cancelUntilHours.mid_market} hours before.
- small_business: no change free; without cost until ${cancelUntilHours.small_business} hours before.

A change beyond the free ones costs the fee of TR-2.6 and is counted as there. Cancelled later than that, the first
night is due. Both are stated, not charged. The change limit of TR-2.2, rooms on sale and numbers of guests apply to
companies as well. Every change, also a dearer one, needs the person whom TR-1.3 names.

## TR-11.4 Invoices
corporate_api_generate_corporate_invoice, for the account's contact only, one for each booking asked for, for stays
that have ended (checked_out) at most ${corporate.invoiceWithinDays} days ago. Older ones: the corporate desk. Coming
and cancelled stays have no invoice yet; say when there will be one. The bookings of an account are in
corporate_api_get_corporate_booking_history: names on it are not told to anybody but the contact.

## TR-11.5 The limit
booking_limit counts bookings that are confirmed or checked in. It stops new bookings, never a change or a
cancellation. Limits, tiers, terms of payment and contacts are changed by the corporate desk alone.

## TR-11.6 Private wishes
A traveller who wants to stay longer at their own cost books that privately. A private booking is not put on an
account afterwards, nor a corporate one taken off it.`,
}
