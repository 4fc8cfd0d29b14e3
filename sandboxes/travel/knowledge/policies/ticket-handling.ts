import type { KnowledgeDocument } from '../../../../lib/sandbox/index.ts'
import { deskUsers, priorityDays } from '../../rules.ts'

export const ticketHandling: KnowledgeDocument = {
  id: 'TR-10',
  title: 'Ticket handling: which ticket, and what goes into it',
  category: 'tickets',
  body: `## TR-10.1 One ticket for each matter
A matter is one booking (or one group as a whole, or one account) with all that is asked about it in the conversation.
Two bookings are two matters, except the rooms of one group. Every matter of a verified writer ends in exactly one
ticket; write it when you know what the matter is, and finish it before you say goodbye.

## TR-10.2 Look first
Search the tickets of the requester and those with the booking's reference; the guest may have written under another
matter, and hotels and colleagues write too. If a ticket of the same requester about the same booking (or group, or
account) is there that is not closed, and its kind of request (TR-10.5) is the same, work in it, whatever its status:
solved ones are reopened that way. A closed one stays; write a new one. Never touch tickets of another requester, nor
those whose id begins with ZDSK. Search by requester_id and booking_reference: hotel_id is
empty in the desk's own tickets, and the requester of a ZDSK ticket is a customer id (CUS-...), no desk user.

## TR-10.3 A new ticket
requester_id: the desk user with the email the request is for (users by email); assignee_id ${deskUsers.guestCare},
the guest care desk, unless it is given to a colleague. Fill: status, priority, type, tags, booking_reference,
request_type_detail; corporate_account_id and group_booking_id if the booking has one or the matter is about one. For
a group as a whole or an account as a whole leave booking_reference empty. hotel_id, check_in_date, booking_value,
organization_id and due_at are filled in overnight: leave them.

## TR-10.4 An existing ticket
Set status, priority, tags and type to what they should be now; fill in what is empty among the fields of TR-10.3. The
assignee changes only when you give it to a colleague.

## TR-10.5 request_type_detail
The first of this list that fits what was asked: cancel-booking, request-refund (money back without a cancellation:
overcharges, double charges, compensation asked as money is post-stay-issue), modify-dates, modify-room-type,
modify-board-type, modify-guests, add-special-request, billing-inquiry (receipts, invoices, unknown or failed
charges), post-stay-issue, other. It says what was asked, not what was granted. Moving a group is modify-dates,
releasing rooms is cancel-booking.

## TR-10.6 Type
question: only information or a document was asked for. task: something was to be changed, noted, cancelled or paid
out by the rules, and nothing had gone wrong. incident: something had gone wrong for this booking: a wrong, unknown or
failed charge or refund, a complaint, a hotel that does not answer, something that the desk or a system had left undone
or done too much on an earlier day (TR-13.3, TR-13.5). problem: one fault touches several bookings, or a hotel
cannot keep a booking (TR-8.2), whoever writes and whatever they asked for: a guest who cancels such a booking has a
problem too, and no task or incident.

## TR-10.7 Priority
The highest that applies; days are days at the hotel's place (TR-12).
- urgent: arrival is today, or TR-8.2 says so;
- high: arrival is tomorrow, or the ticket is given to a colleague;
- normal: arrival within ${priorityDays.normalWithin} days, or the stay is under way or has ended;
- low: everything else, questions about an account included.

The arrival is the one in the booking at the end, after a change the new one; it counts here (not in TR-10.8) also
when the booking has been cancelled.

## TR-10.8 Tags
Exactly these, replacing whatever was there: first who wrote, b2c-customer, corporate-account (traveller or contact of
a corporate booking or account), group-coordinator or hotel-partner; a guest of a group is b2c-customer. Then, if the
booking is confirmed at the end and arrival is to come: check-in-today, check-in-24h for tomorrow, or
check-in-upcoming for an arrival within ${priorityDays.upcomingWithin} days; none for later. For a group its check-in
date counts. Labels for tiers, repeats and escalations are kept elsewhere and vanish here.

## TR-10.9 Status
pending: the writer has to answer or decide. hold: the hotel, a bank or somebody else outside has to. open: given to a
colleague of Lodgemere. solved: nothing is left. new is never left behind, and closed is set by the desk itself.

## TR-10.10 resolution_action and refund_amount
For solved tickets the first that applies: refund-full (everything paid for the stay, or for all of several rooms,
went back), refund-partial (a part of it, a compensation, a double or excess charge), voucher-issued,
modification-completed (a change, a cancellation without money back, a request noted, a failed payment made good), policy-applied-no-action
(refused, or nothing due), information-provided. On hold for a hotel: escalated-hotel. Pending, open, and on hold for
somebody else: none. refund_amount: what was paid back in this ticket, or what is due where a policy says that it is
written; otherwise leave it alone. escalation_reason only where a policy names it.

## TR-10.11 What is not written
No comments, no conversation entries, no users, organisations or articles; nothing is deleted. Subject and description
are for the next colleague: what was asked, what was found, what was done.`,
}
