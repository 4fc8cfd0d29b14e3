import { updated } from '../../../lib/task.ts'
import { deskTicket, joinRecords, placedOrder, retail } from '../../../sandboxes/retail/index.ts'
import { cancelled, charged, newTicket, readdressed, refunded, sentAgain } from '../end-states.ts'
import {
  cancel,
  charge,
  lookUp,
  openTicket,
  orders,
  parcels,
  read,
  readdress,
  refund,
  remarks,
  sendAgain,
  setTicket,
} from '../steps.ts'

const desmond = 'CUS-30000113'
const arkansas = ['88 Razorback Hill Apt 7', 'Fayetteville', 'AR', '72701'] as const

export const ST005_011 = retail.task({
  id: 'ST005_011',
  title: 'a move to another state meets four orders, each at another point of its way',
  level: 'severe',
  traits: [
    'batch-with-exceptions',
    'look-alikes',
    'effects-that-belong-together',
    'customer-moves',
    'evidence-before-words',
  ],
  decidedBy: ['POL-05.1', 'POL-05.2', 'POL-05.3', 'POL-10.3'],
  request: `Good day. Desmond Arkwright, desmond.arkwright@mailhaus.example. We moved on September 8, from Sycamore Fork in Tulsa to 88 Razorback
Hill, Fayetteville, Arkansas 72701, and I find the following in my account:

- ORD-40143826, doorbell, not sent yet;
- ORD-40142883, watch for my wife, on the road;
- ORD-40141188, headphones, returned to you;
- ORD-40143288, washing machine with installation on the 10th.

Your crews stay in Oklahoma, I was told, so please cancel the washing machine. The other three to the new house. Thank you kindly.`,
  customer: `You are Desmond Arkwright, a schoolteacher, orderly and mild. You wrote about four orders. The new home is an
apartment: 88 Razorback Hill Apt 7, Fayetteville, AR 72701. You forget the Apt 7 until the address is read back to you, or somebody asks for a unit; then
say it at once, for all of them.

Doorbell: nothing else to say. Watch: if it cannot be redirected, ask whether the carrier could do it, then say that your old
neighbor takes it in. Do not cancel it.
Headphones: when you ordered them you typed the old address out of habit. You would rather have the money: "159 back and we are square?" If that is not
possible, have them sent. If fifteen dollars are named, ask what for, and agree.
Washing machine: cancel it, visit and all. You expect 829 for the machine and 139 for the fitting; if you are told that the fitting was never
taken, that is fine.

You once had a hub that went back and forth, ORD-40141881; that is over, and you mention it only if you are asked. When all four are clear, say thanks.`,
  records: joinRecords(
    placedOrder({
      number: '40143826',
      customer: desmond,
      placed: '2025-09-30T17:05:00Z',
      items: ['SKU-50020011'],
    }),
    placedOrder({
      number: '40142883',
      customer: desmond,
      placed: '2025-09-27T14:00:00Z',
      items: ['SKU-50070011'],
      parcel: {
        carrier: 'Parcelway',
        shipped: '2025-09-29T08:00:00Z',
        due: '2025-10-03T17:00:00Z',
        at: 'Joplin, MO',
        seen: '2025-10-01T05:00:00Z',
      },
    }),
    placedOrder({
      number: '40141188',
      customer: desmond,
      placed: '2025-09-10T19:12:00Z',
      items: ['SKU-50030031'],
      parcel: {
        carrier: 'Meridian Freight',
        shipped: '2025-09-11T08:00:00Z',
        due: '2025-09-17T17:00:00Z',
        tracking: 'returned_to_sender',
        at: 'Tulsa, OK',
        seen: '2025-09-24T11:30:00Z',
      },
    }),
    placedOrder({
      number: '40141881',
      customer: desmond,
      placed: '2025-08-20T19:12:00Z',
      items: ['SKU-50040021'],
      status: 'cancelled',
      parcel: {
        carrier: 'Meridian Freight',
        shipped: '2025-08-21T08:00:00Z',
        due: '2025-08-27T17:00:00Z',
        tracking: 'returned_to_sender',
        at: 'Tulsa, OK',
        seen: '2025-08-30T11:30:00Z',
      },
    }),
    placedOrder({
      number: '40143288',
      customer: desmond,
      placed: '2025-09-02T18:40:00Z',
      items: ['SKU-50010041'],
      installation: { service: 'appliance_basic', at: '2025-10-10T12:00:00Z', technician: 'TECH-3122' },
    }),
    {
      tickets: [
        deskTicket({
          id: '11',
          customer: desmond,
          subject: 'Came back, sent again',
          description: 'ORD-40141881. Sent again to 404 Sycamore Fork.',
          status: 'closed',
          priority: 'normal',
          type: 'incident',
          created: '2025-09-01T09:00:00Z',
        }),
      ],
      comments: [
        {
          id: '4',
          ticket_id: '11',
          author_id: '1',
          body: 'Back a second time. ORD-40141881 cancelled, 68.40 paid back.',
          public: false,
          created_at: '2025-09-12T10:10:00Z',
        },
      ],
    },
  ),
  solution: [
    ...lookUp(desmond),
    ...orders('40143826', '40143288'),
    ...parcels('40142883', '40141188'),
    ['get_installation_job', { order_id: 'ORD-40143288' }],
    ['get_payment_status', { order_id: 'ORD-40143288' }],
    ...remarks('11'),
    ...read(
      'change of address before and after shipping',
      'returned to sender',
      'cancel an order with installation',
    ),
    openTicket('order change', desmond, 'ORD-40143826: new address'),
    openTicket('order change', desmond, 'ORD-40142883: new address wanted', {
      description: 'Shipped on 29 September: cannot be redirected. Told.',
      status: 'solved',
    }),
    openTicket('parcel that came back', desmond, 'ORD-40141188 came back: has moved'),
    openTicket('cancelling', desmond, 'Cancel ORD-40143288 with its installation'),
    readdress('40143826', arkansas),
    sendAgain('40141188', arkansas, true),
    charge('40141188', desmond, 15, 'reship_fee'),
    [
      'cancel_installation',
      { job_id: 'JOB-40143288', order_id: 'ORD-40143288', cancellation_reason: 'customer_cancelled_order' },
    ],
    cancel('40143288', 'customer_request'),
    refund('40143288', desmond, 829, 'order_cancelled'),
    setTicket('12', { status: 'solved' }),
    setTicket('14', { status: 'solved' }),
    setTicket('15', { status: 'solved' }),
  ],
  expected: [
    newTicket('order change', desmond, { status: 'solved' }),
    readdressed('40143826', arkansas),
    newTicket('order change', desmond, { status: 'solved' }),
    newTicket('parcel that came back', desmond, { status: 'solved' }),
    readdressed('40141188', arkansas),
    ...sentAgain('40141188', 'Meridian Freight'),
    charged('40141188', desmond, 15, 'reship_fee'),
    newTicket('cancelling', desmond, { status: 'solved' }),
    updated(retail.tables.installationJobs, 'JOB-40143288', { status: 'cancelled' }),
    cancelled('40143288'),
    refunded('40143288', 829, 'order_cancelled'),
  ],
})
