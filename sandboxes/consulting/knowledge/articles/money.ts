import type { HelpArticle } from '../../../helpdesk/index.ts'
import { dollars, expenses, training, travel } from '../../rules.ts'
import type { sections } from './sections.ts'

const { mealsADay } = expenses
const { hotelANight, noticeDays } = travel

export const moneyArticles: readonly HelpArticle<keyof typeof sections>[] = [
  {
    id: 5301,
    title: 'Why was my expense report rejected?',
    section: 'money',
    labels: ['expenses', 'rejected', 'receipt', 'override'],
    edited: '2025-05-06',
    text: `The commonest reasons:

- no receipt, although the sum is ${dollars(expenses.receiptFrom)} or more,
- the expense is older than ${expenses.lateAfterDays} days,
- meals or hotel above the limit.

If you think that it should be paid all the same, write to the desk with the number of the report. If there is a good reason, your
manager or partner is asked. Small sums without a receipt can be excused once in a while.`,
  },
  {
    id: 5302,
    title: 'Limits for meals',
    section: 'money',
    labels: ['expenses', 'meals', 'limit'],
    edited: '2024-12-10',
    text: `A day's meals on a trip are paid up to ${dollars(mealsADay.first)} in the dearest cities (New York, San Francisco, Boston, Washington), up
to ${dollars(mealsADay.second)} in Chicago, Austin, Seattle and Denver, and up to ${dollars(mealsADay.other)} elsewhere.

Dinners with clients are not meals. Report them as client entertainment, with an itemized receipt.`,
  },
  {
    id: 5303,
    title: 'Booking a trip',
    section: 'money',
    labels: ['travel', 'flight', 'hotel'],
    edited: '2025-03-25',
    text: `Book early: at least ${noticeDays.belowManager} days before you leave, managers at least ${noticeDays.managers} days. Fly economy. Hotels
may cost up to ${dollars(hotelANight.first)} a night in the dearest cities and ${dollars(hotelANight.other)} in most places.

If your booking cannot keep to that, write to the desk before you leave, with the number of the booking. After the trip we can do
nothing.`,
  },
  {
    id: 5304,
    title: 'Courses and conferences: what the firm pays',
    section: 'training',
    labels: ['training', 'course', 'conference', 'budget'],
    edited: '2025-01-28',
    text: `Mandatory courses cost you nothing and need no approval of their cost. For everything else your manager is asked, and from ${dollars(training.partnerFrom)}
your partner too. Conferences are for Senior Consultants and above.

Everybody has a budget for the calendar year; it depends on your level. In your first ${training.newcomerDays} days there are only mandatory and free
courses.

If a course falls into an engagement, the engagement's senior manager has to agree that you are away.`,
  },
]
