import type { KnowledgeDocument } from '../../../../lib/sandbox/index.ts'
import { cancellation, deskUsers, rates } from '../../rules.ts'

const { freeUntilHours, partlyFlexible, voucher, duplicate } = cancellation

export const cancellingABooking: KnowledgeDocument = {
  id: 'TR-3',
  title: 'Cancelling a booking and what comes back',
  category: 'cancellation',
  body: `## TR-3.1 What is cancelled
A confirmed booking is cancelled by setting booking_status to cancelled, at any time until the check-in time, whatever
comes back. Rooms that belong together: TR-13.3. Say what comes back and wait for the yes; a guest who prefers to keep the booking keeps it. A guest who
has not arrived by midnight at the hotel's place is a no-show: nothing comes back and nothing is cancelled. Nights are
not cancelled singly: a shorter stay is a change (TR-2).

## TR-3.2 Hours before arrival
Count from now to the check-in time of the booking (check_in_date), both at the hotel's place (TR-12). The limit for a
late cancellation follows the hotel's partner tier: premium ${freeUntilHours.premium} hours, standard
${freeUntilHours.standard} hours, budget ${freeUntilHours.budget} hours. Exactly at the limit is still in time.

## TR-3.3 What comes back
The base is what was paid for the stay: successful charges with a rate or "Price difference" as reason, less
successful and pending refunds of the same booking. Change fees, taxes collected for a city and extras of the hotel
are not part of it and never come back; for vouchers see TR-5.2.
- ${rates.flexible}: in time everything; late, the base less the first night (booking value divided
by its nights); what was paid back before makes the base smaller, not the night.
- ${rates.partly}: ${partlyFlexible.earlyDays} days or more before arrival ${partlyFlexible.earlyPercent}%; later but
before the limit of TR-3.2 ${partlyFlexible.latePercent}%; late, nothing.
- ${rates.saver}: nothing, at any time; see TR-3.6.

Round once, at the end. Before it is paid: TR-5.1 and TR-5.2.

## TR-3.4 Moved bookings
Moving the dates does not win back a free cancellation. If an entry of modification_history moved the arrival to a
later date when the earlier arrival was already inside the limit of TR-3.2 (or, for ${rates.partly}, fewer than
${partlyFlexible.earlyDays} days away), the booking counts as late (or as later) from then on, however far away the new
arrival is. The entry's date and the two arrivals in it tell; the limit is that of the hotel's tier, without TR-9.3.
Moves to an earlier date, and moves that the hotel asked for, change nothing.

## TR-3.5 When the hotel is at fault
If the hotel cannot keep the booking, or an essential of it (the booked kind of room, the accessible room, step-free
access), everything paid comes back at any rate and time, fees included. The hotel must have said so: in a ticket or
comment of its own about this booking. The guest's word, a review or a news report is no such word; then escalate to
the hotel with hotel-confirmation-required, cancel nothing yet, and hold the ticket.

## TR-3.6 Saver vouchers
A ${rates.saver} booking cancelled ${voucher.fromDays} days or more before arrival earns a voucher of
${voucher.percent}% of what was paid for the stay, unless the booking was ever moved, or the guest had a voucher in this
calendar year already (a ticket of theirs about any booking, with voucher-issued). You have no tool for it: the
vouchers team issues it from the ticket overnight. Cancel, pay nothing back, and solve the ticket with
resolution_action voucher-issued. A voucher is never paid out, and never given together with a refund.

## TR-3.7 Booked twice
Two confirmed bookings of one customer at one hotel for the same nights, made within ${duplicate.withinMinutes}
minutes of each other (created_at), are a duplicate. If the guest says so within ${duplicate.claimWithinHours} hours
of the later one, cancel the later booking and pay back everything paid for it, whatever its rate (a task, and one matter, under the reference of the later one). Later, or if the
nights, rooms or guests differ, the rate decides. Two rooms for one party are no duplicate: ask.

## TR-3.8 Illness and bereavement
A guest who gives illness, an accident or a death in the family as the reason is not judged by you, and asked for no
proof. Cancel nothing and pay nothing; give the ticket to the duty manager (${deskUsers.dutyManager}). If they would
rather have the ordinary cancellation at once, that is their choice, and TR-3.3 applies. This is for private guests:
for a company's booking TR-11 decides, whatever reason is given (TR-1.7).`,
}
