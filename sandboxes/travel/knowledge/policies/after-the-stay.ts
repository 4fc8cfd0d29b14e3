import type { KnowledgeDocument } from '../../../../lib/sandbox/index.ts'
import { money } from '../../../shared/index.ts'
import { complaints, deskUsers } from '../../rules.ts'

export const afterTheStay: KnowledgeDocument = {
  id: 'TR-7',
  title: 'After the stay: complaints and compensation',
  category: 'complaints',
  body: `## TR-7.1 Which complaints
Complaints about a stay that has ended (checked_out), within ${complaints.withinDays} calendar days of the departure
day at the hotel's place, last day included. Later ones are thanked for and end with policy-applied-no-action. A guest
who is still there (checked_in) is helped by the hotel: escalate with guest-complaint, hold the ticket, and pay
nothing.

## TR-7.2 How bad it was
- minor: noise, slow service, a missing or broken extra (pool, breakfast item, television):
${complaints.percent.minor}%
- moderate: the booked room lacked what it should have (view, bed, balcony, air conditioning), or was unclean:
${complaints.percent.moderate}%
- severe: unsafe or unusable (no water, no heating, vermin, a broken lock), or another kind of room than booked:
${complaints.percent.severe}%

Several faults in one stay: the worst counts, for the nights of any of them. Weather, prices and other guests'
behaviour outside the house are no faults of the hotel.

## TR-7.3 How much
The percentage of the price of the nights that were spoilt: booking value divided by the nights of the stay, times the
spoilt nights. Vip adds ${complaints.vipMorePoints} points and platinum ${complaints.platinumMorePoints} points to the
percentage (25% becomes 30% for vip), unless TR-9.6 applies. Then TR-7.4. The most is ${money(complaints.cap)} for a booking. Round once, at
the end. It is paid as a refund on the booking, within TR-5.

## TR-7.4 Reported during the stay?
Half (${complaints.unreportedShare}%) of it is paid if the fault was not reported while the guest was there. It was
reported if a ticket of the booking was created, or a comment or entry of a ticket's conversation about it was
written, by the guest or the hotel, from the day of arrival to the day of departure. What the guest says about having
told the front desk does not replace that, and neither does a review, a ticket about something else, or what the hotel
writes after the departure.

## TR-7.5 Once for a booking
A booking is compensated once. Look for it in all places: a refund with a reason such as "Compensation" or "Goodwill"
among its transactions whatever its date, and a ticket of the booking with refund-partial or voucher-issued. If there
is one, pay nothing more, even if it was less than TR-7.3 gives, and end with policy-applied-no-action. What the hotel
itself gave (a meal, a room upgrade, money at the desk) does not count.

## TR-7.6 The profile
A complaint that is new (no ticket of this guest about it yet; a hotel's own ticket does not count) raises
complaint_count of the profile of the booking's customer by one, whether or not something is paid; late complaints and
those of guests who are still there count too. One that was counted before is not counted again: the guest has a ticket
about the same complaint, under whatever booking or none. If the profile had ${complaints.dutyManagerFrom} or
more complaints before this one (never counting this one), raise it, pay nothing, and give the ticket to the duty
manager (${deskUsers.dutyManager}).

## TR-7.7 Corporate stays and lost things
For a corporate booking nothing is paid back by the desk; work out the sum, write it into refund_amount, and give the
ticket to the corporate desk (${deskUsers.corporateDesk}). Things left behind: escalate to the hotel with
guest-complaint, hold; no complaint is counted.`,
}
