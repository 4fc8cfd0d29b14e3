import { anyValue, inserted, updated } from '../../../lib/task.ts'
import { make, travel } from '../../../sandboxes/travel/index.ts'
import { escalated } from '../end-states.ts'
import { change, escalate, hotel, lookAt, lookUp, read } from '../steps.ts'

const { bookings, tickets } = travel.tables

const hanneke = 'CUS-20000105'
const booking = 'BKG-51010056'
const oslo = 'HTL-40010071'
const ticket = make.finishedTicket({
  requester_id: make.deskUserOf(hanneke),
  status: 'hold',
  priority: 'low',
  type: 'task',
  tags: ['b2c-customer'],
  booking_reference: booking,
  request_type_detail: 'add-special-request',
  resolution_action: 'escalated-hotel',
  escalation_reason: 'hotel-confirmation-required',
})

export const TR006_003 = travel.task({
  id: 'TR006_003',
  title: 'a husband may have the nuts noted for this stay, and not in the profile',
  level: 'demanding',
  traits: ['who-may', 'rules-that-meet', 'thin-answers'],
  decidedBy: ['TR-1.2', 'TR-6.6', 'TR-6.3'],
  request:
    'Willem Dijkgraaf once more, for my wife Hanneke (hanneke.dm@postlark.example). Oslo, BKG-51010056. 1. She must not ' +
    'have nuts, neither in October nor ever: please keep that for all her stays. 2. Her ferry lands at seven in the morning, so the room at ' +
    '10:30. 3. Mail that concerns her should come to me from now on. Willem.dijkgraaf@postlark.example',
  customer: `You are Willem Dijkgraaf, who likes lists. You write from willem.dijkgraaf@postlark.example for your wife
Hanneke Dijkgraaf-Moya, with her knowledge; her address is hanneke.dm@postlark.example, the booking BKG-51010056 at
Fjordlys Hotell from 17 October. You want the nuts and the arrival at 10:30 noted, and, if it is possible, the nuts
kept for every stay and her address replaced by yours. If you are told that she has to ask for those two herself,
say that she will write when she is ashore, and press no further. You agree to whatever has to be asked of the hotel.`,
  solution: [
    ...lookUp(hanneke),
    ...lookAt(booking),
    hotel(oslo),
    ...read('somebody writes for the guest', 'preferences of the profile', 'early arrival, allergies'),
    change(booking, { special_requests: ['no nuts (allergy)', 'arrival at 10:30'] }),
    escalate(
      oslo,
      booking,
      'hotel-confirmation-required',
      'The guest would like to arrive at 10:30 on 17 October. Please confirm. She is allergic to nuts.',
    ),
    make.writeTicket(
      ticket,
      'Nut allergy and early arrival, Oslo',
      'Asked by Willem Dijkgraaf, who may act for her. Preference and address: she has to ask for them herself.',
    ),
  ],
  expected: [
    updated(bookings, booking, { special_requests: anyValue() }),
    escalated(hanneke, booking, 'hotel-confirmation-required'),
    inserted(tickets, ticket),
  ],
})
