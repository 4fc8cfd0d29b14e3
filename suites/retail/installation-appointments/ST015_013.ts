import { updated } from '../../../lib/task.ts'
import { colleagueTicket, deskTicket, retail, threadEntry } from '../../../sandboxes/retail/index.ts'
import { about, lookUp, orders, read, setTicket, visits } from '../steps.ts'

const robin = 'CUS-30000104'
const { tickets, installationJobs } = retail.tables
const thread = { ticket: '11', public: false } as const

export const ST015_013 = retail.task({
  id: 'ST015_013',
  title: 'a Sunday visit that the desk lead granted, though not the Sunday that the customer remembers',
  level: 'demanding',
  traits: ['evidence-before-words', 'rules-that-meet', 'customer-moves'],
  decidedBy: ['POL-13.4', 'POL-15.1'],
  request: `Hi there, Robin Achterveld (robin.achterveld@mailhaus.example). I never heard back about my washing machine, ORD-40123990. Ms Lindquist-Ramos rang me last week
and was a dear: the crew may come on a Sunday, the 19th at ten, because I work away on all the other days, and the fitting is on the house. Could you enter that, please?`,
  customer: `You are Robin Achterveld in Duluth, a ship's pilot, warm and trusting. The visit is down for Tuesday 14 October at eight, when you are at sea. You spoke with
Ms Lindquist-Ramos on the phone on Friday and noted "Sunday, ten, the 19th" on an envelope, and "free?" with a question mark; mention the question mark if somebody doubts it.

If you are told that she granted Sunday the 12th: "The twelfth! I can read my own sevens but not my twos. The 12th is even better." If you are told that Sundays are impossible, say
once more that she promised it, and then take Saturday 18 October at noon. That the fitting costs money after all you take with a shrug. You are Robin, not Ruben.`,
  records: {
    tickets: [
      deskTicket({
        id: '11',
        customer: robin,
        subject: 'Another day for the washing machine',
        description: 'ORD-40123990. At sea from Monday to Saturday until December. Asks for a Sunday.',
        status: 'pending',
        priority: 'normal',
        type: 'task',
        created: '2025-09-25T11:30:00Z',
        updated: '2025-09-29T08:15:00Z',
      }),
      colleagueTicket({
        id: '12',
        by: '4',
        subject: 'A Sunday visit',
        description:
          'ORD-40123990: granted, Sunday 12 October, 10:00. TECH-3107 and a colleague are willing. Customer knows. Price as booked.',
        created: '2025-09-26T15:05:00Z',
      }),
    ],
    ticketComments: [
      threadEntry({
        ...thread,
        id: 71000000041,
        author: '1',
        body: 'Told the customer that we do not come on Sundays, and that the 19th might work if somebody swaps.',
        written: '2025-09-25T11:40:00Z',
      }),
    ],
  },
  solution: [
    ...lookUp(robin),
    ...orders('40123990'),
    ...visits('40123990'),
    ...about('40123990'),
    ...read('moving an installation appointment to a Sunday', 'what a colleague or the desk lead promised'),
    setTicket('11', { status: 'open', priority: 'high' }),
    [
      'reschedule_installation',
      {
        job_id: 'JOB-30000001',
        new_scheduled_date: '2025-10-12T10:00:00Z',
        reschedule_reason: 'customer_request',
      },
    ],
    setTicket('11', { status: 'solved' }),
  ],
  expected: [
    updated(tickets, '11', { status: 'solved', priority: 'high' }),
    updated(installationJobs, 'JOB-30000001', { scheduled_date: '2025-10-12T10:00:00Z' }),
  ],
})
