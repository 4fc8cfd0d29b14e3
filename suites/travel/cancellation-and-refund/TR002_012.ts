import { updated } from '../../../lib/task.ts'
import { joinRecords, make, travel } from '../../../sandboxes/travel/index.ts'
import { paidBack } from '../end-states.ts'
import { change, hotel, lookAt, lookUp, setTicket } from '../steps.ts'

const { bookings, tickets } = travel.tables

const marguerite = 'CUS-20000107'
const booking = 'BKG-53002025'
const kamo = 'HTL-40010031'
const mended = { type: 'incident', priority: 'normal', refund_amount: 286 } as const

export const TR002_012 = travel.task({
  id: 'TR002_012',
  title: 'cancelled and paid back, says the ticket, and neither is true',
  level: 'severe',
  traits: ['undoing', 'time', 'sums-in-steps', 'evidence-before-words'],
  decidedBy: ['TR-13.5', 'TR-3.2', 'TR-3.3'],
  request:
    'Marguerite Abelard-Tsai, m.abelard.tsai@postlark.example. Kamo Riverside Inn has just sent me "we are looking forward to seeing you ' +
    'on Friday". But you cancelled BKG-53002025 for me on Monday, did you not? Please tell them.',
  customer: `You are Marguerite Abelard-Tsai, puzzled. Your email is m.abelard.tsai@postlark.example. On Monday evening, your time, you
cancelled two nights in Kyoto from 3 October with the desk, and were told that everything comes back. In August you got
30 dollars because the bath house was closed; you mention that if it is asked. You still want it cancelled. You agree
to the sum that is named.`,
  records: joinRecords(
    make.stay({
      number: '53002025',
      customer: marguerite,
      hotel: kamo,
      arrives: '2025-10-03',
      nights: 2,
      nightly: 158,
      booked: '2025-06-12T09:00:00Z',
      later: [
        { amount: 30, type: 'refund', reason: 'Bath house closed', made: '2025-08-19T09:00:00Z' },
        {
          amount: 316,
          type: 'refund',
          status: 'failed',
          reason: 'Cancellation',
          made: '2025-09-29T16:04:00Z',
        },
      ],
    }),
    {
      tickets: [
        make.deskTicket({
          id: '9',
          from: marguerite,
          subject: 'Cancel Kyoto, 3 October',
          description: 'Flexible, in time. Cancelled, $316.00 paid back.',
          status: 'solved',
          priority: 'high',
          type: 'task',
          tags: ['b2c-customer'],
          booking_reference: booking,
          request_type_detail: 'cancel-booking',
          resolution_action: 'refund-full',
          refund_amount: 316,
          created: '2025-09-29T16:00:00Z',
        }),
      ],
    },
  ),
  solution: [
    ...lookUp(marguerite),
    ...lookAt(booking),
    hotel(kamo),
    change(booking, { booking_status: 'cancelled' }),
    make.payBack(booking, 286, 'Cancellation'),
    setTicket('9', {
      ...mended,
      description:
        'Was not cancelled, and the refund had failed. Asked in time on Monday: all the rest, $286.00.',
    }),
  ],
  expected: [
    updated(bookings, booking, { booking_status: 'cancelled' }),
    paidBack(booking, marguerite, 286),
    updated(tickets, '9', mended),
  ],
})
