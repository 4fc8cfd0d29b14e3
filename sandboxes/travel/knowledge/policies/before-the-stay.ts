import type { KnowledgeDocument } from '../../../../lib/sandbox/index.ts'
import { requests } from '../../rules.ts'

export const beforeTheStay: KnowledgeDocument = {
  id: 'TR-6',
  title: 'Before the stay: special requests and preferences',
  category: 'requests',
  body: `## TR-6.1 How requests are kept
A request to the hotel is an entry in the booking's special_requests. The tool replaces the list, so read it first and
give the old entries too, unless the guest takes one back. A request is a wish, and not guaranteed, except where
TR-6.4 says so. What the hotel has written about its whole house (TR-8.7) comes before the sections below.

## TR-6.2 What the desk notes by itself
Cot or extra bed (count the guests first, TR-2.5; a child in a cot stands in children_count), high or low floor, quiet side, twin or double, allergies and diets,
arrival up to midnight, a greeting, airport pick-up at the guest's cost. Note it, and solve the ticket, unless a
notice of the hotel excludes it (TR-8.7).

## TR-6.3 What the hotel has to confirm
Arrival before ${requests.earlyArrivalFromHour}:00 or after midnight, departure after ${requests.lateDepartureUntilHour}:00 (both at
the hotel), a second pet, connecting rooms, equipment for guests with disabilities (a shower chair, a hoist, step-free
access), anything to be delivered to the room before arrival. Note it in special_requests all the same, escalate with
hotel-confirmation-required, and hold the ticket. One escalation for all requests of one conversation; none for what the hotel
has granted to everybody (TR-8.7). If an open
escalation of the hotel's partner desk for the same booking and request exists (a ticket whose id begins with ZDSK),
do not escalate again: note, and hold.

## TR-6.4 Guaranteed
A platinum guest departs from a premium hotel until ${requests.platinumDepartureUntilHour}:00 without asking: note it,
no escalation, unless TR-8.7 or TR-9.6 stands against it. Nothing else is guaranteed, by any tier.

## TR-6.5 Refused at once
Pets where the hotel does not take them (supports_pets false); a pet beyond the second at any hotel; more than one cot
in a standard_room; a named room number; anything that an accessible_room has, where the hotel has none
(accessible_rooms_available false). Assistance dogs are not pets: they are noted at every hotel and never refused. Up
to ${requests.petsPerRoom} pet needs no confirmation where pets are welcome.

## TR-6.6 Preferences
What a guest wants "every time" goes into preferences of the profile as well, added to the list; what they want once
does not. special_notes are for colleagues: write there only who "may act for me", and only when the guest of the
profile asks for it. A new email or name of the profile needs the guest's own request from the old address.`,
}
