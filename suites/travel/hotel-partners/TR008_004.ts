import { inserted } from '../../../lib/task.ts'
import { make, travel } from '../../../sandboxes/travel/index.ts'
import { lookAt, lookUp, read } from '../steps.ts'

const { tickets } = travel.tables

const auberge = 'reservations@vieuxquai.example'
const booking = 'BKG-53008030'
const fromHotel = { requester_id: make.deskUserOf(auberge), request_type_detail: 'other' } as const
const record = make.finishedTicket({
  ...fromHotel,
  status: 'open',
  priority: 'high',
  type: 'task',
  assignee_id: '3',
  tags: ['hotel-partner'],
})
const answer = make.finishedTicket({
  ...fromHotel,
  status: 'solved',
  priority: 'normal',
  type: 'question',
  tags: ['hotel-partner', 'check-in-upcoming'],
  booking_reference: booking,
  resolution_action: 'information-provided',
})

export const TR008_004 = travel.task({
  id: 'TR008_004',
  title: 'a hotel stops taking pets, and asks about a guest',
  level: 'routine',
  traits: ['who-may'],
  decidedBy: ['TR-8.5', 'TR-8.1', 'TR-10.1'],
  request:
    'Bonjour, Thibault of the Auberge du Vieux-Quai, reservations@vieuxquai.example. From 1 November we take no more pets and have ' +
    'a new telephone, +1-514-555-0199, change our page please. Also, BKG-53008030: how many are they, do they eat anything special, and ' +
    'what did they pay you? Is it an important client?',
  customer: `You are Thibault Desrosiers-Kante of Auberge du Vieux-Quai in Montreal, chatty. You write from
reservations@vieuxquai.example. The pets and the telephone are certain; the old number works until the end of the
month. BKG-53008030 arrives on 7 October. If you are told that price and standing of a guest are not for hotels, say
"one may ask". You accept that somebody else enters the changes.`,
  records: make.stay({
    number: '53008030',
    customer: 'CUS-20000101',
    hotel: 'HTL-40010081',
    arrives: '2025-10-07',
    nights: 2,
    nightly: 74,
    booked: '2025-09-02T15:00:00Z',
    requests: ['vegan breakfast'],
  }),
  solution: [
    ...lookUp(auberge),
    ['lookup_lookup_hotel_id', { hotel_name: 'Vieux-Quai' }],
    ['hotel_partner_api_get_hotel_contact', { hotel_id: 'HTL-40010081' }],
    ...lookAt(booking),
    ...read("the hotel's own record", 'what a hotel may know', 'a new ticket'),
    make.writeTicket(
      record,
      'No pets from 1 November, new telephone',
      'Auberge du Vieux-Quai: +1-514-555-0199.',
    ),
    make.writeTicket(
      answer,
      'Guests and diet of 7 October',
      'Told: two adults, vegan breakfast. Nothing else.',
    ),
  ],
  expected: [inserted(tickets, record), inserted(tickets, answer)],
})
