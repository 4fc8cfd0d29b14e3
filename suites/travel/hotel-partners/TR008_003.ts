import { inserted, updated } from '../../../lib/task.ts'
import { joinRecords, make, travel } from '../../../sandboxes/travel/index.ts'
import { lookAt, lookUp, read, remarks, setTicket } from '../steps.ts'

const { tickets } = travel.tables

const casa = 'reservations@casadomiradouro.example'
const left = 'BKG-53008020'
const absent = 'BKG-53008021'
const house = { hotel: 'HTL-40010022', nightly: 69 } as const
const report = make.finishedTicket({
  requester_id: make.deskUserOf(casa),
  status: 'solved',
  priority: 'normal',
  type: 'task',
  tags: ['hotel-partner'],
  booking_reference: left,
  request_type_detail: 'other',
  resolution_action: 'information-provided',
})
const claim = { status: 'open', priority: 'high', type: 'task', assignee_id: '3' } as const

export const TR008_003 = travel.task({
  id: 'TR008_003',
  title: 'one guest left early, another never came, and the hotel asks for its share of one',
  level: 'demanding',
  traits: ['thin-answers', 'nothing-to-do', 'undoing'],
  decidedBy: ['TR-8.4', 'TR-10.2', 'TR-8.1'],
  request:
    'Bom dia, Anselmo from Casa do Miradouro, Lisbon (reservations@casadomiradouro.example). Two things for your system: ' +
    'BKG-53008020 went home on Monday, set her departure to the 29th and give her the two nights back, she is nice. And BKG-53008021 did ' +
    'not appear on Sunday, cancel him; we kept the room free for him and want our share of the price.',
  customer: `You are Anselmo Vidigueira, who runs Casa do Miradouro almost alone; you write from
reservations@casadomiradouro.example. The lady of BKG-53008020 was to stay until today and left on Monday, 29
September, because she missed her dog. The gentleman of BKG-53008021 was expected on Sunday, 28 September, for three
nights, and did not come. You wrote about him on Monday; somebody asked whether you want your share of the price, and
you forgot to answer: yes, you do. For the lady's nights you want no share. You would like to send her a card: ask for
her address of mail, and take a no. If you are told that the bookings stay as they are, you shrug.`,
  records: joinRecords(
    make.stayRows([
      {
        ...house,
        number: '53008020',
        customer: 'CUS-20000112',
        arrives: '2025-09-27',
        nights: 4,
        adults: 1,
        status: 'checked_in',
        booked: '2025-08-08T12:00:00Z',
      },
      {
        ...house,
        number: '53008021',
        customer: 'CUS-20000110',
        arrives: '2025-09-28',
        nights: 3,
        rate: 'saver',
        booked: '2025-08-25T12:00:00Z',
      },
    ]),
    {
      tickets: [
        make.deskTicket({
          id: '9',
          from: casa,
          subject: 'A guest has not come',
          description: 'No-show of 28 September. Asked the hotel whether it claims its share.',
          status: 'pending',
          priority: 'normal',
          type: 'incident',
          tags: ['hotel-partner'],
          booking_reference: absent,
          request_type_detail: 'other',
          created: '2025-09-29T08:10:00Z',
        }),
      ],
      comments: [
        make.remark({
          id: '3',
          ticket: '9',
          by: '1',
          body: 'Thank you. Do you ask for your share of the price? Then partner relations takes it over.',
          written: '2025-09-29T09:00:00Z',
        }),
      ],
    },
  ),
  solution: [
    ...lookUp(casa),
    ['lookup_lookup_hotel_id', { hotel_name: 'Casa do Miradouro' }],
    ['hotel_partner_api_get_hotel_contact', { hotel_id: 'HTL-40010022' }],
    ...lookAt(left),
    ...lookAt(absent),
    ...remarks('9'),
    ...read('a hotel that wants a booking changed', 'what a hotel may know', 'an existing ticket'),
    make.writeTicket(
      report,
      'Early departure on 29 September',
      'Reported by the hotel. The booking stays as it is.',
    ),
    setTicket('9', {
      ...claim,
      description: 'No-show of 28 September. The hotel asks for its share of the price.',
    }),
  ],
  expected: [inserted(tickets, report), updated(tickets, '9', claim)],
})
