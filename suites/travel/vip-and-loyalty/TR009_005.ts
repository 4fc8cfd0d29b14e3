import { anyValue, updated } from '../../../lib/task.ts'
import { travel } from '../../../sandboxes/travel/index.ts'
import { escalated } from '../end-states.ts'
import { change, escalate, hotel, lookAt, lookUp, read, setTicket } from '../steps.ts'

const { bookings, tickets } = travel.tables

const obinna = 'CUS-20000106'
const booking = 'BKG-51010065'
const outcome = {
  status: 'hold',
  resolution_action: 'escalated-hotel',
  escalation_reason: 'hotel-confirmation-required',
} as const

export const TR009_005 = travel.task({
  id: 'TR009_005',
  title: 'a gold card is no tier, and a late departure has to be asked for',
  level: 'routine',
  traits: ['evidence-before-words'],
  decidedBy: ['TR-9.1', 'TR-9.5', 'TR-10.2'],
  request:
    'hi!! obinna strand, obinna.strand@fernmail.example, GOLD member. for oslo (BKG-51010065) i get the room until 4pm ' +
    'on the last day right? just put it in thx',
  customer: `You are Obinna Strand, a drummer, friendly and short. Your email is obinna.strand@fernmail.example. You have
a gold card of the points programme and read somewhere that the best guests keep the room until 16:00. If you are told
that the hotel has to be asked, say "sure, ask them". You still want the twin beds that you asked for in September.`,
  solution: [
    ...lookUp(obinna),
    ...lookAt(booking),
    hotel('HTL-40010071'),
    ...read('late departure', 'who has a tier', 'which ticket'),
    change(booking, { special_requests: ['twin beds', 'departure at 16:00'] }),
    escalate(
      'HTL-40010071',
      booking,
      'hotel-confirmation-required',
      'The guest would like to leave at 16:00 on 20 October. Please confirm or refuse.',
    ),
    setTicket('8', {
      ...outcome,
      description: 'Twin beds noted. Departure at 16:00 noted, the hotel was asked.',
    }),
  ],
  expected: [
    updated(bookings, booking, { special_requests: anyValue() }),
    escalated(obinna, booking, 'hotel-confirmation-required'),
    updated(tickets, '8', outcome),
  ],
})
