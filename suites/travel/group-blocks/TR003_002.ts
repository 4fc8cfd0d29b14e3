import { inserted, updated } from '../../../lib/task.ts'
import { joinRecords, make, travel } from '../../../sandboxes/travel/index.ts'

const { bookings, groupBookings, tickets, transactions } = travel.tables

const requester = make.deskUserOf('CUS-20000121')
const dates = { check_in_date: '2025-10-28T15:00:00Z', check_out_date: '2025-10-30T11:00:00Z' }
const hotel = { hotel: 'HTL-40010071', from: '2025-10-28', to: '2025-10-30' }
const charge = {
  booking_reference: 'BKG-35004102',
  customer_id: 'CUS-20000121',
  transaction_type: 'charge',
  payment_status: 'successful',
} as const
const ticket = make.finishedTicket({
  requester_id: requester,
  status: 'solved',
  priority: 'low',
  type: 'task',
  tags: ['group-coordinator'],
  group_booking_id: 'GRP-350041',
  request_type_detail: 'modify-dates',
  resolution_action: 'modification-completed',
})

export const TR003_002 = travel.task({
  id: 'TR003_002',
  title: 'a group moves by a week, all but the room that was released',
  level: 'severe',
  traits: ['batch-with-exceptions', 'effects-that-belong-together', 'thin-answers'],
  decidedBy: ['TR-4.3', 'TR-4.5', 'TR-4.4'],
  request:
    'Our congress has been put off by a week. Please move the whole Summit Surveyors block at Fjordlys, ' +
    'GRP-350041, from 21-23 October to 28-30 October. Everybody moves, same rooms, same board. Bertrand ' +
    'Achterberg, bertrand@summitsurveyors.example. PS: as VIP I assume that there is no fee.',
  customer: `You are Bertrand Achterberg, head of a surveyors' office. You are short of time and precise. You
write from bertrand@summitsurveyors.example. The group is GRP-350041 at Fjordlys Hotell in Oslo, 21 to 23
October: four rooms stand, a fifth was released in the summer.

You want all of it moved to 28 to 30 October. If a price is named, ask for the sum of differences and fee in one
line, unless you have been given just that, and agree. You grumble once about the fee and then accept it. If you
are asked about the released room: it stays released, of course. You do not want to change rooms, boards or
guests.`,
  records: joinRecords(
    make.blockRows([
      {
        number: '350041',
        coordinator: 'CUS-20000121',
        hotel: 'HTL-40010071',
        arrives: '2025-10-21',
        nights: 2,
        nightly: 146,
        contract: 6,
        rooms: [{ status: 'cancelled' }, {}, {}, { room: 'deluxe_room', nightly: 178 }, {}],
        booked: '2025-05-30T09:00:00Z',
      },
    ]),
    {
      hotelInventory: [
        ...make.onSale('HTL-40010071', 'standard_room', '2025-10-28', [151, 151], { rooms: 5 }),
        ...make.onSale('HTL-40010071', 'deluxe_room', '2025-10-28', [184, 184], { rooms: 1 }),
      ],
    },
  ),
  solution: [
    ['booking_api_get_group_booking', { group_booking_id: 'GRP-350041' }],
    ...[1, 2, 3, 4, 5].map(
      (room) => ['booking_api_get_booking', { booking_reference: `BKG-3500410${room}` }] as const,
    ),
    ['knowledge_base_search_policy', { query: 'moving a group to other dates' }],
    make.askHotel({ ...hotel, room: 'standard_room' }),
    make.askHotel({ ...hotel, room: 'deluxe_room' }),
    ['zendesk_get_items', { table: 'tickets', $filter: `requester_id eq '${requester}'` }],
    [
      'booking_api_modify_group_booking',
      { group_booking_id: 'GRP-350041', modification_details: dates, cascade_to_individual_bookings: false },
    ],
    ...[2, 3, 4, 5].map(
      (room) =>
        ['booking_api_modify_booking', { booking_reference: `BKG-3500410${room}`, ...dates }] as const,
    ),
    make.charge('BKG-35004102', 42, 'Price difference'),
    make.charge('BKG-35004102', 50, 'Change fee'),
    make.writeTicket(
      ticket,
      'Block moved to 28 October',
      'Four standing rooms moved, released one untouched. Differences $42.00, fee $50.00.',
    ),
  ],
  expected: [
    updated(groupBookings, 'GRP-350041', dates),
    updated(bookings, 'BKG-35004102', { ...dates, booking_value: '302.00' }),
    updated(bookings, 'BKG-35004103', { ...dates, booking_value: '302.00' }),
    updated(bookings, 'BKG-35004104', { ...dates, booking_value: '368.00' }),
    updated(bookings, 'BKG-35004105', { ...dates, booking_value: '302.00' }),
    inserted(transactions, { ...charge, amount: '42.00' }),
    inserted(transactions, { ...charge, amount: '50.00' }),
    inserted(tickets, ticket),
  ],
})
