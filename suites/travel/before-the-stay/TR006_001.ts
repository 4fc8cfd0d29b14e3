import { anyValue, updated } from '../../../lib/task.ts'
import { joinRecords, make, travel } from '../../../sandboxes/travel/index.ts'

const { bookings, tickets } = travel.tables

const requester = make.deskUserOf('CUS-20000109')

export const TR006_001 = travel.task({
  id: 'TR006_001',
  title: 'an early arrival was called solved while the hotel still has to answer',
  level: 'demanding',
  traits: ['undoing', 'rules-that-meet', 'evidence-before-words'],
  decidedBy: ['TR-6.3', 'TR-6.4', 'TR-6.5'],
  request:
    'Aloha! Plumeria Bay, BKG-53006001, from the 10th. You wrote that my arrival at ten in the morning is' +
    ' settled, wonderful. Two small things more: I would like to leave at three in the afternoon on the ' +
    'last day, and Biscuit, my guide dog, comes along. I know that they take no pets. Leilani Kaimana-' +
    'Frost, leilani.kf@postlark.example',
  customer: `You are Leilani Kaimana-Frost, a pianist, warm and unhurried. Your email is leilani.kf@postlark.example, your
booking BKG-53006001 at Plumeria Bay Resort in Honolulu, four nights from 10 October. You are blind and travel
with your guide dog Biscuit. You asked for an arrival at 10:00 yesterday and were told that it is settled;
nobody told you what the hotel said.

You want to leave at 15:00 on the last day, and Biscuit to be noted. If you are told that the early arrival
still waits for the hotel, you are a little disappointed and understand. These are wishes for this stay only.
You need nothing else.`,
  records: joinRecords(
    make.stay({
      number: '53006001',
      customer: 'CUS-20000109',
      hotel: 'HTL-40010051',
      arrives: '2025-10-10',
      nights: 4,
      nightly: 398,
      room: 'suite',
      board: 'half_board',
      adults: 1,
      booked: '2025-06-11T20:00:00Z',
      requests: ['sea view', 'arrival at 10:00'],
    }),
    {
      tickets: [
        make.deskTicket({
          id: '9',
          from: 'CUS-20000109',
          subject: 'Arrival at ten in the morning',
          description: 'Asked the hotel, noted it. Told the guest that it is settled.',
          status: 'solved',
          priority: 'low',
          type: 'task',
          tags: ['b2c-customer', 'check-in-upcoming'],
          booking_reference: 'BKG-53006001',
          request_type_detail: 'add-special-request',
          resolution_action: 'modification-completed',
          refund_amount: 0,
          created: '2025-09-30T19:05:00Z',
        }),
        {
          id: 'ZDSK-00000001',
          subject: 'Hotel Escalation: hotel-confirmation-required',
          description: 'The guest would like to arrive at 10:00 on 10 October. Please confirm.',
          status: 'open',
          priority: 'high',
          type: 'incident',
          requester_id: 'CUS-20000109',
          booking_reference: 'BKG-53006001',
          hotel_id: 'HTL-40010051',
          escalation_reason: 'hotel-confirmation-required',
          created_at: '2025-09-30T19:04:00Z',
          updated_at: '2025-09-30T19:04:00Z',
        },
      ],
    },
  ),
  solution: [
    ...make.looks({
      email: 'leilani.kf@postlark.example',
      booking: 'BKG-53006001',
      hotel: 'HTL-40010051',
      policies: [],
      requester,
    }),
    [
      'knowledge_base_search_policy',
      { query: 'special requests: early arrival, late departure, assistance dogs' },
    ],
    [
      'booking_api_modify_booking',
      {
        booking_reference: 'BKG-53006001',
        special_requests: ['sea view', 'arrival at 10:00', 'departure at 15:00', 'assistance dog'],
      },
    ],
    [
      'zendesk_update_item',
      {
        table: 'tickets',
        id: '9',
        item: {
          description:
            'Not settled: the hotel has not answered ZDSK-00000001. Noted besides: departure at 15:00, assistance dog.',
          status: 'hold',
          resolution_action: 'escalated-hotel',
          escalation_reason: 'hotel-confirmation-required',
        },
      },
    ],
  ],
  expected: [
    updated(bookings, 'BKG-53006001', { special_requests: anyValue() }),
    updated(tickets, '9', {
      status: 'hold',
      resolution_action: 'escalated-hotel',
      escalation_reason: 'hotel-confirmation-required',
    }),
  ],
})
