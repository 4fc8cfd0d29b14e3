import { placedOrder, retail } from '../../../sandboxes/retail/index.ts'
import { newTicket, visitCancelled } from '../end-states.ts'
import { cancelVisit, lookUp, openTicket, parcels, read, setTicket, visits } from '../steps.ts'

const tove = 'CUS-30000105'

export const ST015_007 = retail.task({
  id: 'ST015_007',
  title: 'the basic visit cannot become the advanced one, and the dishwasher is in the house already',
  level: 'demanding',
  traits: ['evidence-before-words', 'customer-moves', 'thin-answers'],
  decidedBy: ['POL-09.1', 'POL-09.3'],
  request: `tove lindahl, tove.lindahl@inkmail.example, dishwasher ORD-40150609. the plumber looked under my sink and says new pipes or nothing. so please turn
my booked basic fitting into the advanced one, same slot on tuesday, and take the other 150 from my card. thx`,
  customer: `You are Tove Lindahl, Boise, who writes in small letters. The fitting is booked for Tuesday 7 October at noon.

If you hear that the booking cannot be turned into another: "then scrap the visit, i keep the machine and book the advanced one again tonight."
You expect that this costs 65 dollars, because it says so on the help page ("65 for freight, i saw it, go ahead"), and you would pay them.
You believe that the dishwasher comes with the crew. If you are told that it has been delivered: "ohh, is THAT the fridge-sized carton in the bike room. ha. yes."
If somebody offers you 139 back for the basic fitting, you take it; you have not paid anything for it yet. You do not want to cancel the order.`,
  records: placedOrder({
    number: '40150609',
    customer: tove,
    placed: '2025-09-19T20:11:00Z',
    items: ['SKU-50010042'],
    status: 'installation_scheduled',
    parcel: {
      carrier: 'Meridian Freight',
      shipped: '2025-09-23T08:00:00Z',
      due: '2025-09-30T17:00:00Z',
      delivered: '2025-09-29T14:45:00Z',
      at: 'Boise, ID, house entrance',
    },
    installation: { service: 'appliance_basic', at: '2025-10-07T12:00:00Z', technician: 'TECH-3160' },
  }),
  solution: [
    ...lookUp(tove),
    ...parcels('40150609'),
    ...visits('40150609'),
    ...read('exchange an installation service for another', 'cancelling an appointment, freight'),
    openTicket('appointment', tove, 'ORD-40150609: advanced service instead of basic', {
      description:
        'Cannot be exchanged. Visit cancelled; the product is there since 29 September, no freight.',
    }),
    cancelVisit('40150609', 'customer_wants_ship_only'),
    setTicket('11', { status: 'solved' }),
  ],
  expected: [newTicket('appointment', tove, { status: 'solved' }), visitCancelled('40150609')],
})
