import { anyValue, inserted, updated } from '../../../lib/task.ts'
import { joinRecords, make, travel } from '../../../sandboxes/travel/index.ts'
import { change, escalate, hotel, lookAt, lookUp, setTicket } from '../steps.ts'
import { askedHotel } from '../tickets.ts'

const { bookings, customerProfiles, tickets } = travel.tables

const ines = 'CUS-20000102'
const booking = 'BKG-53006012'
const leith = 'HTL-40010012'
const outcome = { priority: 'low', tags: ['b2c-customer', 'check-in-upcoming'], type: 'incident' } as const

export const TR006_008 = travel.task({
  id: 'TR006_008',
  title: 'the wrong house was asked, so no answer can come',
  level: 'demanding',
  traits: ['undoing', 'look-alikes', 'effects-that-belong-together'],
  decidedBy: ['TR-8.6', 'TR-6.1', 'TR-6.6'],
  request:
    'Ines Okafor, ines.okafor.b@postlark.example. Three days, and still no word whether I may arrive at ten on the 11th in Edinburgh, ' +
    'BKG-53006012. Please see to it. Ten suits me best every time, by the way: you may remember that for all my stays.',
  customer: `You are Ines Okafor, patient up to a point. Your email is ines.okafor.b@postlark.example. You stay at Gannet House Leith, three
nights from 11 October, and asked on Sunday for the room at 10:00. Nobody told you which hotel was asked. If it comes out that
the sister house was asked by mistake, sigh, and ask that it be done now. You would like ten o'clock to be kept for
your coming stays, too. You keep the kettle that you asked for in August.`,
  records: joinRecords(
    make.stay({
      number: '53006012',
      customer: ines,
      hotel: leith,
      arrives: '2025-10-11',
      nights: 3,
      nightly: 109,
      adults: 1,
      booked: '2025-08-05T08:00:00Z',
      requests: ['kettle'],
    }),
    {
      tickets: [
        make.deskTicket({
          id: '9',
          from: ines,
          subject: 'Arrival at ten, Edinburgh',
          description: 'Asked the hotel. To be noted in the booking.',
          status: 'hold',
          priority: 'normal',
          type: 'task',
          tags: ['b2c-customer'],
          booking_reference: booking,
          request_type_detail: 'add-special-request',
          resolution_action: 'escalated-hotel',
          escalation_reason: 'hotel-confirmation-required',
          refund_amount: 0,
          created: '2025-09-28T08:00:00Z',
        }),
        askedHotel({
          customer: ines,
          booking,
          hotel: 'HTL-40010011',
          issue: 'hotel-confirmation-required',
          description: 'The guest would like to arrive at 10:00 on 11 October. Please confirm.',
          written: '2025-09-28T08:05:00Z',
        }),
      ],
    },
  ),
  solution: [
    ...lookUp(ines),
    ...lookAt(booking),
    hotel(leith),
    change(booking, { special_requests: ['kettle', 'arrival at 10:00'] }),
    escalate(
      leith,
      booking,
      'hotel-confirmation-required',
      'The guest would like to arrive at 10:00 on 11 October. Please confirm.',
    ),
    ['crm_api_update_customer_info', { customer_id: ines, preferences: ['arrival at 10:00'] }],
    setTicket('9', {
      ...outcome,
      tags: [...outcome.tags],
      description: 'The sister house had been asked. Leith asked now; noted.',
    }),
  ],
  expected: [
    updated(bookings, booking, { special_requests: anyValue() }),
    inserted(tickets, {
      status: 'open',
      priority: 'high',
      type: 'incident',
      requester_id: ines,
      booking_reference: booking,
      hotel_id: leith,
      escalation_reason: 'hotel-confirmation-required',
    }),
    updated(customerProfiles, ines, { preferences: anyValue() }),
    updated(tickets, '9', { ...outcome, tags: [...outcome.tags] }),
  ],
})
