import { inserted } from '../../../lib/task.ts'
import { joinRecords, make, travel } from '../../../sandboxes/travel/index.ts'
import { lookAt, lookUp, read } from '../steps.ts'

const { tickets } = travel.tables

const gannet = 'reservations@gannethouse.example'
const booking = 'BKG-53008054'
const sister = 'BKG-53008045'
const house = { nights: 2, arrives: '2025-10-03', room: 'deluxe_room' } as const
const rescue = make.finishedTicket({
  requester_id: make.deskUserOf(gannet),
  status: 'open',
  priority: 'high',
  type: 'problem',
  assignee_id: '3',
  tags: ['hotel-partner', 'check-in-upcoming'],
  booking_reference: booking,
  request_type_detail: 'other',
  escalation_reason: 'hotel-confirmation-required',
})

export const TR008_005 = travel.task({
  id: 'TR008_005',
  title: 'a burst boiler forty-nine hours ahead, and a booking of the sister house',
  level: 'severe',
  traits: ['time', 'look-alikes', 'who-may', 'thin-answers'],
  decidedBy: ['TR-1.5', 'TR-8.2', 'TR-10.7'],
  request:
    'This is Morag Abernethy-Sule at The Gannet House in Edinburgh, reservations@gannethouse.example. Our boiler has burst and the east ' +
    'wing is shut. I cannot keep BKG-53008054 on Friday: please cancel it and give the people their money. ' +
    'BKG-53008045 I can keep, in the west wing; how many guests are they, and have they asked for anything?',
  customer: `You are Morag Abernethy-Sule, manager of The Gannet House, soaked and exact. You write from
reservations@gannethouse.example. The boiler burst this morning; the east wing stays shut until 10 October, and the
deluxe room of BKG-53008054, from Friday, 3 October, 15:00, is in it. You have no other deluxe room. You have not spoken
to the guests. If you are told that BKG-53008045 cannot be spoken about with you, you look and find that it stands on a
sheet which Callum from Gannet House Leith left on your desk: it is not yours, leave it. You accept that partner
relations speaks with the guests. You are not at home to journalists and want nothing more.`,
  records: joinRecords(
    make.stayRows([
      {
        ...house,
        number: '53008054',
        customer: 'CUS-20000119',
        hotel: 'HTL-40010011',
        nightly: 186,
        booked: '2025-07-08T13:00:00Z',
      },
      {
        ...house,
        number: '53008045',
        customer: 'CUS-20000118',
        hotel: 'HTL-40010012',
        nightly: 117,
        booked: '2025-07-11T13:00:00Z',
        requests: ['twin beds'],
      },
    ]),
    { hotelInventory: make.onSale('HTL-40010012', 'deluxe_room', '2025-10-03', [117, 121], { rooms: 1 }) },
  ),
  solution: [
    ...lookUp(gannet),
    ['lookup_lookup_hotel_id', { hotel_name: 'Gannet House' }],
    ['hotel_partner_api_get_hotel_contact', { hotel_id: 'HTL-40010011' }],
    ...lookAt(booking),
    ['booking_api_get_booking', { booking_reference: sister }],
    ...read('a hotel that cannot keep a booking', 'who writes for a hotel', 'priority and tags'),
    [
      'booking_api_search_hotels_by_location',
      {
        location: 'Edinburgh',
        check_in_date: '2025-10-03T15:00:00Z',
        check_out_date: '2025-10-05T11:00:00Z',
        room_type: 'deluxe_room',
        board_type: 'with_breakfast',
        adults_count: 2,
        children_count: 0,
      },
    ],
    make.writeTicket(
      rescue,
      'The Gannet House cannot keep a deluxe room of Friday',
      'Boiler burst. Gannet House Leith has one deluxe room for both nights. The guest has not been asked.',
    ),
  ],
  expected: [inserted(tickets, rescue)],
})
