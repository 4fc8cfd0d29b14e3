import { updated } from '../../../lib/task.ts'
import { joinRecords, make, travel } from '../../../sandboxes/travel/index.ts'
import { charged } from '../end-states.ts'
import { change, hotel, lookAt, lookUp, read, remarks, setTicket } from '../steps.ts'

const { bookings, tickets } = travel.tables

const marguerite = 'CUS-20000107'
const booking = 'BKG-53008010'
const kyoto = 'HTL-40010031'
const outcome = { status: 'solved', resolution_action: 'modification-completed' } as const

export const TR008_002 = travel.task({
  id: 'TR008_002',
  title: 'the hotel agreed to a better room for tomorrow, under its own ticket',
  level: 'demanding',
  traits: ['evidence-before-words', 'effects-that-belong-together', 'time'],
  decidedBy: ['TR-8.6', 'TR-2.6', 'TR-2.7'],
  request:
    'Good evening, it is I again, Marguerite Abelard-Tsai (m.abelard.tsai@postlark.example), BKG-53008010. Is there still no ' +
    'word from Kyoto about the deluxe room? If they have not answered, could you push them a little?',
  customer: `You are Marguerite Abelard-Tsai, an interpreter, patient but packing. Your email is
m.abelard.tsai@postlark.example. You arrive at Kamo Riverside Inn tomorrow, 2 October, for two nights, and asked this
morning for a deluxe room instead of the standard one. You were told that the hotel has to agree, and have heard
nothing since. You still want it. You agree to a difference of up to 100 dollars and to a fee, and would like to be told
both beforehand. In August your arrival was moved by a day because of your work, which cost nothing.`,
  records: joinRecords(
    make.stay({
      number: '53008010',
      customer: marguerite,
      hotel: kyoto,
      arrives: '2025-10-02',
      nights: 2,
      nightly: 134,
      adults: 1,
      booked: '2025-07-14T09:00:00Z',
      card: 'Card ending in 6120',
      history: [make.datesMoved('2025-08-21T07:25:00Z', '2025-10-01', '2025-10-02', 2)],
    }),
    {
      hotelInventory: make.onSale(kyoto, 'deluxe_room', '2025-10-02', [163, 174], { rooms: 1 }),
      tickets: [
        make.deskTicket({
          id: '9',
          from: marguerite,
          subject: 'Deluxe room from tomorrow',
          description: 'Past 18:00 in Kyoto: the hotel has to agree. Asked it.',
          status: 'hold',
          priority: 'high',
          type: 'task',
          tags: ['b2c-customer', 'check-in-24h'],
          booking_reference: booking,
          request_type_detail: 'modify-room-type',
          resolution_action: 'escalated-hotel',
          escalation_reason: 'same-day-modification',
          refund_amount: 0,
          created: '2025-10-01T09:40:00Z',
        }),
        {
          id: 'ZDSK-00000001',
          subject: 'Hotel Escalation: same-day-modification',
          description:
            'The guest would like a deluxe room with breakfast for 2 and 3 October. Please agree or refuse.',
          status: 'open',
          priority: 'high',
          type: 'incident',
          requester_id: marguerite,
          booking_reference: booking,
          hotel_id: kyoto,
          escalation_reason: 'same-day-modification',
          created_at: '2025-10-01T09:42:00Z',
          updated_at: '2025-10-01T09:42:00Z',
        },
      ],
      comments: [
        make.remark({
          id: '3',
          ticket: 'ZDSK-00000001',
          by: 'reservations@kamoriverside.example',
          body: 'We agree: one deluxe room, both nights, at the price on sale. S. Nishigaki',
          written: '2025-10-01T11:55:00Z',
        }),
      ],
    },
  ),
  solution: [
    ...lookUp(marguerite),
    ...lookAt(booking),
    ...remarks('9', 'ZDSK-00000001'),
    hotel(kyoto),
    ...read("escalating, and a hotel's answer", 'change fee', 'difference in price'),
    make.askHotel({ hotel: kyoto, from: '2025-10-02', to: '2025-10-04', room: 'deluxe_room' }),
    change(booking, { room_type: 'deluxe_room' }),
    make.charge(booking, 69, 'Price difference'),
    make.charge(booking, 15, 'Change fee'),
    setTicket('9', { ...outcome, description: 'The hotel agreed. Deluxe room, $69.00 and the fee charged.' }),
  ],
  expected: [
    updated(bookings, booking, { room_type: 'deluxe_room', booking_value: '337.00' }),
    charged(booking, marguerite, 69),
    charged(booking, marguerite, 15),
    updated(tickets, '9', outcome),
  ],
})
