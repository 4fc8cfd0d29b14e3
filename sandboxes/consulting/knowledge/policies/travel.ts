import type { KnowledgeDocument } from '../../../../lib/sandbox/index.ts'
import { cities, courses, dollars, travel } from '../../rules.ts'

const { hotelANight, noticeDays } = travel

export const travelPolicy: KnowledgeDocument = {
  id: 'CO-10',
  title: 'Travel bookings',
  category: 'travel',
  body: `## CO-10.1 What the desk does
The desk says whether a booking keeps to the rules, and asks for approval where it does not. It books, changes and
cancels nothing; who has to change something does so in the booking tool. Only the traveller, or somebody who may
ask for them (CO-1.2), is told about a booking. A trip that has begun or is over is not approved afterwards:
refused, solved.

## CO-10.2 Notice and class
- Notice, in days from the day on which the desk is first asked about the booking (the creation of the oldest ticket
  about it, or else today) to the departure's date: below Manager, administrative staff included, at least
  ${noticeDays.belowManager} days; Managers and Senior Managers at least ${noticeDays.managers} days; Partners none.
- Class: economy. Business for Partners always; for Managers and Senior Managers to destinations outside the United
  States and Canada. First class never: no approval is asked for, the booking has to be changed, pending.

## CO-10.3 Hotel
The rate a night, at most: ${dollars(hotelANight.first)} in ${cities.first.join(', ')};
${dollars(hotelANight.second)} in ${cities.second.join(', ')}; ${dollars(hotelANight.other)} everywhere else, abroad
included. The city is the first word or words of the destination, before the comma. A booking without a rate has no
hotel.

## CO-10.4 Exceptions
Count what the booking breaks: notice, class, hotel. The sum above the hotel limit is the rate minus the limit,
times the nights; nights are the days from the departure's date to the return's date.
- nothing broken: no approval, solved.
- one: manager.
- two or more, or a sum above the hotel limit of more than ${dollars(travel.partnerAbove)}: manager and partner.

The request's amount is the sum above the hotel limit, and empty if the hotel keeps to it.

## CO-10.5 Abroad
Outside the United States and Canada the traveller must have completed the course "${courses.travelBriefing}", whose
certificate must not expire before the return's date. If it is missing or would expire, enrol them (no approval; not
twice, CO-6.4) and ask for nothing else: pending if the traveller writes, otherwise on hold. This goes before
CO-10.4: approvals are asked for when the briefing is done.

## CO-10.6 For an engagement
A trip is for an engagement if the person says so and every day of it lies within their place on it (CO-4.3), and
the engagement may do everything (CO-4.2). Then its code goes into ticket and request. Otherwise both stay without a
code, and the rules are the same: a trip outside the place is the person's own cost centre, and that is all. What a
client is willing to pay changes no limit.`,
}
