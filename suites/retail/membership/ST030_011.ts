import { updated } from '../../../lib/task.ts'
import { deskTicket, retail } from '../../../sandboxes/retail/index.ts'
import { lookUp, orders, read, remarks, setTicket } from '../steps.ts'

const yuki = 'CUS-30000112'

export const ST030_011 = retail.task({
  id: 'ST030_011',
  title: 'a remark says that she has agreed to everything, and she stays',
  level: 'demanding',
  traits: ['customer-moves', 'nothing-to-do', 'evidence-before-words'],
  decidedBy: ['POL-12.3', 'POL-15.5'],
  request: `yuki marchetti again (yuki.marchetti@postbox.example, ORD-40131904). we talked about ending plus on friday, right? i thought about it over the weekend. yes. end it, go go go`,
  customer: `You are Yuki Marchetti in San Diego, always in motion. On Friday you rang the shop from the beach and said yes to whatever the man read out; the wind was loud. Plus ends by itself on 26 October anyway, which you do not know.

You think that points are a kind of money which one keeps. As soon as anybody says that they would be lost, or how many there are, you stop: "whoa. my points?? how much is that in dollars". At about nineteen dollars: "ok, pay them out first, THEN end it." If that does not work: "or give them to my roomie, she shops with you too." If that
does not work either: "then no. i spend them first. leave everything as it is." That is your last word today. If Plus has been ended before anybody spoke of points, ask where your points are, and be cross.`,
  records: {
    tickets: [
      deskTicket({
        id: '11',
        customer: yuki,
        subject: 'Thinks of leaving Plus',
        description: 'Rang from the beach. Will write when she has made up her mind.',
        status: 'pending',
        priority: 'low',
        type: 'task',
        created: '2025-09-26T22:00:00Z',
      }),
    ],
    comments: [
      {
        id: '4',
        ticket_id: '11',
        author_id: '1',
        body: 'She said yes to everything on the phone. When she writes, end it without further questions, she hates to repeat herself.',
        public: false,
        created_at: '2025-09-26T22:05:00Z',
      },
    ],
  },
  solution: [
    ...lookUp(yuki),
    ...orders('40131904'),
    ['get_membership_details', { customer_id: yuki }],
    ...remarks('11'),
    ...read('leaving the membership: fee, points, consent', 'points paid out or moved to somebody else'),
    setTicket('11', { status: 'solved' }),
  ],
  expected: [updated(retail.tables.tickets, '11', { status: 'solved' })],
})
