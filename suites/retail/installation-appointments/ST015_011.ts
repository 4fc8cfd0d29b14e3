import { inserted, updated } from '../../../lib/task.ts'
import { colleagueTicket, deskTicket, placedOrder, retail } from '../../../sandboxes/retail/index.ts'
import { about, look, lookUp, parcels, read, setTicket, visits } from '../steps.ts'

const priscilla = 'CUS-30000108'
const goodsBack = {
  order_id: 'ORD-40152790',
  line_item_id: 'LIN-401527901',
  customer_id: priscilla,
  return_reason: 'defective',
  is_defective: true,
  refund_amount: 829,
  restocking_fee: 0,
  return_shipping_cost: 0,
  removal_fee: 0,
} as const

export const ST015_011 = retail.task({
  id: 'ST015_011',
  title: 'the machine still walks, and the second visit has found out why',
  level: 'demanding',
  traits: ['evidence-before-words', 'rules-that-meet', 'thin-answers'],
  decidedBy: ['POL-09.4', 'POL-07.2', 'POL-02.9'],
  request: `Third time lucky? ORD-40152790, the washing machine. It marched across the kitchen again last night. Your fitters set it up badly in August, came back
in September, fiddled for an hour, and it is as bad as ever. I want them here on Friday the 3rd at noon, with a spirit level and somebody who can read it.
Priscilla Vantongeren, p.vantongeren@inkmail.example`,
  customer: `You are Priscilla Vantongeren in Richmond, sharp-tongued and quick. You are sure that the machine is not level. Nobody told you what the crew found in September; one of them
"turned the drum by hand, pulled a face and said he would write it down".

If you hear that the machine itself is faulty and goes back for the full price, ask once whether it could not be repaired, then: "Very well. Take it, and take it soon."
If you hear of a fee for taking it out, refuse that loudly and then give in. If the agent books the crew again, you are satisfied. You say nothing of your own accord about noises; asked
about them: "it knocks, like somebody at the door".`,
  records: {
    ...placedOrder({
      number: '40152790',
      customer: priscilla,
      placed: '2025-08-15T16:40:00Z',
      items: [{ sku: 'SKU-50010041', warranty: { type: 'manufacturer' } }],
      parcel: {
        carrier: 'Meridian Freight',
        shipped: '2025-08-20T08:00:00Z',
        due: '2025-08-22T17:00:00Z',
        delivered: '2025-08-22T08:10:00Z',
      },
      installation: {
        service: 'appliance_basic',
        at: '2025-09-19T12:00:00Z',
        technician: 'TECH-3140',
        completed: '2025-09-19T13:05:00Z',
      },
    }),
    tickets: [
      deskTicket({
        id: '11',
        customer: priscilla,
        subject: 'Washing machine walks',
        description: 'ORD-40152790. Crew comes again on 19 September 12:00 to level it.',
        status: 'solved',
        priority: 'high',
        type: 'incident',
        created: '2025-09-11T10:00:00Z',
        updated: '2025-09-19T15:00:00Z',
      }),
      colleagueTicket({
        id: '12',
        by: '24',
        subject: 'Report of 19 September',
        description:
          'ORD-40152790, report TECH-3140: stands level, bolts out, feet locked. Drum bearing has play and knocks. Nothing for a crew to put right.',
        created: '2025-09-19T15:00:00Z',
      }),
    ],
  },
  solution: [
    ...lookUp(priscilla),
    ...parcels('40152790'),
    ...visits('40152790'),
    ...about('40152790'),
    ...read('faulty installation work or a fault of the product', 'defect in the first 45 days'),
    setTicket('11', { status: 'open' }),
    look('11'),
    ['create_rma', goodsBack],
    setTicket('11', { status: 'hold', priority: 'high' }),
  ],
  expected: [
    updated(retail.tables.tickets, '11', { status: 'hold' }),
    inserted(retail.tables.rmaRecords, { ...goodsBack, status: 'approved' }),
  ],
})
