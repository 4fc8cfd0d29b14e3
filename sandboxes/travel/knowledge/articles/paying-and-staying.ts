import type { HelpArticle } from '../../../helpdesk/index.ts'
import { complaints, payments, requests } from '../../rules.ts'
import type { Section } from './sections.ts'

export const payingAndStaying: readonly HelpArticle<Section>[] = [
  {
    id: 6201,
    title: 'When does my refund arrive?',
    section: 'paying',
    labels: ['refund', 'bank'],
    edited: '2025-05-05',
    text: `Refunds go back to the card or account that you paid with, and arrive within ${payments.refundArrivesDays} business
days after we have sent them. Larger sums are looked at by our payments team first.`,
  },
  {
    id: 6202,
    title: 'A charge I do not recognise',
    section: 'paying',
    labels: ['charge', 'dispute', 'card'],
    edited: '2025-05-05',
    text: `Look at the date first: we charge when you book, and again when a change makes your stay dearer. Your hotel may charge
by itself for what you had there; please ask at the hotel.

If it is still a riddle, write to us within ${payments.disputeWithinDays} days and we open a case. While a case is
open, nothing is paid back.`,
  },
  {
    id: 6203,
    title: 'My payment failed',
    section: 'paying',
    labels: ['payment', 'failed', 'card'],
    edited: '2025-02-17',
    text: `Add a new card in your account; you will see a token that begins with tok_. Send us the token, never the number of the
card. We put it on file and try again. After ${payments.failedAttempts} failed attempts your bank may ask us to wait
for ${payments.retryAfterHours} hours.`,
  },
  {
    id: 6204,
    title: 'Receipts and invoices',
    section: 'paying',
    labels: ['receipt', 'invoice'],
    edited: '2025-01-30',
    text: `You can have a receipt for every stay that you have paid, and an invoice before. If your company books with us, its
travel manager gets the invoices.`,
  },
  {
    id: 6205,
    title: 'Special requests',
    section: 'staying',
    labels: ['requests', 'early', 'late', 'pets', 'cot'],
    edited: '2025-06-30',
    text: `Tell us what would make your stay better: a cot, a quiet room, an early or late hour. We pass it on, and hotels do
what they can.

- Arriving before ${requests.earlyArrivalFromHour}:00 or leaving after ${requests.lateDepartureUntilHour}:00 has to be
confirmed by the hotel.
- Pets are welcome at many of our hotels. Look for the paw.
- Assistance dogs are welcome everywhere.`,
  },
  {
    id: 6206,
    title: 'Something was wrong with my stay',
    section: 'staying',
    labels: ['complaint', 'compensation'],
    edited: '2025-08-04',
    text: `Please tell the front desk at once, and us while you are still there: that is when we can help most, and it counts
afterwards.

If it could not be put right, write to us within ${complaints.withinDays} days after you leave. Depending on how bad
it was, we pay back a part of the price of the nights that were spoilt.`,
  },
  {
    id: 6207,
    title: 'What our tiers mean',
    section: 'staying',
    labels: ['vip', 'platinum', 'loyalty', 'points'],
    edited: '2025-09-02',
    text: `Vip and platinum guests enjoy more free changes, and platinum guests may leave later at our finest hotels. The points
programme (member, silver, gold, platinum-elite) is something else: points are for vouchers in the points shop.`,
  },
]
