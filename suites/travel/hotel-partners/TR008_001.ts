import { inserted } from '../../../lib/task.ts'
import { joinRecords, make, travel } from '../../../sandboxes/travel/index.ts'

const { tickets } = travel.tables

const requester = make.deskUserOf('reservations@gannetleith.example')
const leith = { hotel: 'HTL-40010012', nights: 2, nightly: 109 } as const
const rescue = make.finishedTicket({
  requester_id: requester,
  status: 'open',
  priority: 'urgent',
  type: 'problem',
  assignee_id: '3',
  tags: ['hotel-partner', 'check-in-24h'],
  booking_reference: 'BKG-53008001',
  request_type_detail: 'other',
  escalation_reason: 'hotel-confirmation-required',
})
const refusal = make.finishedTicket({
  requester_id: requester,
  status: 'solved',
  priority: 'normal',
  type: 'task',
  tags: ['hotel-partner'],
  booking_reference: 'BKG-53008002',
  request_type_detail: 'other',
  resolution_action: 'policy-applied-no-action',
})

export const TR008_001 = travel.task({
  id: 'TR008_001',
  title: 'an overbooked hotel wants a guest moved and another one charged',
  level: 'demanding',
  traits: ['who-may', 'nothing-to-do', 'time'],
  decidedBy: ['TR-8.2', 'TR-8.3', 'TR-8.1'],
  request:
    'Hi team, Callum from Gannet House Leith (reservations@gannetleith.example). We are one room over ' +
    'tomorrow. Could you cancel BKG-53008001 on your side and put the lady into The Gannet House up the ' +
    'road, they have space, and let me have her mail so that I can say sorry? Also BKG-53008002 smoked in' +
    ' the room, please take $120 from his card. Cheers',
  customer: `You are Callum Oyelaran, front office of Gannet House Leith, jovial and in a hurry. You write from
reservations@gannetleith.example. Tomorrow, 2 October, you have one standard room too few, and BKG-53008001 is
the last one booked. BKG-53008002 left yesterday and had smoked.

You would like Lodgemere to do all three things. If you are told that partner relations asks the guest, that is
fine: ask how soon, unless a time was given. If you are refused the address, say "fair enough, data protection".
If you are told that you have to settle the smoking with the guest, grumble and accept. You do not withdraw
anything. Your house has no other room tomorrow.`,
  records: joinRecords(
    make.stayRows([
      {
        ...leith,
        number: '53008001',
        customer: 'CUS-20000101',
        arrives: '2025-10-02',
        booked: '2025-09-27T22:10:00Z',
      },
      {
        ...leith,
        number: '53008002',
        customer: 'CUS-20000104',
        arrives: '2025-09-28',
        status: 'checked_out',
        booked: '2025-09-01T12:00:00Z',
      },
    ]),
    {
      hotelInventory: make.onSale('HTL-40010011', 'standard_room', '2025-10-02', [158, 158], { rooms: 2 }),
    },
  ),
  solution: [
    ['lookup_lookup_hotel_id', { hotel_name: 'Gannet House Leith' }],
    ['hotel_partner_api_get_hotel_contact', { hotel_id: 'HTL-40010012' }],
    ['booking_api_get_booking', { booking_reference: 'BKG-53008001' }],
    ['booking_api_get_booking', { booking_reference: 'BKG-53008002' }],
    ['knowledge_base_search_policy', { query: 'a hotel that cannot keep a booking' }],
    ['knowledge_base_search_policy', { query: 'ticket handling' }],
    [
      'booking_api_search_hotels_by_location',
      {
        location: 'Edinburgh',
        check_in_date: '2025-10-02T15:00:00Z',
        check_out_date: '2025-10-04T11:00:00Z',
        room_type: 'standard_room',
        board_type: 'with_breakfast',
        adults_count: 2,
        children_count: 0,
      },
    ],
    ['zendesk_get_items', { table: 'tickets', $filter: `requester_id eq '${requester}'` }],
    make.writeTicket(
      rescue,
      'Leith cannot keep a booking of tomorrow',
      'One room over. The Gannet House has two standard rooms for both nights. The guest has not been asked.',
    ),
    make.writeTicket(
      refusal,
      'Hotel wants $120 for smoking',
      'Refused: the hotel settles it with the guest.',
    ),
  ],
  expected: [inserted(tickets, rescue), inserted(tickets, refusal)],
})
