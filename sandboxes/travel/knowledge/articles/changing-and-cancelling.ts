import type { HelpArticle } from '../../../helpdesk/index.ts'
import { money } from '../../../shared/index.ts'
import { cancellation, changes, guestsInRoom, rates } from '../../rules.ts'
import type { Section } from './sections.ts'

export const changingAndCancelling: readonly HelpArticle<Section>[] = [
  {
    id: 6101,
    title: 'Can I change my dates?',
    section: 'changing',
    labels: ['dates', 'change', 'fee'],
    edited: '2025-06-12',
    text: `Plans change. Write to us until ${changes.untilHour}:00 on the day before you arrive, by the clock at your hotel, and
tell us the new dates.

- Your first change is free. After that each change costs ${money(changes.fee)}.
- If the new nights cost more, you pay the difference.
- We ask the hotel first. If it has no room, we will suggest other dates.

Whether dates can be changed at all depends on the rate that you booked.`,
  },
  {
    id: 6102,
    title: 'What do Flexible, Partly flexible and Saver mean?',
    section: 'changing',
    labels: ['rates', 'flexible', 'saver'],
    edited: '2025-07-01',
    text: `Every stay is sold at one of three rates. Yours is on the confirmation that we sent you.

- **${rates.flexible}**: change or cancel as you like, within the time limits.
- **${rates.partly}**: your dates can move once, and a part of your money comes back if you cancel early enough.
- **${rates.saver}**: our lowest price. It is not refundable, and the dates are fixed.

You cannot switch from one rate to another after booking.`,
  },
  {
    id: 6103,
    title: 'A bigger room, another board, one more guest',
    section: 'changing',
    labels: ['room', 'board', 'guests', 'children'],
    edited: '2025-04-23',
    text: `Tell us what you would like and we will ask the hotel. A dearer room or board costs the difference.

How many people may sleep in a room, children and babies included: ${guestsInRoom.standard_room} in a standard or
accessible room, ${guestsInRoom.deluxe_room} in a deluxe room or executive suite, ${guestsInRoom.suite} in a suite,
${guestsInRoom.family_room} in a family room.

If there are more of you, you need a bigger room.`,
  },
  {
    id: 6104,
    title: 'Cancelling a stay',
    section: 'cancelling',
    labels: ['cancellation', 'refund', 'deadline'],
    edited: '2025-07-01',
    text: `At the ${rates.flexible} rate you can cancel free of charge until ${cancellation.freeUntilHours.standard} hours before
check-in at most of our hotels. Some of our finest hotels need longer notice, and simple ones less. If you are later,
the first night is kept.

At the ${rates.partly} rate ${cancellation.partlyFlexible.earlyPercent}% comes back if you cancel a week or more
before you arrive, and ${cancellation.partlyFlexible.latePercent}% until shortly before. At the ${rates.saver} rate
nothing comes back.

If you do not arrive, nothing comes back at any rate.`,
  },
  {
    id: 6105,
    title: 'I booked twice by mistake',
    section: 'cancelling',
    labels: ['duplicate', 'mistake'],
    edited: '2025-03-10',
    text: `It happens: the page was slow and you pressed again. Write to us within ${cancellation.duplicate.claimWithinHours}
hours, and we cancel the second booking free of charge, whatever its rate.`,
  },
  {
    id: 6106,
    title: 'When we give vouchers',
    section: 'cancelling',
    labels: ['voucher', 'saver'],
    edited: '2025-08-19',
    text: `If you cancel a ${rates.saver} stay early, ${cancellation.voucher.fromDays} days or more before you arrive, you may
get a voucher of ${cancellation.voucher.percent}% of its price for another stay. It comes by mail the day after.
Vouchers cannot be paid out.`,
  },
]
