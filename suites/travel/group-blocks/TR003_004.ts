import { inserted } from '../../../lib/task.ts'
import { make, travel } from '../../../sandboxes/travel/index.ts'
import { groupTicket, hotelAsked, readGroup, room } from '../groups.ts'
import { escalate } from '../steps.ts'

const tamsin = 'CUS-20000120'
const group = '350202'
const silverlode = 'HTL-40010091'
const ticket = groupTicket(group, tamsin, {
  status: 'hold',
  request_type_detail: 'modify-dates',
  resolution_action: 'escalated-hotel',
  escalation_reason: 'large-group-booking',
})

export const TR003_004 = travel.task({
  id: 'TR003_004',
  title: 'thirteen by contract, and eleven that stand, which is one too many for the desk',
  level: 'demanding',
  traits: ['evidence-before-words', 'thin-answers', 'look-alikes'],
  decidedBy: ['TR-4.3', 'TR-4.1'],
  request: `Tamsin Greaves-Oyelowo, tamsin@stmungochoir.example. The Denver festival swaps weekends. GRP-350202 please from 6–8 to 13–15 November. We are only ten rooms by now, so you
can do it yourselves, as your page says.`,
  customer: `You are Tamsin Greaves-Oyelowo, who runs a choir, brisk. Your address is tamsin@stmungochoir.example, your group GRP-350202 at Silverlode Mountain Lodge.
You think that three of the thirteen rooms were given back; you do not have the list here. If you are told that eleven stand, you say "then one of the
basses never told me". You wait for the hotel, as long as you hear when. You do not want to release a room for it.`,
  records: make.blockRows([
    {
      number: group,
      coordinator: tamsin,
      hotel: silverlode,
      arrives: '2025-11-06',
      nights: 2,
      nightly: 155,
      contract: 13,
      rooms: [
        { status: 'cancelled' },
        ...Array.from({ length: 7 }, () => ({})),
        { status: 'cancelled' },
        ...Array.from({ length: 4 }, () => ({})),
      ],
      booked: '2025-04-14T10:00:00Z',
    },
  ]),
  solution: [
    ...readGroup(group, tamsin, 13),
    ['zendesk_get_items', { table: 'tickets', filter: `booking_reference eq '${room(group, 2)}'` }],
    escalate(
      silverlode,
      room(group, 2),
      'large-group-booking',
      'Eleven rooms, from 6-8 to 13-15 November. Possible?',
    ),
    make.writeTicket(ticket, 'Denver a week later', 'Eleven rooms stand: the hotel decides.'),
  ],
  expected: [
    hotelAsked(tamsin, room(group, 2), silverlode, 'large-group-booking'),
    inserted(travel.tables.tickets, ticket),
  ],
})
