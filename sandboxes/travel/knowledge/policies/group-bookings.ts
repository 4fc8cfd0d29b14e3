import type { KnowledgeDocument } from '../../../../lib/sandbox/index.ts'
import { money } from '../../../shared/index.ts'
import { groups } from '../../rules.ts'

const { release } = groups

export const groupBookings: KnowledgeDocument = {
  id: 'TR-4',
  title: 'Group bookings: blocks of rooms',
  category: 'groups',
  body: `## TR-4.1 What a group is
A group has a group booking record with at least ${groups.fromRooms} rooms (total_rooms) and one booking for each room
in use. total_rooms is the contract's number and never changes; which rooms still stand, only the bookings say: read
every one of booking_references. Rooms that were released before are bookings of the group that are cancelled.

## TR-4.2 Releasing rooms
Days are calendar days from today to the group's check-in date, at the hotel's place. Without cost the coordinator may
release
- ${release.earlyDays} days or more before: ${release.earlyPercent}% of total_rooms;
- ${release.lateDays} days or more before: ${release.latePercent}%;
- later: none.

Round down to whole rooms. The allowance is for the whole life of the group: rooms released before use it up, also
those released in an earlier window. For a room within the allowance everything paid for it comes back. For a room
beyond it everything but its first night comes back, and inside ${release.lateDays} days nothing does. The rates of
TR-2.3 and the limits of TR-3.2 do not apply to groups, nor does any tier.

Which rooms go, the coordinator names; if only a number is named, ask. Of several rooms the dearest count as those
within the allowance. Each room is cancelled and refunded by itself.

## TR-4.3 Moving the group
The coordinator may move the whole group until ${groups.moveUntilDays} days before its check-in date, to dates of the
same number of nights, if the hotel confirms the new nights for every kind of room and board in the group with as many
rooms as stand (the notes of hotel_partner_api_verify_availability say the least number of rooms). With more than
${groups.hotelDecidesAboveRooms} standing rooms the hotel decides: change nothing, escalate with large-group-booking
on the first standing booking, and hold the ticket.

booking_api_modify_group_booking with cascade_to_individual_bookings moves every booking in the list, cancelled and
departed ones too, and gives all of them the same dates. Use the cascade only if every booking of the list is
confirmed and has the group's dates. Otherwise change the group record without the cascade and each standing booking
by itself. A room whose dates differ from the group's keeps its own dates unless the coordinator names new ones for
it.

## TR-4.4 Single rooms, and the fee
Room, board, guests and dates of single rooms of a group change as TR-2 says, at any rate. Instead of TR-2.6 one fee
is paid for the whole conversation: ${money(groups.changeFee)}, whether one room changes or the whole group moves. No
change of a group is free, and no tier softens it. A conversation in which rooms are only released, or only guests and
special requests change, costs no fee.

## TR-4.5 Who pays
All charges of one conversation about a group, the fee and the differences of all rooms, are two charges on the
group's first standing booking (the order is that of booking_references): one for the differences together, one for
the fee. If the differences together are below zero they are one refund on that booking. Refunds for released rooms
are paid on the room's own booking.

## TR-4.6 Guests of a group
What a guest of the group may ask is in TR-1.4. A guest who wants to leave the group or stay longer than it asks the
coordinator. A guest's complaint after the stay is theirs (TR-7), but what is paid for it goes to the booking that
paid, and so does a refund for a double charge.

## TR-4.7 Late wishes
Inside the change limit of TR-2.2 all changes of a group, also of one room, are the hotel's to decide: escalate once,
on the first standing booking, with large-group-booking for more than ${groups.hotelDecidesAboveRooms} standing rooms
and same-day-modification otherwise.`,
}
