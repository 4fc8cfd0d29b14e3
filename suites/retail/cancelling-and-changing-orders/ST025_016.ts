import { updated } from '../../../lib/task.ts'
import { deskTicket, joinRecords, placedOrder, retail } from '../../../sandboxes/retail/index.ts'
import { newTicket } from '../end-states.ts'
import { lookUp, openTicket, orders, read, readdress, remarks, sendBy, setTicket, visits } from '../steps.ts'

const desmond = 'CUS-30000113'
const { tickets, orders: orderRows } = retail.tables
const home = ['2118 Harrow Street Unit 4', 'Tulsa', 'OK', '74105'] as const
const moved = { shipping_address_line1: home[0], shipping_address_zip: home[3] }

export const ST025_016 = retail.task({
  id: 'ST025_016',
  title: 'a family moves house with four orders under way, and two of them cannot come along',
  level: 'severe',
  traits: [
    'batch-with-exceptions',
    'customer-moves',
    'time',
    'rules-that-meet',
    'effects-that-belong-together',
  ],
  decidedBy: ['POL-05.1', 'POL-10.4', 'POL-11.2'],
  request: `We moved! On Saturday! With three kids! So everything that is still coming has to go to 2118 Harrow Street, Tulsa, OK 74105, not to Sycamore Fork any more:
ORD-40156012 (robot vacuum), ORD-40156021 (soundbar), ORD-40156120 (washing machine, with the fitting), ORD-40156210 (laptop hub, and that one expedited, please, my office starts on Monday, I know it costs).
Desmond Arkwright, desmond.arkwright@mailhaus.example`,
  customer: `You are Desmond Arkwright, exhausted father, types with one hand. The new place has a unit number, Unit 4; you forget it. Say it as soon as the agent reads the address back to you, asks whether it is
complete, or asks for a unit: "argh, Unit 4, yes. 2118 Harrow Street Unit 4". Everything else in the address is right.

You have the key of the old house until Sunday: what cannot be redirected you fetch there, and the fitter can do his work tomorrow at the old house as well, "the machine can ride in my van later". You do not cancel anything and move no visit.
The hub: expedited for 15 dollars is what you want, not next day. Your bank wants to ring you about the payment; that is under way and you need no help with it. You have asked about the vacuum before, you think, and never answered.`,
  records: {
    ...joinRecords(
      placedOrder({
        number: '40156012',
        customer: desmond,
        placed: '2025-09-30T20:00:00Z',
        items: ['SKU-50010051'],
      }),
      placedOrder({
        number: '40156021',
        customer: desmond,
        placed: '2025-09-27T20:10:00Z',
        items: ['SKU-50030021'],
        parcel: {
          carrier: 'Northbound Express',
          shipped: '2025-09-30T15:00:00Z',
          due: '2025-10-03T17:00:00Z',
          at: 'Springfield, MO',
        },
      }),
      placedOrder({
        number: '40156120',
        customer: desmond,
        placed: '2025-09-20T20:20:00Z',
        items: ['SKU-50010041'],
        installation: { service: 'appliance_basic', at: '2025-10-02T12:00:00Z', technician: 'TECH-3122' },
      }),
      placedOrder({
        number: '40156210',
        customer: desmond,
        placed: '2025-09-30T20:30:00Z',
        items: ['SKU-50040021'],
        payment: 'pending_authorization',
      }),
    ),
    tickets: [
      deskTicket({
        id: '11',
        customer: desmond,
        subject: 'Vacuum to a new address?',
        description: 'ORD-40156012. May have to go elsewhere. Asked for the complete address.',
        status: 'pending',
        priority: 'normal',
        type: 'task',
        created: '2025-09-30T21:00:00Z',
      }),
      deskTicket({
        id: '12',
        customer: desmond,
        subject: 'Bank is checking',
        description: 'ORD-40156210. Payment pending_authorization. We wait for the bank.',
        status: 'hold',
        priority: 'high',
        type: 'incident',
        created: '2025-10-01T07:00:00Z',
      }),
    ],
  },
  solution: [
    ...lookUp(desmond),
    ...orders('40156012', '40156021', '40156120', '40156210'),
    ...visits('40156120'),
    ['get_shipment_tracking', { order_id: 'ORD-40156021' }],
    ['get_payment_status', { order_id: 'ORD-40156210' }],
    ...remarks('11'),
    ...read(
      'changing the address before the parcel leaves',
      'speed and address of an order that is not paid',
    ),
    setTicket('11', { status: 'open', priority: 'high' }),
    openTicket('order change', desmond, 'ORD-40156021: new address', { description: 'Shipped. Refused.' }),
    openTicket('order change', desmond, 'ORD-40156120: new address', { description: '23 hours. Refused.' }),
    openTicket('order change', desmond, 'ORD-40156210: new address', {
      description: 'Address and speed changed; not paid yet, so nothing is charged.',
    }),
    readdress('40156012', home),
    readdress('40156210', home),
    sendBy('40156210', 'expedited'),
    ...['11', '13', '14', '15'].map((id) => setTicket(id, { status: 'solved' })),
  ],
  expected: [
    updated(tickets, '11', { status: 'solved', priority: 'high' }),
    newTicket('order change', desmond, { status: 'solved' }),
    newTicket('order change', desmond, { status: 'solved' }),
    newTicket('order change', desmond, { status: 'solved' }),
    updated(orderRows, 'ORD-40156012', moved),
    updated(orderRows, 'ORD-40156210', {
      ...moved,
      shipping_speed: 'expedited',
      shipping_cost: 15,
      total_amount: 83.4,
    }),
  ],
})
