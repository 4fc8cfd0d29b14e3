import { inserted } from '../../../lib/task.ts'
import { joinRecords, make, travel } from '../../../sandboxes/travel/index.ts'
import { partnerTicket, toPartnerRelations } from '../complaints.ts'
import { hotel, lookUp, readStay } from '../steps.ts'

const { tickets } = travel.tables

const delphine = 'reservations@lakefrontsandpiper.example'
const sandpiper = 'HTL-40010041'
const guest = {
  customer: 'CUS-20000118',
  hotel: sandpiper,
  nights: 2,
  nightly: 117,
  booked: '2025-07-02T10:00:00Z',
} as const
const [noShow, smoked, broken, early] = [
  'BKG-53008201',
  'BKG-53008202',
  'BKG-53008203',
  'BKG-53008204',
] as const
const four = [
  partnerTicket(delphine, noShow, { resolution_action: 'information-provided' }),
  partnerTicket(delphine, smoked, { resolution_action: 'policy-applied-no-action' }),
  partnerTicket(delphine, broken, {
    ...toPartnerRelations,
    priority: 'urgent',
    type: 'problem',
    tags: ['hotel-partner', 'check-in-24h'],
    escalation_reason: 'hotel-confirmation-required',
  }),
  partnerTicket(delphine, early, toPartnerRelations),
] as const

export const TR008_006 = travel.task({
  id: 'TR008_006',
  title: 'four lines from one reception, and each line has an end of its own',
  level: 'severe',
  traits: ['batch-with-exceptions', 'who-may', 'time', 'effects-that-belong-together'],
  decidedBy: ['TR-8.4', 'TR-8.3', 'TR-8.2', 'TR-10.7'],
  request: `Lakefront Sandpiper, Delphine Okonjo, reservations@lakefrontsandpiper.example. Please do the following today:
BKG-53008201 never came last night: cancel, no money back.
BKG-53008202 smoked: charge 150.
BKG-53008203 comes tomorrow, the ceiling of that room is down and we are full: cancel.
BKG-53008204 left a night early: you owe us our share of it.`,
  customer: `You are Delphine Okonjo, front office manager, in a noisy hall. You write from reservations@lakefrontsandpiper.example. All four are at your house. You have not spoken to any of the guests. If
you are told that bookings are not cancelled and nothing is charged on your word, you say "so what do I write in my book?" and take what you are told. For the share you are content that somebody
calls you. There is nothing else today.`,
  records: joinRecords(
    make.stayRows([
      { ...guest, number: '53008201', arrives: '2025-09-30' },
      { ...guest, number: '53008202', arrives: '2025-09-26', status: 'checked_out' },
      { ...guest, number: '53008203', arrives: '2025-10-02', customer: 'CUS-20000119' },
      { ...guest, number: '53008204', arrives: '2025-09-28', nights: 3, status: 'checked_out' },
    ]),
    { hotelInventory: make.onSale('HTL-40010042', 'standard_room', '2025-10-02', [149, 149], { rooms: 2 }) },
  ),
  solution: [
    ...lookUp(delphine),
    hotel(sandpiper),
    ...[noShow, smoked, broken, early].flatMap(readStay),
    [
      'booking_api_search_hotels_by_location',
      {
        location: 'Chicago',
        check_in_date: '2025-10-02T15:00:00Z',
        check_out_date: '2025-10-04T11:00:00Z',
        room_type: 'standard_room',
        board_type: 'with_breakfast',
        adults_count: 2,
        children_count: 0,
      },
    ],
    make.writeTicket(four[0], 'No-show', 'Reported by the hotel. Nothing noted, nothing cancelled.'),
    make.writeTicket(four[1], 'Smoking', 'The hotel settles it with the guest.'),
    make.writeTicket(
      four[2],
      'Room of tomorrow is broken',
      'Sandpiper Suites has two standard rooms. Guest not asked.',
    ),
    make.writeTicket(four[3], 'Left a night early', 'The hotel asks for its share.'),
  ],
  expected: four.map((ticket) => inserted(tickets, ticket)),
})
