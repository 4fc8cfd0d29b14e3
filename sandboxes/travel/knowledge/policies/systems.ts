import type { KnowledgeDocument } from '../../../../lib/sandbox/index.ts'
import { deskUsers } from '../../rules.ts'

export const systems: KnowledgeDocument = {
  id: 'TR-13',
  title: 'Our systems: what they do besides',
  category: 'systems',
  body: `## TR-13.1 After a write
The answer of a call is what was sent, not how the records stand afterwards. The hotels' systems and the banks have habits of
their own, which the answers do not tell. After a change, a cancellation or a refund read the records that the sections
below name. What is not as it should be is put right in the same conversation. That is no change of the
guest's: it costs no fee, nobody has to agree to it, and it belongs to the matter in hand.

## TR-13.2 Reservations made anew
A booking whose modification_history showed, when you came, a move of arrival and departure or another kind of room is made
anew at the hotel when its dates or its room change once more. Board and children then come along only if that call names them. If it does not, the booking reads
with_breakfast and no children afterwards, at the price that was asked. Set what was lost again, with board_type and
children_count; the price of the stay does not move.

## TR-13.3 Rooms that belong together
A booking with the special request "connecting with" and another booking's reference is one with that one at the hotel. When
it is cancelled, the hotel's system cancels the other, too, and nothing is paid back for that. If the guest keeps the
other, read it, and set it to confirmed again, at once or as soon as it is noticed: booking_status alone, without a fee. This is the one
case in which a cancelled booking is confirmed again; a guest who cancelled it by their own wish has cancelled it.

## TR-13.4 Refunds that fail
A charge whose payment_method ends with "(closed)" was made with a card that the bank has closed since. A refund for such a
booking is answered like any other, and stands as failed in the transactions: the money has not gone. It is not
tried again, nor sent to another method. The sum goes into refund_amount, and the ticket to the payments team
(${deskUsers.payments}), status open, who send it by other means. Who knows it beforehand need not try. A refund that failed although the card is
not closed is made again, once, if it is still due.

## TR-13.5 Done in the ticket, not in the record
Where a ticket says that something was done, and the records do not show it, the records count. What was asked for then is
done now, as far as it is missing, in that ticket, and nothing twice. Hours and days before arrival (TR-2.2, TR-3.2, TR-3.3) count
from when the guest asked for it, which is the created_at of that ticket. A charge that was forgotten needs the guest's yes (TR-5.4).

## TR-13.6 Bookings that did not arrive
If a hotel says, in a ticket or comment of its own, that it has no reservation for a booking which is confirmed here, escalate with
system-error, and with that only, whatever the guest asks for besides; requests are noted all the same, and nothing
else is changed until the hotel has answered. The guest's ticket is an incident, on hold.`,
}
