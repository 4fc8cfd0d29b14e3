import { colleagueTicket, deskTicket, placedOrder, retail } from '../../../sandboxes/retail/index.ts'
import { newTicket, refunded } from '../end-states.ts'
import { about, lookUp, openTicket, orders, read, refund, setTicket, visits } from '../steps.ts'

const lailani = 'CUS-30000115'

export const ST025_015 = retail.task({
  id: 'ST025_015',
  title: 'she wants a cancelled dishwasher back and does not know that her money never came',
  level: 'demanding',
  traits: ['undoing', 'evidence-before-words', 'thin-answers'],
  decidedBy: ['POL-10.2', 'POL-10.3', 'POL-15.1'],
  request: `heyyy lailani vos (lailani.vos@postbox.example). sooo we had dishwasher ORD-40155290 cancelled on monday because my boyfriend has one. HAD. it died yesterday, with
style. can you please just un-cancel it, with the fitting on the 9th, 8 in the morning? same price with the coupon pls, nobody touched anything right??`,
  customer: `You are Lailani Vos, Tampa, twenty-four, chatty, no capital letters. You have not looked at your bank account this week and do not think about money.

When you hear that a cancelled order stays cancelled, ask whether at least the fitters' slot is still yours. When that is refused too: "okok i'll order it again." If you are told that the old money is still with the shop and is sent back now: "wait, it's NOT back yet?? lol yes
please." If you are asked whether money came back: "no clue, can't check here". You do not need help with the new order. Leilani Voss is some other person.`,
  records: {
    ...placedOrder({
      number: '40155290',
      customer: lailani,
      placed: '2025-09-24T23:30:00Z',
      items: [{ sku: 'SKU-50010042', discount: 25 }],
      discount: { code: 'COZY25', rule: 'fixed code only' },
      status: 'cancelled',
      installation: {
        service: 'appliance_basic',
        at: '2025-10-09T08:00:00Z',
        technician: 'TECH-3190',
        status: 'cancelled',
      },
    }),
    tickets: [
      deskTicket({
        id: '11',
        customer: lailani,
        subject: 'Cancel the dishwasher',
        description:
          'ORD-40155290, installation_scheduled. Visit cancelled, then the order. Money: goes out with the evening run.',
        status: 'closed',
        priority: 'normal',
        type: 'task',
        created: '2025-09-29T15:10:00Z',
        updated: '2025-09-30T12:00:00Z',
      }),
      colleagueTicket({
        id: '12',
        by: '2',
        subject: 'Evening run of 29 September',
        description:
          'ORD-40155290. There is no evening run for orders with a visit. Nothing was paid out here.',
        created: '2025-09-30T09:00:00Z',
      }),
    ],
  },
  solution: [
    ...lookUp(lailani),
    ...orders('40155290'),
    ...visits('40155290'),
    ...about('40155290'),
    ['get_payment_status', { order_id: 'ORD-40155290' }],
    ...read('restoring a cancelled order', 'the money of a cancelled order'),
    openTicket('cancelling', lailani, 'ORD-40155290: wanted back', {
      description: 'Cannot be restored. The 654.00 had not been paid back.',
    }),
    refund('40155290', lailani, 654, 'order_cancelled'),
    setTicket('13', { status: 'solved' }),
  ],
  expected: [
    newTicket('cancelling', lailani, { status: 'solved' }),
    refunded('40155290', 654, 'order_cancelled'),
  ],
})
