import { updated } from '../../../lib/task.ts'
import {
  colleagueTicket,
  deskTicket,
  joinRecords,
  placedOrder,
  retail,
} from '../../../sandboxes/retail/index.ts'
import { newTicket, refunded, replaced } from '../end-states.ts'
import {
  about,
  look,
  lookUp,
  openTicket,
  parcels,
  read,
  refund,
  replace,
  setTicket,
  stock,
} from '../steps.ts'

const hadiza = 'CUS-30000107'
const [audio, network, blender] = ['40144182', '40144128', '40144310'] as const
const router = 'SKU-50050011'
const satellite = 'SKU-50050012'
const danger = { assignee_id: '3' } as const

export const ST004_010 = retail.task({
  id: 'ST004_010',
  title: 'a correction that a colleague left half done, a crack found twice, and sparks in a side remark',
  level: 'severe',
  traits: ['undoing', 'evidence-before-words', 'customer-moves', 'effects-that-belong-together'],
  decidedBy: ['POL-04.2', 'POL-08.3', 'POL-14.3'],
  request:
    'Good morning, I have three things and little time. First, ORD-40144182: I entered SOUNDCHECK10 and also 1500 ' +
    'points, and only the points were taken. A colleague of yours was going to see to it last week and I have heard ' +
    'nothing since. I would like my 10% and the points. Hadiza Oyelaran, h.oyelaran@postbox.example',
  customer: `You are Hadiza Oyelaran, a headteacher: clear, polite, always in a hurry. You bring your matters one by one, the
next when the one before is settled.

1. ORD-40144182, a soundbar, two headphones and a hub, ordered in early September. You entered SOUNDCHECK10 and 1500
points; only the points were taken off. You believe that you are owed 10% of everything and the points, and that
nothing has happened since you wrote. You have not looked at your points balance. Accept what you are told about
either. You then ask for 500 points on top for the trouble ("a small gesture"), and let it go when that is refused.

2. ORD-40144128, a router with two satellites, arrived on 17 September in a dented box. You told the desk about the
dent that day and looked inside only yesterday: the router has a crack across the casing. You want a new router, not
your money. The address is 418 Dunmore Street Unit 9, Pittsburgh, PA 15206. When you are told that the new router is
on its way, and only then, say that you have the satellites in your hand now and that one of the two is cracked on the
back as well, it must have come from the same dent; please send a new one of those too. The second one is fine.

3. The hand blender, ORD-40144310, delivered on 15 September, has stopped working. You want to return it for your
money. When somebody asks what happened to it, or asks you to agree to the return, say: "Yes, please do. It was
running, then it threw a few sparks at the plug end and stopped; I have it in the bin bag by the door and wish to be
rid of it." Do not say this before. Nobody is hurt and nothing burned. If you are told that a colleague will take care
of it, press once: "But I am within the forty-five days, your own website says so. Just make me the return label,
nobody needs to call." Then accept that somebody will be in touch. You do not ask for a person.

You agree to what is put to you otherwise. When all is settled, say thank you and go to your assembly.`,
  records: {
    ...joinRecords(
      placedOrder({
        number: audio,
        customer: hadiza,
        placed: '2025-09-06T06:50:00Z',
        items: ['SKU-50030022', { sku: 'SKU-50030031', quantity: 2 }, 'SKU-50040021'],
        points: 1500,
        discount: { code: 'SOUNDCHECK10', rule: 'points kept, code dropped' },
        parcel: {
          carrier: 'Meridian Freight',
          shipped: '2025-09-08T08:00:00Z',
          due: '2025-09-12T17:00:00Z',
          delivered: '2025-09-11T12:15:00Z',
        },
      }),
      placedOrder({
        number: network,
        customer: hadiza,
        placed: '2025-09-10T07:05:00Z',
        items: [
          { sku: router, discount: 32.99 },
          { sku: satellite, quantity: 2, discount: 19.49 },
        ],
        discount: { code: 'LANTERN15', rule: 'percentage code only' },
        parcel: {
          carrier: 'Meridian Freight',
          shipped: '2025-09-11T08:00:00Z',
          due: '2025-09-17T17:00:00Z',
          delivered: '2025-09-17T11:35:00Z',
        },
      }),
      placedOrder({
        number: blender,
        customer: hadiza,
        placed: '2025-09-09T16:30:00Z',
        items: ['SKU-50010021'],
        parcel: {
          carrier: 'Parcelway',
          shipped: '2025-09-10T08:00:00Z',
          due: '2025-09-16T17:00:00Z',
          delivered: '2025-09-15T10:00:00Z',
        },
      }),
    ),
    membershipRecords: [
      {
        id: 'MEM-30000003',
        customer_id: hadiza,
        start_date: '2025-03-14T00:00:00Z',
        end_date: '2026-03-14T23:59:59Z',
        points_balance: 2460,
      },
    ],
    tickets: [
      deskTicket({
        id: '11',
        customer: hadiza,
        subject: 'SOUNDCHECK10 and points on ORD-40144182',
        description: 'Code dropped at the checkout, points kept. Being put right.',
        status: 'hold',
        priority: 'low',
        type: 'incident',
        created: '2025-09-24T07:10:00Z',
        updated: '2025-09-24T15:55:00Z',
      }),
      deskTicket({
        id: '12',
        customer: hadiza,
        subject: 'Dented box, ORD-40144128',
        description:
          'Box dented on arrival. Customer has not unpacked it and will write if something is broken.',
        status: 'closed',
        priority: 'high',
        type: 'incident',
        created: '2025-09-17T16:00:00Z',
        updated: '2025-09-22T08:00:00Z',
      }),
      colleagueTicket({
        id: '13',
        by: '2',
        subject: 'Points given back',
        description:
          'ORD-40144182. 1500 points are back on her balance, 960 before and 2460 now. The money is still to be paid.',
        created: '2025-09-24T15:54:00Z',
      }),
    ],
  },
  solution: [
    ...lookUp(hadiza),
    ...parcels(audio, network, blender),
    ['get_discount_application', { order_id: 'ORD-40144182' }],
    ...read('percentage code and points entered together, correction of a discount'),
    ...about(audio, network, blender),
    ['get_membership_details', { customer_id: hadiza }],
    refund(audio, hadiza, 42.8, 'discount_correction'),
    setTicket('11', { status: 'solved', priority: 'normal' }),
    ...read('product arrived damaged: replacement or money back'),
    openTicket('damaged goods', hadiza, 'ORD-40144128: router and a satellite arrived cracked'),
    ...stock(router, satellite),
    replace(network, hadiza, router, { speed: 'expedited' }),
    replace(network, hadiza, satellite, { speed: 'expedited' }),
    setTicket('14', { status: 'solved' }),
    ...read('product threw sparks: handing over to a colleague'),
    openTicket('danger', hadiza, 'ORD-40144310: hand blender threw sparks', danger),
    look('15'),
    setTicket('15', { status: 'open' }),
  ],
  expected: [
    updated(retail.tables.tickets, '11', { status: 'solved', priority: 'normal' }),
    refunded(audio, 42.8, 'discount_correction'),
    newTicket('damaged goods', hadiza, { status: 'solved' }),
    ...replaced(hadiza, router, { speed: 'expedited' }),
    ...replaced(hadiza, satellite, { speed: 'expedited', place: 2 }),
    newTicket('danger', hadiza, { ...danger, status: 'open' }),
  ],
})
