import { inserted, updated } from '../../../lib/task.ts'
import { joinRecords, make, travel } from '../../../sandboxes/travel/index.ts'
import { charged } from '../end-states.ts'
import { askAndPrice, dates, readAgain } from '../reads.ts'
import { change, lookAt, lookUp } from '../steps.ts'

const { bookings, tickets } = travel.tables

const anders = 'CUS-20000115'
const chicago = 'BKG-52000114'
const montreal = 'BKG-53001150'
const auberge = 'HTL-40010081'
const wished = dates('2025-10-18', '2025-10-20')
const asked = {
  requester_id: make.deskUserOf(anders),
  status: 'solved',
  priority: 'low',
  type: 'task',
  request_type_detail: 'modify-dates',
} as const
const refused = make.finishedTicket({
  ...asked,
  tags: ['corporate-account', 'check-in-upcoming'],
  booking_reference: chicago,
  corporate_account_id: 'CRP-30000011',
  resolution_action: 'policy-applied-no-action',
})
const moved = make.finishedTicket({
  ...asked,
  tags: ['b2c-customer'],
  booking_reference: montreal,
  resolution_action: 'modification-completed',
})

export const TR001_010 = travel.task({
  id: 'TR001_010',
  title: 'a private weekend cannot hang on the company stay, and the private stay after it loses a child',
  level: 'severe',
  traits: ['who-may', 'rules-that-meet', 'thin-answers', 'effects-that-belong-together'],
  decidedBy: ['TR-11.6', 'TR-1.3', 'TR-13.2'],
  request:
    'Anders Nwosu-Bleeker, anders.nwosu@brightwater.example. Two things. (1) Chicago, BKG-52000114: I stay until the 18th ' +
    'instead of the 16th; those two nights are private, put them on my own card, Brightwater pays the rest as agreed. (2) My family stay in ' +
    'Montreal, BKG-53001150, therefore starts a day later: 18 to 20 October.',
  customer: `You are Anders Nwosu-Bleeker, an engineer who plans ahead. You write from anders.nwosu@brightwater.example.
Brightwater Instruments pays Chicago, 13 to 16 October. Montreal, Auberge du Vieux-Quai, is yours: a family room for you, your
wife and your daughter of eight, which you moved once in July. If you are told that the nights in Chicago have to be booked
by yourself, say that you will do it on the site tonight. Montreal is to be moved in any case; you agree to
60 dollars more and a fee.`,
  records: joinRecords(
    make.stay({
      number: '53001150',
      customer: anders,
      hotel: auberge,
      arrives: '2025-10-17',
      nights: 2,
      nightly: 96,
      room: 'family_room',
      children: 1,
      booked: '2025-06-03T08:00:00Z',
      history: [make.datesMoved('2025-07-12T08:00:00Z', '2025-10-10', '2025-10-17', 2)],
    }),
    {
      hotelInventory: [
        ...make.onSale(auberge, 'family_room', '2025-10-17', [96, 101, 108]),
        ...make.onSale('HTL-40010042', 'executive_suite', '2025-10-13', [251, 251, 251, 240, 240]),
      ],
    },
  ),
  solution: [
    ...lookUp(anders),
    ...lookAt(chicago),
    ...lookAt(montreal),
    ...askAndPrice({
      hotel: auberge,
      from: '2025-10-18',
      to: '2025-10-20',
      room: 'family_room',
      children: 1,
    }),
    change(montreal, wished),
    readAgain(montreal),
    change(montreal, { children_count: 1 }),
    make.charge(montreal, 17, 'Price difference'),
    make.charge(montreal, 15, 'Change fee'),
    make.writeTicket(refused, 'Private nights after Chicago', 'Not on the account: he books them himself.'),
    make.writeTicket(moved, 'Montreal a day later', 'Second change: $17.00 and fee. Child set again.'),
  ],
  expected: [
    inserted(tickets, refused),
    updated(bookings, montreal, { ...wished, booking_value: '209.00' }),
    charged(montreal, anders, 17),
    charged(montreal, anders, 15),
    inserted(tickets, moved),
  ],
})
