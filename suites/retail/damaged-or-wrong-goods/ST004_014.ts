import { oneOf, updated } from '../../../lib/task.ts'
import { colleagueTicket, deskTicket, placedOrder, retail } from '../../../sandboxes/retail/index.ts'
import { newTicket } from '../end-states.ts'
import { about, lookUp, openTicket, parcels, read, setTicket } from '../steps.ts'

const desmond = 'CUS-30000113'
const order = '40146811'
const visit = (scheduled_date: string) => [
  newTicket('faulty work', desmond, { status: 'hold' }),
  updated(retail.tables.installationJobs, 'JOB-40146811', { scheduled_date, status: 'scheduled' }),
]

export const ST004_014 = retail.task({
  id: 'ST004_014',
  title: 'the dent in the dishwasher was made by our crew, as they told the desk and nobody else',
  level: 'demanding',
  traits: ['evidence-before-words', 'rules-that-meet'],
  decidedBy: ['POL-09.4', 'POL-15.6'],
  request:
    'Dishwasher ORD-40146811 was delivered dented, bottom edge of the door, size of a thumb. Nine days ago, so I am in ' +
    'time. Cleans fine but I am not looking at that for ten years. New one please, or failing that a refund. ' +
    'D. Arkwright, desmond.arkwright@mailhaus.example',
  customer: `You are Desmond Arkwright, a builder. You write in short sentences and dislike small talk. The dishwasher came on 22
September and was put in the same morning. You were at work; your mother-in-law let the men in and noticed nothing.
You saw the dent that evening and took it that the thing was made or packed like that. You do not want to keep it as
it is, not for a discount either.

If you hear that the crew caused the dent and will come to put it right, say "fair enough, as long as it looks new".
You are at home on Saturday 4 October and on Monday 6 October. On either day eight in the morning is the only time
that suits you. If you are asked to choose, leave the day to the agent: "either. you pick." You want nothing else.`,
  records: {
    ...placedOrder({
      number: order,
      customer: desmond,
      placed: '2025-09-16T05:58:00Z',
      items: ['SKU-50010042'],
      installation: {
        service: 'appliance_basic',
        at: '2025-09-22T08:00:00Z',
        technician: 'TECH-3122',
        completed: '2025-09-22T10:35:00Z',
      },
      parcel: {
        carrier: 'Meridian Freight',
        shipped: '2025-09-19T08:00:00Z',
        due: '2025-09-22T17:00:00Z',
        delivered: '2025-09-22T08:20:00Z',
      },
    }),
    tickets: [
      deskTicket({
        id: '11',
        customer: desmond,
        subject: 'Will the crew take the old dishwasher along?',
        description: 'ORD-40146811. They do, if it is unplugged and drained. Told.',
        status: 'solved',
        priority: 'low',
        type: 'question',
        created: '2025-09-18T11:25:00Z',
        updated: '2025-09-22T16:40:00Z',
      }),
      colleagueTicket({
        id: '12',
        by: '24',
        subject: 'Report of 22 September',
        description:
          'ORD-40146811. TECH-3122: old one taken along. Carrying the new one in they hit the step, dent low on the door, his fault.',
        created: '2025-09-22T16:39:00Z',
      }),
    ],
  },
  solution: [
    ...lookUp(desmond),
    ...parcels(order),
    ['get_installation_job', { order_id: 'ORD-40146811' }],
    ...about(order),
    ...read('damage done by the installation crew, faulty work, new visit'),
    openTicket('faulty work', desmond, 'ORD-40146811: crew dented the door'),
    [
      'reschedule_installation',
      {
        job_id: 'JOB-40146811',
        new_scheduled_date: '2025-10-04T08:00:00Z',
        reschedule_reason: 'workmanship_issue',
      },
    ],
    setTicket('13', { status: 'hold' }),
  ],
  expected: oneOf(visit('2025-10-04T08:00:00Z'), visit('2025-10-06T08:00:00Z')),
})
