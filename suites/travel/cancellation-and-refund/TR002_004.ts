import { inserted, updated } from '../../../lib/task.ts'
import { joinRecords, make, travel } from '../../../sandboxes/travel/index.ts'
import { paidBack } from '../end-states.ts'
import { change, lookAt, lookUp, setTicket } from '../steps.ts'

const { bookings, tickets } = travel.tables

const solveig = 'CUS-20000112'
const own = 'BKG-53002012'
const sisters = 'BKG-53002013'
const mended = { type: 'incident', priority: 'low' } as const
const ticket = make.finishedTicket({
  requester_id: make.deskUserOf(solveig),
  status: 'solved',
  priority: 'low',
  type: 'incident',
  tags: ['b2c-customer'],
  booking_reference: own,
  request_type_detail: 'other',
  resolution_action: 'modification-completed',
})
const room = {
  customer: solveig,
  hotel: 'HTL-40010011',
  arrives: '2025-10-30',
  nights: 2,
  nightly: 175,
  status: 'cancelled',
  booked: '2025-07-10T09:00:00Z',
} as const

export const TR002_004 = travel.task({
  id: 'TR002_004',
  title: 'a colleague gave up one room, which took the other with it, and the money bounced',
  level: 'severe',
  traits: ['undoing', 'evidence-before-words', 'effects-that-belong-together'],
  decidedBy: ['TR-13.3', 'TR-13.5', 'TR-2.1'],
  request:
    'Solveig Marchetti-Aune, solveig.ma@postlark.example. I am quite confused!! The Gannet House writes that BKG-53002012 does not ' +
    'exist any more. It was only my SISTER who cancelled, her room, 53002013. I come! Please put mine back. Is that possible?',
  customer: `You are Solveig Marchetti-Aune, breathless as ever. Your email is solveig.ma@postlark.example. You booked two connecting
rooms in Edinburgh from 30 October, and a week ago you asked the desk to cancel 53002013, your sister's. You were promised
its 350 dollars back. You never asked for anything to happen to your own. You have not seen the money, and did not worry: say so only if you are
asked about it. If you are told that it failed and is sent again, thank them.`,
  records: joinRecords(
    make.stay({
      ...room,
      number: '53002012',
      requests: ['connecting with BKG-53002013', 'vegetarian breakfast'],
      history: ['2025-09-24T14:11:00Z: booking_status: confirmed -> cancelled with BKG-53002013'],
    }),
    make.stay({
      ...room,
      number: '53002013',
      requests: ['connecting with BKG-53002012'],
      history: ['2025-09-24T14:11:00Z: booking_status: confirmed -> cancelled'],
      later: [
        {
          amount: 350,
          type: 'refund',
          status: 'failed',
          reason: 'Cancellation',
          made: '2025-09-24T14:12:00Z',
        },
      ],
    }),
    {
      tickets: [
        make.deskTicket({
          id: '9',
          from: solveig,
          subject: 'Cancelled: Edinburgh, the second room',
          description: 'In time at a flexible rate. $350.00 paid back.',
          status: 'solved',
          priority: 'normal',
          type: 'task',
          tags: ['b2c-customer'],
          booking_reference: sisters,
          request_type_detail: 'cancel-booking',
          resolution_action: 'refund-full',
          refund_amount: 350,
          created: '2025-09-24T14:00:00Z',
        }),
      ],
    },
  ),
  solution: [
    ...lookUp(solveig),
    ...lookAt(own),
    ...lookAt(sisters),
    change(own, { booking_status: 'confirmed' }),
    make.payBack(sisters, 350, 'Cancellation'),
    setTicket('9', { ...mended, description: 'The refund of 24 September had failed. Made again.' }),
    make.writeTicket(
      ticket,
      'Room in Edinburgh cancelled by the system',
      'Went with the connecting room on 24 September. Confirmed again.',
    ),
  ],
  expected: [
    updated(bookings, own, { booking_status: 'confirmed' }),
    paidBack(sisters, solveig, 350),
    updated(tickets, '9', mended),
    inserted(tickets, ticket),
  ],
})
