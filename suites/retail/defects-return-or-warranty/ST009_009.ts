import { inserted } from '../../../lib/task.ts'
import { deskTicket, joinRecords, placedOrder, retail, threadEntry } from '../../../sandboxes/retail/index.ts'
import { newTicket } from '../end-states.ts'
import { type GoodsReturn, sendBack, sentBack } from '../goods-returns.ts'
import { look, lookUp, openTicket, parcels, read, remarks, setTicket } from '../steps.ts'

const kofi = 'CUS-30000109'
const [dishwasher, headphones, oven] = ['40149033', '40149066', '40149099'] as const
const contract = { contract_id: 'WCT-40149099', customer_id: kofi } as const
const danger = { assignee_id: '3' } as const
const silent: GoodsReturn = {
  order: headphones,
  line: 1,
  customer: kofi,
  reason: 'defective',
  defective: true,
  amount: 159,
}

export const ST009_009 = retail.task({
  id: 'ST009_009',
  title: 'a slow oven, silent headphones, and a dishwasher whose puddle once reached a socket strip',
  level: 'severe',
  traits: ['evidence-before-words', 'effects-that-belong-together', 'customer-moves', 'rules-that-meet'],
  decidedBy: ['POL-14.3', 'POL-02.6', 'POL-02.7', 'POL-07.4'],
  request:
    'Evening, or morning, I lose track on nights. I have a small museum of broken things for you. Exhibit one: the ' +
    'dishwasher, ORD-40149033, which pumps nothing out and leaves a puddle. It is a month old, so it goes back for its ' +
    'price, does it not? Kofi Brandvold (with a v), kofi.brandvold@mailhaus.example',
  customer: `You are Kofi Brandvold, a nurse on night shifts, witty, tired. You show your three exhibits one after the other, the
next when the one before is dealt with.

1. The dishwasher, put in by the shop's crew on 1 September. It leaves a puddle after each wash. On Saturday the water got
behind the plinth into a socket strip and the fuse went twice; you dried the strip with a hair dryer, and since then you
run the machine only while you stand beside it. You told this to the desk when you asked about salt and do not find it worth
repeating. Tell it all, cheerfully, as soon as somebody asks about water, sockets, fuses or danger. Nobody was hurt. If you
are told that a colleague takes over, say once: "I only want my $679 and a free corner in the kitchen, surely you can
print a label". Then let it be. You do not ask for a human being.

2. ORD-40149066, black headphones: the left side went silent on Sunday, just so. You take your money or whatever is usual.

3. ORD-40149099, the charcoal steam oven from early last year. It still steams, but takes twice as long as it did to get
hot. Nothing is broken that you could name. Its door handle is another story: the provider refused that in spring, and you
have glued it. You do not want to try the handle again.

You agree to what is proposed for 2 and 3. At the end you wish a quiet shift.`,
  records: {
    ...joinRecords(
      placedOrder({
        number: dishwasher,
        customer: kofi,
        placed: '2025-08-25T14:14:00Z',
        items: [{ sku: 'SKU-50010042', warranty: { type: 'manufacturer' } }],
        installation: {
          service: 'appliance_basic',
          at: '2025-09-01T12:00:00Z',
          technician: 'TECH-3140',
          completed: '2025-09-01T13:50:00Z',
        },
        parcel: {
          carrier: 'Meridian Freight',
          shipped: '2025-08-29T08:00:00Z',
          due: '2025-09-01T17:00:00Z',
          delivered: '2025-09-01T12:06:00Z',
        },
      }),
      placedOrder({
        number: headphones,
        customer: kofi,
        placed: '2025-09-04T22:41:00Z',
        items: ['SKU-50030031'],
        parcel: {
          carrier: 'Parcelway',
          shipped: '2025-09-05T08:00:00Z',
          due: '2025-09-12T17:00:00Z',
          delivered: '2025-09-11T13:58:00Z',
        },
      }),
      placedOrder({
        number: oven,
        customer: kofi,
        placed: '2024-02-10T12:33:00Z',
        items: [{ sku: 'SKU-50010011', warranty: { type: 'manufacturer' } }],
        parcel: {
          carrier: 'Meridian Freight',
          shipped: '2024-02-12T08:00:00Z',
          due: '2024-02-19T17:00:00Z',
          delivered: '2024-02-16T15:45:00Z',
        },
      }),
    ),
    warrantyClaims: [
      {
        ...contract,
        id: 'WCL-20000001',
        claim_date: '2025-04-03T07:10:00Z',
        issue_description: 'Component failed',
        status: 'denied',
        resolution: 'Handle was bent by force',
      },
    ],
    tickets: [
      deskTicket({
        id: '11',
        customer: kofi,
        subject: 'Handle of the steam oven',
        description: 'ORD-40149099, WCL-20000001: refused by the provider. Told.',
        status: 'closed',
        priority: 'normal',
        type: 'incident',
        created: '2025-04-03T07:00:00Z',
        updated: '2025-04-15T08:00:00Z',
      }),
      deskTicket({
        id: '12',
        customer: kofi,
        subject: 'Which salt for the dishwasher?',
        description: 'ORD-40149033. Any coarse salt for dishwashers. Told.',
        status: 'solved',
        priority: 'low',
        type: 'question',
        created: '2025-09-28T05:12:00Z',
        updated: '2025-09-28T08:30:00Z',
      }),
    ],
    ticketComments: [
      threadEntry({
        id: 71000000101,
        ticket: '12',
        author: '13',
        body:
          'Which salt does the Siga take? It is thirsty for something: yesterday it let its water run into the socket ' +
          'strip behind the plinth and took the kitchen fuse with it. Twice. All dry again.',
        written: '2025-09-28T05:12:00Z',
      }),
    ],
  },
  solution: [
    ...lookUp(kofi),
    ...parcels(dishwasher),
    ...remarks('11', '12'),
    ...read('water on electrics: handing over', 'type and priority of a ticket'),
    openTicket('danger', kofi, 'ORD-40149033: dishwasher let water into a socket strip', danger),
    look('13'),
    setTicket('13', { status: 'open' }),
    ...parcels(headphones),
    ...read('defective product: return'),
    openTicket('defect', kofi, 'ORD-40149066: headphones silent on the left'),
    sendBack(silent),
    setTicket('14', { status: 'hold' }),
    ...parcels(oven),
    ['check_warranty_coverage', { order_id: 'ORD-40149099', sku: 'SKU-50010011' }],
    openTicket('defect', kofi, 'ORD-40149099: steam oven heats slowly'),
    ['file_warranty_claim', { ...contract, warranty_issue_type: 'performance_degradation' }],
    setTicket('15', { status: 'hold' }),
  ],
  expected: [
    newTicket('danger', kofi, { ...danger, status: 'open' }),
    newTicket('defect', kofi, { status: 'hold' }),
    sentBack(silent),
    newTicket('defect', kofi, { status: 'hold' }),
    inserted(retail.tables.warrantyClaims, {
      ...contract,
      issue_description: 'Performance degradation',
      status: 'pending',
    }),
  ],
})
