import { updated } from '../../../lib/task.ts'
import { deskTicket, placedOrder, retail, threadEntry } from '../../../sandboxes/retail/index.ts'
import { look } from '../steps.ts'

const { tickets } = retail.tables

export const ST003_006 = retail.task({
  id: 'ST003_006',
  title: 'money back has to wait while the carrier is still looking for the oven',
  level: 'demanding',
  traits: ['nothing-to-do', 'customer-moves'],
  decidedBy: ['POL-03.3', 'POL-02.5', 'POL-02.9'],
  request:
    'It is 1 October and my steam oven is, according to your map, having a lovely holiday in a depot ' +
    'twelve minutes from my front door. It was due on the 16th. SEVEN HUNDRED AND FORTY-FIVE dollars. ' +
    'I wrote last week, was told to be patient, and then somebody marked it as sorted. It is not ' +
    'sorted. I would like my money back, please, today. Delphine Okonkwo-Hart, order ORD-40137450',
  customer: `You are Delphine Okonkwo-Hart in Nashville, Tennessee. You write dry, sarcastic, well-turned
sentences and you are tired of the matter. Your email is delphine.okonkwo@postbox.example; give it when asked.
Your order is ORD-40137450, a charcoal steam oven for $745, promised for 16 September. The carrier's page has
said "exception, Nashville" for days, and you do not know what that means. You wrote to customer care on 25
September and the ticket was closed on you that evening.

You want the $745 back. You would not mind some compensation either, and you say so, if money is discussed:
you are a Plus member after all. You are hosting on Saturday and have already borrowed your neighbour's oven.

If you are told that nothing can be paid while the carrier is still looking, object once ("fifteen days, and
that is my problem how?") and ask what happens next. Once you have been told in clear words that somebody will
keep the matter open until the carrier has answered, you accept it with a sigh. You do not ask for another
person and you threaten nobody. If the agent offers a refund, a replacement or a voucher all the same, take it
gladly.

End the conversation when you know where the matter stands.`,
  records: {
    ...placedOrder({
      number: '40137450',
      customer: 'CUS-30000101',
      placed: '2025-09-07T20:16:00Z',
      items: ['SKU-50010011'],
      parcel: {
        carrier: 'Parcelway',
        shipped: '2025-09-09T08:00:00Z',
        due: '2025-09-16T17:00:00Z',
        tracking: 'exception',
        at: 'Parcelway depot, Nashville, TN',
        seen: '2025-09-29T22:05:00Z',
        carrierHopes: '2025-10-03T17:00:00Z',
      },
    }),
    tickets: [
      deskTicket({
        id: '20',
        customer: 'CUS-30000101',
        subject: 'Steam oven has not arrived',
        description: 'ORD-40137450. Due 16 September. Customer asked to wait for the carrier.',
        status: 'solved',
        priority: 'high',
        type: 'incident',
        created: '2025-09-25T08:10:00Z',
        updated: '2025-09-25T18:45:00Z',
      }),
    ],
    ticketComments: [
      threadEntry({
        id: 71000000020,
        ticket: '20',
        author: '5',
        body: 'Nine days late and not a word from you. Where is my oven?',
        written: '2025-09-25T08:10:00Z',
      }),
    ],
  },
  solution: [
    ['get_customer_profile', { email: 'delphine.okonkwo@postbox.example' }],
    ['get_order', { order_id: 'ORD-40137450' }],
    ['get_shipment_tracking', { order_id: 'ORD-40137450' }],
    ['search_policy', { query: 'parcel late with an open carrier exception, customer wants a refund' }],
    ['zendesk_get_items', { table: 'users', $filter: "email eq 'delphine.okonkwo@postbox.example'" }],
    ['zendesk_get_items', { table: 'tickets', $filter: "requester_id eq '5'" }],
    ['zendesk_update_item', { table: 'tickets', id: '20', item: { status: 'open' } }],
    look('20'),
    ['search_policy', { query: 'ticket status while we wait for the carrier' }],
    [
      'zendesk_update_item',
      {
        table: 'tickets',
        id: '20',
        item: {
          description:
            'ORD-40137450, due 16 September, not delivered. Tracking: exception at the Nashville ' +
            'depot, still open. Customer asks for her money back. Not lost yet (15 of 21 days), so ' +
            'nothing is paid while the carrier is looking. Told so.',
          status: 'hold',
          priority: 'high',
        },
      },
    ],
  ],
  expected: [updated(tickets, '20', { status: 'hold' })],
})
