import { deskTicket, retail, threadEntry } from '../../../sandboxes/retail/index.ts'
import { newTicket } from '../end-states.ts'
import { lookUp, openTicket, orders, read, remarks, setTicket } from '../steps.ts'

const ines = 'CUS-30000117'

export const ST030_007 = retail.task({
  id: 'ST030_007',
  title: 'she asked to leave ninety-three days ago and left three days later',
  level: 'demanding',
  traits: ['time', 'evidence-before-words', 'nothing-to-do'],
  decidedBy: ['POL-12.2', 'POL-15.2'],
  request: `Dear shop, I regret having left Plus and should like to come back. I have kept your rule in mind: ninety days. It was the thirtieth of June, a Monday, so I have waited ninety-three, to be on the safe side. I know the price,
59 dollars a year, and hereby agree to it. Ines Calderwood, ines.calderwood@inkmail.example, last order ORD-40135520`,
  customer: `You are Ines Calderwood, choir mistress from Rhode Island, proud of keeping rules. You have your own letter of 30 June before you: "I wish to leave." You were asked whether you were sure about your points, and took a few days over it. What you answered and when, you say only if somebody asks about
the time after the 30th: "I wrote once more, yes, that same week, I think."

If you hear that the day is a later one, you ask which, and when you may come back. If it is tomorrow, you laugh and come tomorrow. You ask once whether the agent could not simply book it for tomorrow. You have nothing else. You are not Ines Calderwood-Reyes.`,
  records: {
    membershipRecords: [
      {
        id: 'MEM-40000117',
        customer_id: ines,
        start_date: '2024-11-20T00:00:00Z',
        end_date: '2025-11-20T23:59:59Z',
        status: 'cancelled',
        points_balance: 410,
      },
    ],
    tickets: [
      deskTicket({
        id: '11',
        customer: ines,
        subject: 'Leaving Plus',
        description: 'Wishes to leave. Told her that the fee and 410 points are lost.',
        status: 'closed',
        priority: 'low',
        type: 'task',
        created: '2025-06-30T15:30:00Z',
        updated: '2025-07-08T06:00:00Z',
      }),
    ],
    ticketComments: [
      threadEntry({
        id: 71000000003,
        ticket: '11',
        author: '1',
        body: 'Please tell us whether you want to go all the same. Until then you stay a member.',
        written: '2025-06-30T15:50:00Z',
      }),
      threadEntry({
        id: 71000000004,
        ticket: '11',
        author: '21',
        body: 'I have slept on it three times. Yes, let me go.',
        written: '2025-07-03T07:15:00Z',
      }),
      threadEntry({
        id: 71000000005,
        ticket: '11',
        author: '1',
        body: 'Done, with effect from now.',
        written: '2025-07-03T09:00:00Z',
      }),
    ],
  },
  solution: [
    ...lookUp(ines),
    ...orders('40135520'),
    ['get_membership_details', { customer_id: ines }],
    ...remarks('11'),
    ...read('joining again after having left', 'how days are counted'),
    openTicket('membership', ines, 'Wants to join again', {
      description: 'Left on 3 July: today is day 90, still barred. From 2 October on.',
    }),
    setTicket('12', { status: 'solved' }),
  ],
  expected: [newTicket('membership', ines, { status: 'solved' })],
})
