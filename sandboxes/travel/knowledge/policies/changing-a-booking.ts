import type { KnowledgeDocument } from '../../../../lib/sandbox/index.ts'
import { money } from '../../../shared/index.ts'
import { changes, guestsInRoom, rates } from '../../rules.ts'

export const changingABooking: KnowledgeDocument = {
  id: 'TR-2',
  title: 'Changing dates, rooms, board and guests',
  category: 'changes',
  body: `## TR-2.1 Which bookings
Only a confirmed booking whose arrival is still to come is changed. Checked-in guests turn to the front desk; departed
and cancelled bookings stay as they are, and a cancelled one is never confirmed again (one exception: TR-13.3).

## TR-2.2 Until when
The desk changes dates, room, board and guests until ${changes.untilHour}:00 at the hotel's place on the day before
arrival (the arrival in the booking now, not the wished one; places are in TR-12). After that the hotel has to agree:
change nothing, escalate to the hotel with the issue type same-day-modification, and put the ticket on hold. Special
requests have no such limit.

## TR-2.3 What the rate allows
The rate stands in the reason of the booking's first charge (payment_api_get_transaction_history): "${rates.flexible}
rate", "${rates.partly} rate" or "${rates.saver} rate". The booking itself does not show it, and a guest's memory does
not decide.
- ${rates.flexible}: everything can change.
- ${rates.partly}: dates can move once in the booking's life, and the new stay has at least as many nights; room and
board can only become dearer.
- ${rates.saver}: dates, and a cheaper room or board, never; guests, a dearer room and a dearer board can change.

A corporate booking has no such charge: its contract decides (TR-11.3).

## TR-2.4 Rooms on sale
Before a change of dates, room or board, ask the hotel (hotel_partner_api_verify_availability) for the whole new stay
with the new room and board. Only availability_confirmed true counts. booking_api_check_hotel_availability passes over
nights that the hotel has not loaded, and a price from it or from a change with such nights is wrong. What a hotel has written about its whole house comes before its system (TR-8.7). If the hotel
does not confirm, change nothing; name another board, room or date that it does confirm. The ticket is pending only if
they leave without choosing; when they take it at once, go on as with any change. No stay is longer than
${changes.maximumStayNights} nights.

## TR-2.5 How many guests
Adults and children together: standard_room and accessible_room ${guestsInRoom.standard_room}, deluxe_room and
executive_suite ${guestsInRoom.deluxe_room}, suite ${guestsInRoom.suite}, family_room ${guestsInRoom.family_room},
presidential_suite ${guestsInRoom.presidential_suite}. A child in a cot counts. With more guests than that the room
changes in the same step, or the change is refused; one adult at least stays. An accessible_room is only for hotels
with accessible_rooms_available.

## TR-2.6 The change fee
The first change of a booking is free, each further one costs ${money(changes.fee)}; TR-9.2 and TR-9.6 say for whom more are free. Count
the entries of modification_history: an entry that names dates, room or board is one change, however many of them it
names. Entries with only guests, special requests or the status do not count, nor do entries made "via group booking",
nor a change that a hotel asked for (it says so in a ticket of the booking). All that a guest asks for in one
conversation is one change for one booking, even if you make it in several calls (a way back is another, TR-2.8). A change of guests or special
requests alone costs nothing.

## TR-2.7 The difference in price
booking_api_modify_booking sets the new price and says the difference. A dearer stay: charge the difference. A cheaper
stay: pay the difference back at the ${rates.flexible} rate; at the other rates nothing is paid back. The change fee
is a charge of its own beside either. Tell the guest difference and fee before you change; the price is what the tool
says afterwards, so work it out from the nights on sale beforehand (price_per_night is an average, times the nights).
If the guest does not agree, change nothing. Taxes and board are in the price of a night; a change never brings back a
price that was lower when the guest booked.

## TR-2.8 In which order
Verify, ask the hotel, tell the price, wait for the yes, change, charge or pay back, read the booking again (TR-13),
finish the ticket. New dates keep the times of day of the old ones. If the guest changes their mind after the change was
made, the way back is a further change with its own fee.`,
}
