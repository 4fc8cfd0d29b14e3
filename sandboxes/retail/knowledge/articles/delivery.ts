import type { HelpArticle } from '../../../helpdesk/index.ts'
import { money } from '../../../shared/index.ts'
import { arrival, lateness, reshipping, shipping } from '../../rules.ts'
import type { Section } from './sections.ts'

export const deliveryArticles: readonly HelpArticle<Section>[] = [
  {
    id: 4101,
    title: 'How fast we deliver and what it costs',
    section: 'delivery',
    labels: ['delivery', 'shipping', 'cost'],
    edited: '2025-03-03',
    text: `You choose the speed at the checkout.

- Standard: ${shipping.standard.days} business days, free of charge.
- Expedited: ${shipping.expedited.days} business days, ${money(shipping.expedited.cost)}.
- Next day: ${shipping.next_day.days} business day, ${money(shipping.next_day.cost)}.

You can switch to another speed as long as we have not handed your parcel to the carrier. You then pay, or get
back, the difference.

The date in your shipping confirmation is the one we stand by. Carriers sometimes show a date of their own;
that one is a guess.`,
  },
  {
    id: 4102,
    title: 'My parcel is late: what now?',
    section: 'delivery',
    labels: ['delivery', 'late', 'compensation', 'tracking'],
    edited: '2025-06-18',
    text: `We are sorry. Please look at the tracking page first: most late parcels move within a day or two.

When a late parcel has finally arrived, write to us. We give back the shipping cost if it came even one day
late, and from ${lateness.shareFromDays} days a share of what the goods cost: between
${lateness.standard.percent}% and ${lateness.vip.higherPercent}%, depending on the delay and on your customer
tier, up to a limit.

If tracking says "exception", the carrier is looking for your parcel. We have to let them finish, and cannot
pay, replace or cancel anything while they do.

A parcel that is ${lateness.lostAfterDays} days late is considered lost. Then we send a new one, or cancel the
order if we have none left.`,
  },
  {
    id: 4103,
    title: 'It arrived broken, or it is not what I ordered',
    section: 'delivery',
    labels: ['damaged', 'wrong item', 'replacement'],
    edited: '2025-02-11',
    text: `Tell us within ${arrival.reportWithinDays} days of the delivery and choose:

- a new one, sent expedited and free of charge, if we have it in stock, or
- your money back, once the piece has reached our returns centre.

If you choose a new one and the broken piece cost less than ${money(arrival.bringBackFrom)}, you need not send
it back. Please recycle it. Dearer pieces come back at our expense.

A photo helps us, but you do not need one.`,
  },
  {
    id: 4104,
    title: 'Correcting a delivery address',
    section: 'delivery',
    labels: ['address', 'delivery', 'returned to sender'],
    edited: '2025-04-29',
    text: `Write to us before the parcel leaves, and we change the address free of charge. Once it is on the
road, neither we nor the carrier can redirect it.

If a parcel returns to us, we send it again as soon as you have confirmed a complete address. When the address
on the order was wrong or lacked the apartment, or nobody collected the parcel, sending it again costs
${money(reshipping.fee)}, except for VIPs. When the carrier got it wrong, it costs nothing.`,
  },
]
