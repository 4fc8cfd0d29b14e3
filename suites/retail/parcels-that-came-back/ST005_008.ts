import { oneOf } from '../../../lib/task.ts'
import { placedOrder, retail } from '../../../sandboxes/retail/index.ts'
import { newTicket, readdressed, sentAgain } from '../end-states.ts'
import { lookUp, openTicket, parcels, read, sendAgain, setTicket } from '../steps.ts'

const goran = 'CUS-30000116'
const studio = ['220 Canal Arcade Suite 31', 'Chicago', 'IL', '60606'] as const
const flat = ['4 Linden Crescent Apt 8', 'Oak Park', 'IL', '60302'] as const

export const ST005_008 = retail.task({
  id: 'ST005_008',
  title: 'a parcel back for 24 days is not lost, and its owner does not mind where it goes',
  level: 'demanding',
  traits: ['rules-that-meet', 'time', 'effects-that-belong-together'],
  decidedBy: ['POL-05.3', 'POL-03.4'],
  request: `Tessendorf. ORD-40137719, laptop and hub. Due 7 September; today is 1 October: twenty-four days. Past twenty-one you call
it lost and send a new one. Do so, by express. The studio moved in August, so not to Foundry Square. goran@tessendorf-studio.example`,
  customer: `You are Goran Tessendorf, architect, clipped and correct. ORD-40137719. The studio moved on 18 August; you forgot to change it in
your account. Two addresses are right, and somebody is at each: the new studio, 220 Canal Arcade Suite 31, Chicago, IL 60606, and your flat, 4
Linden Crescent Apt 8, Oak Park, IL 60302. Give both when you are asked where to. If you are asked which: "Either. You choose." Do not choose yourself.

You read the rule about twenty-one days in your help pages. Told that this parcel has come back to the shop and is sent once more, ask
only when it arrives. You expect to pay, and do not mind paying nothing. Money back is not what you want.`,
  records: placedOrder({
    number: '40137719',
    customer: goran,
    placed: '2025-08-30T06:58:00Z',
    items: ['SKU-50040011', 'SKU-50040021'],
    parcel: {
      carrier: 'Northbound Express',
      shipped: '2025-09-01T08:00:00Z',
      due: '2025-09-07T17:00:00Z',
      tracking: 'returned_to_sender',
      at: 'Columbus, OH (addressee has moved)',
      seen: '2025-09-15T13:10:00Z',
    },
  }),
  solution: [
    ...lookUp(goran),
    ...parcels('40137719'),
    ...read('lost after 21 days', 'returned to sender', 'fee for sending it again, vip'),
    openTicket('parcel that came back', goran, 'ORD-40137719 came back: studio has moved', {
      description:
        'Not lost, came back. Old address: customer, but vip pays nothing. Sent to the new studio.',
    }),
    sendAgain('40137719', studio, true),
    setTicket('11', { status: 'solved' }),
  ],
  expected: oneOf(
    [
      newTicket('parcel that came back', goran, { status: 'solved' }),
      readdressed('40137719', studio),
      ...sentAgain('40137719', 'Northbound Express'),
    ],
    [
      newTicket('parcel that came back', goran, { status: 'solved' }),
      readdressed('40137719', flat),
      ...sentAgain('40137719', 'Northbound Express'),
    ],
  ),
})
