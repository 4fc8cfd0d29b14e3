import { inserted, updated } from '../../../lib/task.ts'
import { joinRecords, make, travel } from '../../../sandboxes/travel/index.ts'
import { account, companyTicket } from '../companies.ts'
import { change, hotel, lookUp, readStay } from '../steps.ts'

const { bookings, tickets } = travel.tables

const rosalind = 'travel@haldenpryce.example'
const halden = 'CRP-30000021'
const chiara = { customer: 'CUS-20000116', nights: 2, nightly: 150, adults: 1, account: halden } as const
const [oslo, chicago, lisbon, choir] = [
  'BKG-53004207',
  'BKG-53004208',
  'BKG-53004209',
  'BKG-35021002',
] as const
const refused = companyTicket(rosalind, halden, {
  booking_reference: choir,
  group_booking_id: 'GRP-350210',
  request_type_detail: 'cancel-booking',
  resolution_action: 'policy-applied-no-action',
})
const gone = (booking_reference: string, priority: 'high' | 'low') =>
  companyTicket(rosalind, halden, {
    priority,
    booking_reference,
    request_type_detail: 'cancel-booking',
    resolution_action: 'modification-completed',
  })
const three = [gone(oslo, 'high'), gone(chicago, 'high'), gone(lisbon, 'low')] as const

export const TR004_008 = travel.task({
  id: 'TR004_008',
  title: 'four stays are called off: on the minute, an hour late, in good time, and by the wrong person',
  level: 'severe',
  traits: ['batch-with-exceptions', 'time', 'who-may', 'effects-that-belong-together'],
  decidedBy: ['TR-11.3', 'TR-1.4', 'TR-12.1', 'TR-12.2'],
  request: `Dear Lodgemere, Chiara has broken her wrist, so please cancel all that is open for her: BKG-53004207 (Oslo), BKG-53004208 (Chicago), BKG-53004209 (Lisbon), BKG-35021002 (Edinburgh). Rosalind
Achebe-Stone, travel@haldenpryce.example. What is still to be paid for each?`,
  customer: `You are Rosalind Achebe-Stone, with a spreadsheet open. You write from travel@haldenpryce.example. You want a figure for each stay, if one is due, and agree to what is named. Edinburgh is a
choir's block in which Chiara has a room that the firm pays; you did not know that somebody else runs it. If you are told who has to ask, you say that Chiara will call her. You do
not want anything for the broken wrist.`,
  records: joinRecords(
    make.stayRows([
      {
        ...chiara,
        number: '53004207',
        hotel: 'HTL-40010071',
        arrives: '2025-10-02',
        booked: '2025-08-19T07:00:00Z',
      },
      {
        ...chiara,
        number: '53004208',
        hotel: 'HTL-40010041',
        arrives: '2025-10-02',
        at: '07:00',
        booked: '2025-08-19T07:10:00Z',
      },
      {
        ...chiara,
        number: '53004209',
        hotel: 'HTL-40010022',
        arrives: '2025-11-11',
        booked: '2025-08-19T07:20:00Z',
      },
    ]),
    make.blockRows([
      {
        number: '350210',
        coordinator: 'CUS-20000120',
        hotel: 'HTL-40010012',
        arrives: '2025-11-21',
        nights: 2,
        nightly: 99,
        contract: 6,
        rooms: [{}, { customer: 'CUS-20000116', adults: 1, account: halden }, {}, {}, {}],
        booked: '2025-06-02T10:00:00Z',
      },
    ]),
  ),
  solution: [
    ...lookUp(rosalind),
    account(halden),
    ...[oslo, chicago, lisbon, choir].flatMap(readStay),
    ['booking_api_get_group_booking', { group_booking_id: 'GRP-350210' }],
    hotel('HTL-40010071'),
    hotel('HTL-40010041'),
    ...[oslo, chicago, lisbon].map((booking) => change(booking, { booking_status: 'cancelled' })),
    make.writeTicket(three[0], 'Oslo cancelled', 'Exactly 24 hours before: without cost.'),
    make.writeTicket(three[1], 'Chicago cancelled', '23 hours before: $150.00 on the statement.'),
    make.writeTicket(three[2], 'Lisbon cancelled', 'Without cost.'),
    make.writeTicket(refused, 'Edinburgh', 'A group’s room: Tamsin Greaves-Oyelowo has to ask.'),
  ],
  expected: [
    ...[oslo, chicago, lisbon].map((booking) => updated(bookings, booking, { booking_status: 'cancelled' })),
    ...three.map((ticket) => inserted(tickets, ticket)),
    inserted(tickets, refused),
  ],
})
