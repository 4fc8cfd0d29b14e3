import { deskTicket, joinRecords, placedOrder, retail } from '../../../sandboxes/retail/index.ts'
import { newTicket } from '../end-states.ts'
import { type GoodsReturn, sendBack, sentBack } from '../goods-returns.ts'
import { lookUp, openTicket, parcels, read, setTicket } from '../steps.ts'

const desmond = 'CUS-30000113'
const order = '40151530'
const { installationJobs, ...bought } = placedOrder({
  number: order,
  customer: desmond,
  placed: '2025-08-24T14:26:00Z',
  items: [{ sku: 'SKU-50010042', discount: 25 }],
  discount: { code: 'COZY25', rule: 'fixed code only' },
  installation: { service: 'appliance_basic', at: '2025-09-02T12:00:00Z', technician: 'TECH-3107' },
  parcel: {
    carrier: 'Meridian Freight',
    shipped: '2025-08-28T08:00:00Z',
    due: '2025-09-03T17:00:00Z',
    delivered: '2025-09-02T09:30:00Z',
  },
})
const dishwasher: GoodsReturn = {
  order,
  line: 1,
  customer: desmond,
  reason: 'changed_mind',
  amount: 536.52,
  restocking: 78.48,
  shipping: 39,
}

export const ST006_015 = retail.task({
  id: 'ST006_015',
  title: 'a dishwasher goes back that the crew was booked for and did not connect',
  level: 'demanding',
  traits: ['evidence-before-words', 'sums-in-steps'],
  decidedBy: ['POL-06.3'],
  request:
    'so, the dishwasher, ORD-40151530. wife wants the drawer kind after all and she has been right about everything ' +
    'else for 14 years. we ran it maybe five times. help page says 60 for removal, some for restocking, some for the truck, ' +
    'ok with all of it, and then you can pay back the 65 freight as well. Desmond A., desmond.arkwright@mailhaus.example',
  customer: `You are Desmond Arkwright, father of three, always typing with one hand. Your email is
desmond.arkwright@mailhaus.example, your order ORD-40151530. The dishwasher works and is as described, you two simply want
another kind. It has been used, and the box is long gone.

You take it for certain that there is a removal fee, because it is in the help pages and an installation was ordered. Say this
only when you are asked who connected it: "my brother-in-law, in the end. he's a plumber, so I called your guys off". You remember
65 dollars of freight and would like them back; if you hear that these stay with the shop, you shrug. You agree to the sum that
the agent names. When it is arranged, you send a thumbs-up and are gone.`,
  records: joinRecords(bought, {
    installationJobs: installationJobs.map((job) => ({ ...job, status: 'cancelled' as const })),
    paymentTransactions: [
      {
        id: 'TXN-40151531',
        order_id: 'ORD-40151530',
        customer_id: desmond,
        amount: 65,
        status: 'authorized',
        payment_method: 'Card on file',
        transaction_date: '2025-08-27T17:40:00Z',
        charge_reason: 'installation_cancelled_shipping',
      },
    ],
    tickets: [
      deskTicket({
        id: '11',
        customer: desmond,
        subject: 'Appointment',
        description: 'ORD-40151530, JOB-40151530. Customer wants the goods only. Done, 65.00 charged.',
        status: 'closed',
        priority: 'normal',
        type: 'task',
        created: '2025-08-27T17:30:00Z',
      }),
    ],
  }),
  solution: [
    ...lookUp(desmond),
    ...parcels(order),
    ['get_installation_job', { order_id: 'ORD-40151530' }],
    ['get_product_details', { sku: 'SKU-50010042' }],
    ...read('fees of a return: restocking, freight, removal', 'ticket handling'),
    openTicket('return', desmond, 'ORD-40151530: dishwasher goes back, day 29, no removal fee'),
    sendBack(dishwasher),
    setTicket('12', { status: 'hold' }),
  ],
  expected: [newTicket('return', desmond, { status: 'hold' }), sentBack(dishwasher)],
})
