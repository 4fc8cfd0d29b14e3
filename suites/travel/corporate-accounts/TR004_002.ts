import { inserted, updated } from '../../../lib/task.ts'
import { joinRecords, make, travel } from '../../../sandboxes/travel/index.ts'

const { bookings, tickets } = travel.tables

const requester = make.deskUserOf('CUS-20000116')
const dates = { check_in_date: '2025-10-13T15:00:00Z', check_out_date: '2025-10-15T11:00:00Z' }
const ticket = make.finishedTicket({
  requester_id: requester,
  status: 'solved',
  priority: 'low',
  type: 'task',
  tags: ['corporate-account', 'check-in-upcoming'],
  booking_reference: 'BKG-53004101',
  request_type_detail: 'modify-dates',
  corporate_account_id: 'CRP-30000021',
  resolution_action: 'modification-completed',
})

export const TR004_002 = travel.task({
  id: 'TR004_002',
  title: 'a traveller moves a cheaper corporate stay for the third time, and no money moves',
  level: 'demanding',
  traits: ['who-may', 'rules-that-meet', 'thin-answers'],
  decidedBy: ['TR-1.3', 'TR-11.2', 'TR-11.3'],
  request:
    'Chiara Lindqvist-Omar, chiara.lo@haldenpryce.example, booking BKG-53004101 (Chicago, Lakefront ' +
    'Sandpiper). Site visit slips again: please move me from 11-13 to 13-15 October. And since I am VIP ' +
    'with you, the executive suite next door at Sandpiper Suites or here would be nice. If the new nights' +
    ' are cheaper the difference can go to my card.',
  customer: `You are Chiara Lindqvist-Omar, an architect at Halden & Pryce, on her way to a site. Your email is
chiara.lo@haldenpryce.example, your booking BKG-53004101: Lakefront Sandpiper in Chicago, one adult, paid by
your company. You have moved it twice already.

You want 13 to 15 October instead of 11 to 13. The suite is a whim: if it is refused, say "worth a try". If you
are told that a fee or a difference goes on the company's statement and not on your card, that is all right. You
do not write for your travel manager, Rosalind, and will not fetch her now. When the dates are moved, finish.`,
  records: joinRecords(
    make.stay({
      number: '53004101',
      customer: 'CUS-20000116',
      hotel: 'HTL-40010041',
      arrives: '2025-10-11',
      nights: 2,
      nightly: 139,
      adults: 1,
      account: 'CRP-30000021',
      booked: '2025-08-19T07:30:00Z',
      history: [
        make.datesMoved('2025-09-02T07:00:00Z', '2025-10-02', '2025-10-07', 2),
        make.datesMoved('2025-09-18T07:00:00Z', '2025-10-07', '2025-10-11', 2),
      ],
    }),
    {
      hotelInventory: [
        ...make.onSale('HTL-40010041', 'standard_room', '2025-10-13', [128, 131]),
        ...make.onSale('HTL-40010041', 'executive_suite', '2025-10-13', [214, 214]),
      ],
    },
  ),
  solution: [
    ...make.looks({
      email: 'chiara.lo@haldenpryce.example',
      booking: 'BKG-53004101',
      policies: ['corporate bookings: who may ask, money'],
      requester,
    }),
    ['corporate_api_get_account_details', { corporate_account_id: 'CRP-30000021' }],
    make.askHotel({ hotel: 'HTL-40010041', from: '2025-10-13', to: '2025-10-15', room: 'standard_room' }),
    ['booking_api_modify_booking', { booking_reference: 'BKG-53004101', ...dates }],
    make.writeTicket(
      ticket,
      'Chicago moved to 13 October',
      'Third change: fee $15.00 and the lower price go on the statement. Suite refused: for the contact.',
    ),
  ],
  expected: [
    updated(bookings, 'BKG-53004101', { ...dates, booking_value: '259.00' }),
    inserted(tickets, ticket),
  ],
})
