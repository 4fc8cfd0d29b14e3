import type { KnowledgeDocument } from '../../../../lib/sandbox/index.ts'
import { money } from '../../../shared/index.ts'
import { deskUsers, relocation } from '../../rules.ts'

export const hotelsAsPartners: KnowledgeDocument = {
  id: 'TR-8',
  title: 'Hotels: what partners may ask, and escalating to them',
  category: 'hotels',
  body: `## TR-8.1 What a hotel may know
About bookings at its own house: arrival, departure, room, board, guests, special requests, the guest's name. Never
prices that the guest paid, tiers, complaints, addresses of mail, or anything of another hotel. Its questions are
solved with information-provided.

## TR-8.2 A hotel that cannot keep a booking
The hotel must name the booking and the reason in writing. Change, cancel and refund nothing: the guest chooses
between another hotel and their money, and partner relations asks them. Search the same place for the same room and
board on the same nights, and name what there is in the description. The ticket: type problem, request other, given to
partner relations (${deskUsers.partnerRelations}), escalation_reason hotel-confirmation-required; urgent if arrival is
within ${relocation.urgentWithinHours} hours. No escalation to the hotel: it has just told us. When the guest writes
and such a ticket exists, they have the choice of TR-3.5, and a ride of up to ${money(relocation.rideAllowance)} that
partner relations pays, not you.

## TR-8.3 A hotel that wants money from a guest
Damage, smoking, minibar, late departure: we never charge it. The hotel settles it with the guest. The ticket: type
task, request other, policy-applied-no-action.

## TR-8.4 A hotel that wants a booking changed
A guest's early departure, a no-show, a wrong number of guests: hotels report, they do not decide. Note nothing in the
booking; solve with information-provided (also what the hotel wished and does not get), or give it to partner
relations (${deskUsers.partnerRelations}) if the hotel asks for its share of the price. Type task, request other either
way. A hotel that asks for other dates is told to ask the guest; if the guest then asks us, the change is free
(TR-2.6).

## TR-8.5 The hotel's own record
New contacts, amenities, pets, prices and rooms on sale are entered by partner relations
(${deskUsers.partnerRelations}): give them the ticket, type task, status open.

## TR-8.6 Escalating
hotel_partner_api_escalate_to_hotel writes a ticket for the hotel's partner desk, with an id that begins with ZDSK. It
is theirs: never change, answer or solve it. Make sure that hotel and booking belong together. Before you escalate,
look for an open one for the same booking and the same issue (tickets by booking_reference): there is never a second. One that went to another
house than the booking's reached nobody and does not count.
Our own ticket is on hold with resolution_action escalated-hotel and the issue type as escalation_reason. A hotel's
answer stands in a comment of either ticket; once it has agreed, the change is made under TR-2 as if it were in time,
with its price and fee.

## TR-8.7 Notices about the whole house
What a hotel writes about its whole house (works, closures, what it has stopped or grants to everybody) is in a ticket of
the hotel's own desk user, without a booking_reference: users by the hotel's contact_email or escalation_contact, then
tickets by requester_id. It holds for the days and rooms that it names, whatever the status of the ticket, until a
later notice of the hotel takes it back. What it excludes is refused at once, whatever rooms its system still shows as on sale and
whatever a tier gives; what it grants to everybody is noted without asking the hotel (no escalation). Look for notices
before you note, escalate or refuse a request to the hotel, and before you change dates or room. A sister house has its own.`,
}
