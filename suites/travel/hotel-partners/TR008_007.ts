import { inserted } from '../../../lib/task.ts'
import { make, travel } from '../../../sandboxes/travel/index.ts'
import { partnerTicket, toPartnerRelations } from '../complaints.ts'
import { hotel, lookUp, readStay } from '../steps.ts'

const { tickets } = travel.tables

const keoni = 'reservations@plumeriabay.example'
const plumeria = 'HTL-40010051'
const [soon, later, question] = ['BKG-53008205', 'BKG-53008206', 'BKG-53008207'] as const
const lost = {
  ...toPartnerRelations,
  type: 'problem',
  escalation_reason: 'hotel-confirmation-required',
} as const
const four = [
  partnerTicket(keoni, soon, { ...lost, tags: ['hotel-partner', 'check-in-upcoming'] }),
  partnerTicket(keoni, later, lost),
  partnerTicket(keoni, question, {
    tags: ['hotel-partner', 'check-in-upcoming'],
    type: 'question',
    resolution_action: 'information-provided',
  }),
  partnerTicket(keoni, undefined, toPartnerRelations),
] as const
const search = (
  from: string,
  to: string,
  room_type: 'family_room' | 'presidential_suite',
  children_count: number,
) =>
  [
    'booking_api_search_hotels_by_location',
    {
      location: 'Honolulu',
      check_in_date: `${from}T15:00:00Z`,
      check_out_date: `${to}T11:00:00Z`,
      room_type,
      board_type: 'with_breakfast',
      adults_count: 2,
      children_count,
    },
  ] as const

export const TR008_007 = travel.task({
  id: 'TR008_007',
  title: 'a wing is sold, a contact is new, and one guest may be spoken of',
  level: 'demanding',
  traits: ['batch-with-exceptions', 'effects-that-belong-together', 'who-may'],
  decidedBy: ['TR-8.2', 'TR-8.5', 'TR-8.1'],
  request: `Aloha from Plumeria Bay, Keoni Baptiste-Lum (reservations@plumeriabay.example). The owner has sold our garden wing. That takes BKG-53008205 (family room) and BKG-53008206 (presidential suite)
from us, nothing else is free then. Also: does BKG-53008207 bring children, and how do they pay? And my duty address is now night@plumeriabay.example.`,
  customer: `You are Keoni Baptiste-Lum, reservations manager, embarrassed. You write from reservations@plumeriabay.example. The sale was yesterday. You would have liked Lodgemere to move the two parties right
away, and understand that they are asked first. If prices of the third guest are not told, you do not insist. That is all of it.`,
  records: make.stayRows([
    {
      number: '53008205',
      customer: 'CUS-20000112',
      hotel: plumeria,
      arrives: '2025-10-12',
      nights: 4,
      nightly: 330,
      room: 'family_room',
      children: 2,
      booked: '2025-04-02T10:00:00Z',
    },
    {
      number: '53008206',
      customer: 'CUS-20000116',
      hotel: plumeria,
      arrives: '2025-12-30',
      nights: 3,
      nightly: 900,
      room: 'presidential_suite',
      booked: '2025-01-15T10:00:00Z',
    },
    {
      number: '53008207',
      customer: 'CUS-20000111',
      hotel: plumeria,
      arrives: '2025-10-08',
      nights: 5,
      nightly: 190,
      booked: '2025-06-20T10:00:00Z',
    },
  ]),
  solution: [
    ...lookUp(keoni),
    hotel(plumeria),
    ...[soon, later, question].flatMap(readStay),
    search('2025-10-12', '2025-10-16', 'family_room', 2),
    search('2025-12-30', '2026-01-02', 'presidential_suite', 0),
    make.writeTicket(
      four[0],
      'Family room cannot be kept',
      'Wing sold. No other house in Honolulu has one. Guest not asked.',
    ),
    make.writeTicket(
      four[1],
      'Presidential suite cannot be kept',
      'Wing sold. No other house has one. Guest not asked.',
    ),
    make.writeTicket(four[2], 'Children?', 'None. Payment is not told.'),
    make.writeTicket(four[3], 'New duty address', 'night@plumeriabay.example'),
  ],
  expected: four.map((ticket) => inserted(tickets, ticket)),
})
