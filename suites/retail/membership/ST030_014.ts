import { joinRecords, placedOrder, profile, retail } from '../../../sandboxes/retail/index.ts'
import { newTicket } from '../end-states.ts'
import { leave, left } from '../memberships.ts'
import { lookUp, openTicket, orders, read, setTicket } from '../steps.ts'

const kofi = 'CUS-30000109'
const namesake = 'CUS-30000110'

export const ST030_014 = retail.task({
  id: 'ST030_014',
  title: 'one letter in an email, and another man would lose his membership',
  level: 'demanding',
  traits: ['look-alikes', 'evidence-before-words', 'who-may'],
  decidedBy: ['POL-01.1', 'POL-01.2'],
  request: `Good morning. Kofi here, from Madison. I would like to give up Plus, I hardly shop since the baby. I know that the fee stays with you and that whatever points I have are gone, please go ahead.
Email kofi.brandwold@mailhaus.example, last order ORD-40194402. Thank you!`,
  customer: `You are Kofi Brandvold, with a v, a night-shift nurse in Madison, patient and funny. Your telephone corrects your name to "Brandwold" whenever you do not look. Your right email is kofi.brandvold@mailhaus.example. There really is a Brandwold in town; you sometimes get his post.

When you are told that email and order do not match, or are asked to check one of them: "Ha, my phone again. Brandvold, v as in violin. The order is right." You joined in spring. You have seven hundred points or so; if another number is named (2,210, say), you wonder: "That many? Not me, I think", and look at what you typed.
730 sounds right to you, and they may go. You confirm once more that you leave. Nothing else.`,
  records: joinRecords(
    placedOrder({
      number: '40194402',
      customer: kofi,
      placed: '2025-09-10T05:50:00Z',
      items: ['SKU-50020012'],
      parcel: {
        carrier: 'Parcelway',
        shipped: '2025-09-11T08:00:00Z',
        due: '2025-09-17T17:00:00Z',
        delivered: '2025-09-16T13:30:00Z',
      },
    }),
    {
      customerProfiles: [profile(kofi, { customer_tier: 'plus_member' })],
      membershipRecords: [
        {
          id: 'MEM-40000109',
          customer_id: kofi,
          start_date: '2025-04-17T00:00:00Z',
          end_date: '2026-04-17T23:59:59Z',
          points_balance: 730,
        },
      ],
    },
  ),
  solution: [
    ...lookUp(namesake),
    ...orders('40194402'),
    ...read('email and order that do not match'),
    ...lookUp(kofi),
    ['get_membership_details', { customer_id: kofi }],
    ...read('leaving the membership'),
    openTicket('membership', kofi, 'Leaves Plus', { description: '730 points lost, no fee back. Agrees.' }),
    leave(kofi),
    setTicket('11', { status: 'solved' }),
  ],
  expected: [newTicket('membership', kofi, { status: 'solved' }), ...left('MEM-40000109', kofi)],
})
