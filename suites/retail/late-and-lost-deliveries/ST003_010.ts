import { updated } from '../../../lib/task.ts'
import { deskTicket, placedOrder, retail } from '../../../sandboxes/retail/index.ts'
import { look, lookUp, parcels, read, remarks, setTicket, stock } from '../steps.ts'

const ignatius = 'CUS-30000111'

export const ST003_010 = retail.task({
  id: 'ST003_010',
  title: 'what the records call delivered is not lost, whatever was promised before it was delivered',
  level: 'demanding',
  traits: ['evidence-before-words', 'rules-that-meet'],
  decidedBy: ['POL-03.6', 'POL-13.4', 'POL-14.2', 'POL-02.9'],
  request: `Good morning to you all at Ampersham,

In the first week of September I ordered a thermostat and a little hub for my computer. You will find it under ORD-40141566. On the 9th
of the month I asked what had become of it, and a kind lady of yours answered in writing, and I have kept it: if nothing has come by the
29th, it counts as lost and you send the same things once more. Well, nothing has come, today is the 1st of October, and I have waited as
agreed. I should therefore be glad of the new parcel. The old address is still good.

With kind regards, Ignatius Pellworth (i.pellworth@inkmail.example)`,
  customer: `You are Ignatius Pellworth, a retired piano tuner in Eugene, courteous, long-winded, exact. Your order is ORD-40141566. You have
never looked at a tracking page. If you are told that the records say delivered on 10 September, you are astonished: you were at home that whole
day. You have asked both neighbours and looked in the shed and under the porch; nobody has it. You live alone.

You expect the new parcel, because it was promised. Press for it once. When you are told that a colleague looks into it and answers
within a business day, accept that with good grace. You have not asked for another person yourself. If a new parcel or money is offered, accept it.`,
  records: {
    ...placedOrder({
      number: '40141566',
      customer: ignatius,
      placed: '2025-09-01T09:40:00Z',
      items: ['SKU-50020021', 'SKU-50040021'],
      parcel: {
        carrier: 'Parcelway',
        shipped: '2025-09-02T08:00:00Z',
        due: '2025-09-08T17:00:00Z',
        delivered: '2025-09-10T15:26:00Z',
        at: 'Left at the front door, Eugene, OR',
      },
    }),
    tickets: [
      deskTicket({
        id: '11',
        customer: ignatius,
        subject: 'Parcel not there',
        description:
          'ORD-40141566. Due 8 September, still in transit. Wrote to him: if it has not come by the 29th it counts as ' +
          'lost, and we send everything again.',
        status: 'hold',
        priority: 'normal',
        type: 'incident',
        created: '2025-09-09T08:20:00Z',
      }),
    ],
  },
  solution: [
    ...lookUp(ignatius),
    ...parcels('40141566'),
    ...remarks('11'),
    ...stock('SKU-50020021', 'SKU-50040021'),
    ...read(
      'delivered by the records but not received',
      'promise of a colleague',
      'handing over to a colleague',
    ),
    setTicket('11', {
      description:
        'ORD-40141566. Delivered on 10 September by the records, 21 days ago; he has looked everywhere. For the desk lead.',
      status: 'open',
      priority: 'high',
      assignee_id: '4',
    }),
    look('11'),
    setTicket('11', { status: 'open' }),
  ],
  expected: [updated(retail.tables.tickets, '11', { status: 'open', priority: 'high', assignee_id: '4' })],
})
