import type { HelpArticle } from '../../../helpdesk/index.ts'
import { money } from '../../../shared/index.ts'
import { codes, company, membership, payments, pricing } from '../../rules.ts'
import type { Section } from './sections.ts'

export const ordersAndMembershipArticles: readonly HelpArticle<Section>[] = [
  {
    id: 4501,
    title: 'Cancelling an order',
    section: 'orders',
    labels: ['cancel', 'order'],
    edited: '2025-02-02',
    text: `As long as we have not shipped it, we cancel an order free of charge, and your payment is released
by itself. We can only cancel the whole order, not one item of it.

A parcel that has left can be refused at the door or returned later.`,
  },
  {
    id: 4502,
    title: 'My card was declined',
    section: 'orders',
    labels: ['payment', 'declined', 'card'],
    edited: '2025-06-05',
    text: `Your order waits for ${payments.retryHours} hours. Sign in, open the order, and pay with another
card or try again after talking to your bank. Please never send us a card number in a message.

After ${payments.retryHours} hours the order is cancelled, and you can place it again.

You may see the declined attempt on your statement for up to ${payments.droppedChargeDays} business days. No
money has been taken.`,
  },
  {
    id: 4503,
    title: 'Codes, points and member prices: what goes together',
    section: 'orders',
    labels: ['codes', 'discount', 'points', 'promotion'],
    edited: '2025-09-01',
    text: `One code per order. A code for a fixed sum, such as ${codes.cozy.code}
(${money(codes.cozy.dollars)}), goes together with points. A code for a percentage, such as
${codes.lantern.code} (${codes.lantern.percent}%) or ${codes.soundcheck.code} (${codes.soundcheck.percent}% on
audio and video), does not: if you enter both, you get whichever saves you more.

Member prices go together with everything.

Did the checkout get it wrong? Write to us within ${pricing.correctionWithinDays} days of the order and we put
it right. A code that you forgot to enter cannot be added afterwards.`,
  },
  {
    id: 4601,
    title: `${company.membership}: what you get`,
    section: 'membership',
    labels: ['plus', 'membership', 'tier'],
    edited: '2025-05-30',
    text: `For ${money(membership.yearlyFee)} a year: longer returns without fees, more compensation when a
parcel is late, member prices, and points on everything you buy.

The benefits begin when you join and do not reach back to earlier orders. You can leave whenever you like; the
fee is not paid back and the points are lost. If you leave, you can join again after
${membership.rejoinAfterDays} days.

VIPs have all of this already and need not join.`,
  },
  {
    id: 4602,
    title: 'Earning and spending points',
    section: 'membership',
    labels: ['points', 'plus', 'membership'],
    edited: '2025-05-30',
    text: `Plus members earn ${pricing.plusPointsPerDollar} points and VIPs ${pricing.vipPointsPerDollar}
points for every full dollar of goods, without shipping. They arrive ${pricing.pointsArriveAfterDays} days
after the delivery.

${pricing.pointsPerDollarOfValue} points take ${money(1)} off. Points cannot be paid out or given to somebody
else.`,
  },
]
