import { retail } from '../../../sandboxes/retail/index.ts'
import { newTicket } from '../end-states.ts'
import { lookUp, openTicket, orders, read, setTicket } from '../steps.ts'

const lailani = 'CUS-30000115'

export const ST030_013 = retail.task({
  id: 'ST030_013',
  title: 'she wants to join until she hears the price, and that leaves a ticket too',
  level: 'routine',
  traits: ['customer-moves', 'nothing-to-do'],
  decidedBy: ['POL-02.3', 'POL-12.2'],
  request: `hiii lailani vos, lailani.vos@postbox.example, just ordered the rose watch (ORD-40133361). my roommate says members get points on everything and its like free?? sign me up pls, before i buy the strap for it`,
  customer: `You are Lailani Vos in Tampa, bubbly, writes without capitals. You want Plus because you take it for free, and points sound like fun. You know that the watch of yesterday earns none, and do not ask about it.

If you hear that it costs 59 dollars a year: "omg no. i thought free. forget it then". You take no trial, no instalments. You stay with no, and when asked whether there is anything else: "nope, not worth writing
down even. byeee". The watch stays ordered.`,
  solution: [
    ...lookUp(lailani),
    ...orders('40133361'),
    ...read('joining the membership and its price', 'when a ticket is written'),
    openTicket('membership', lailani, 'Asks to join Plus', {
      description: 'Told: 59 dollars a year. Does not want it.',
    }),
    setTicket('11', { status: 'solved' }),
  ],
  expected: [newTicket('membership', lailani, { status: 'solved' })],
})
