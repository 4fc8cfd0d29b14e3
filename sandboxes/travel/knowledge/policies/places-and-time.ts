import type { KnowledgeDocument } from '../../../../lib/sandbox/index.ts'
import { places } from '../../rules.ts'

const offsets = Object.entries(places)
  .map(([place, hours]) => `| ${place} | ${hours < 0 ? '−' : '+'}${Math.abs(hours)} |`)
  .join('\n')

export const placesAndTime: KnowledgeDocument = {
  id: 'TR-12',
  title: 'Dates, clocks and places',
  category: 'time',
  body: `## TR-12.1 The hotel's clock
Arrival, departure, today, tomorrow, days and hours before arrival are meant at the hotel's place, never at the
guest's or ours. Dates of stays (check_in_date, check_out_date of bookings and groups) are written with a Z at the end
but are the hotel's own date and time. Everything else (created_at, entries of modification_history, transactions,
tickets, the clock in your instructions) is UTC.

| place | hours to UTC in October |
|---|---|
${offsets}

## TR-12.2 Counting
Hours are exact, from clock to clock. Days are calendar days: from 1 to 8 October are 7 days. Nights are the days from
arrival to before departure. The check-in time is the time in check_in_date.

## TR-12.3 Dates that systems stamp
What you change today is today's, whatever date the booking, payment and profile systems put on it: they run on clocks
of their own and may stamp it with a day in the past or in the future. Entries that were there when you came have true
dates.`,
}
