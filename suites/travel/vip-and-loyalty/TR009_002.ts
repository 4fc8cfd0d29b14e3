import { anyValue, inserted, updated } from '../../../lib/task.ts'
import { make, travel } from '../../../sandboxes/travel/index.ts'
import { escalated } from '../end-states.ts'
import { change, escalate, hotel, lookAt, lookUp, read } from '../steps.ts'

const { bookings, customerProfiles, tickets } = travel.tables

const josephine = 'CUS-20000117'
const lisbon = 'BKG-52000331'
const denver = 'BKG-53009002'
const asked = {
  requester_id: make.deskUserOf(josephine),
  type: 'task',
  request_type_detail: 'add-special-request',
} as const
const waiting = make.finishedTicket({
  ...asked,
  status: 'hold',
  priority: 'normal',
  tags: ['corporate-account', 'check-in-upcoming'],
  booking_reference: lisbon,
  corporate_account_id: 'CRP-30000041',
  resolution_action: 'escalated-hotel',
  escalation_reason: 'hotel-confirmation-required',
})
const done = make.finishedTicket({
  ...asked,
  status: 'solved',
  priority: 'low',
  tags: ['b2c-customer'],
  booking_reference: denver,
  resolution_action: 'modification-completed',
})

export const TR009_002 = travel.task({
  id: 'TR009_002',
  title: 'a platinum guest leaves late twice, and only one of the stays is her own',
  level: 'severe',
  traits: ['rules-that-meet', 'effects-that-belong-together', 'evidence-before-words'],
  decidedBy: ['TR-6.4', 'TR-9.1', 'TR-9.4', 'TR-6.6'],
  request:
    'Josephine Waring-Adeyemi here (josephine.wa@ternandtiller.example), platinum since forever. Lisbon next ' +
    'week is BKG-52000331, Denver at Christmas time is BKG-53009002. I want to leave at half past three in the afternoon from both ' +
    'of them, and please remember it, it is what I want every time. You need not ask anybody, it comes with my status.',
  customer: `You are Josephine Waring-Adeyemi, a film editor, brisk. You write from josephine.wa@ternandtiller.example.
You stay at Miradouro Azul in Lisbon from 8 October and at Silverlode Mountain Lodge in Denver from 12 December.
Lisbon is paid by Tern & Tiller Films, where you work; Denver is a holiday. You mention who pays only if asked. You
want to leave at 15:30 from both. If you are told that Lisbon has to be asked, say that this never happened before,
and agree. You ask for nothing else.`,
  records: make.stay({
    number: '53009002',
    customer: josephine,
    hotel: 'HTL-40010091',
    arrives: '2025-12-12',
    nights: 3,
    nightly: 236,
    room: 'suite',
    board: 'half_board',
    booked: '2025-09-20T19:00:00Z',
    requests: ['fireplace lit on arrival'],
    card: 'Card ending in 2290',
  }),
  solution: [
    ...lookUp(josephine),
    ...lookAt(lisbon),
    ...lookAt(denver),
    hotel('HTL-40010021'),
    hotel('HTL-40010091'),
    ...read('late departure, guaranteed', 'who has a tier', 'preferences', 'tags and priority'),
    ['corporate_api_get_account_details', { corporate_account_id: 'CRP-30000041' }],
    change(lisbon, { special_requests: ['departure at 15:30'] }),
    escalate(
      'HTL-40010021',
      lisbon,
      'hotel-confirmation-required',
      'The guest would like to leave at 15:30 on 12 October. Please confirm.',
    ),
    change(denver, { special_requests: ['fireplace lit on arrival', 'departure at 15:30'] }),
    ['crm_api_update_customer_info', { customer_id: josephine, preferences: ['departure at 15:30'] }],
    make.writeTicket(waiting, 'Late departure, Lisbon', 'A company pays: no tier, so the hotel was asked.'),
    make.writeTicket(done, 'Late departure, Denver', 'Platinum at a premium hotel: noted, guaranteed.'),
  ],
  expected: [
    updated(bookings, lisbon, { special_requests: anyValue() }),
    escalated(josephine, lisbon, 'hotel-confirmation-required'),
    inserted(tickets, waiting),
    updated(bookings, denver, { special_requests: anyValue() }),
    updated(customerProfiles, josephine, { preferences: anyValue() }),
    inserted(tickets, done),
  ],
})
