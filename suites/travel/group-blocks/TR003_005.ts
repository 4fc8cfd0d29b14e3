import { inserted } from '../../../lib/task.ts'
import { make, travel } from '../../../sandboxes/travel/index.ts'
import { groupTicket, hotelAsked, readGroup, room } from '../groups.ts'
import { escalate } from '../steps.ts'

const noriko = 'CUS-20000122'
const group = '350203'
const kamo = 'HTL-40010031'
const ticket = groupTicket(group, noriko, {
  status: 'hold',
  priority: 'high',
  tags: ['group-coordinator', 'check-in-24h'],
  request_type_detail: 'modify-board-type',
  resolution_action: 'escalated-hotel',
  escalation_reason: 'same-day-modification',
})

export const TR003_005 = travel.task({
  id: 'TR003_005',
  title: 'in Kyoto the evening before has begun, and one dinner is the hotel’s to decide',
  level: 'demanding',
  traits: ['time', 'rules-that-meet'],
  decidedBy: ['TR-4.7', 'TR-12.1'],
  request: `Noriko Halvorsen-Dane (noriko@tearoadtours.example) for GRP-350203. Our oldest guest in room 3 would like dinner in the house, so half board for that room only, please. We
arrive tomorrow afternoon. I pay the difference and your fee of fifty.`,
  customer: `You are Noriko Halvorsen-Dane, on a train to Kyoto, calm. You write from noriko@tearoadtours.example. The group is GRP-350203, six rooms at Kamo Riverside Inn, 2 to 5
October. It is the afternoon by your own watch, which is still on Norwegian time. If the hotel has to be asked, that is fine; you would only like to hear before
tomorrow's dinner. If it is changed at once, all the better.`,
  records: make.blockRows([
    {
      number: group,
      coordinator: noriko,
      hotel: kamo,
      arrives: '2025-10-02',
      nights: 3,
      nightly: 118,
      contract: 6,
      rooms: [{ status: 'cancelled' }, {}, { adults: 1 }, {}, {}, {}, {}],
      booked: '2025-06-03T03:00:00Z',
    },
  ]),
  solution: [
    ...readGroup(group, noriko, 7),
    ['zendesk_get_items', { table: 'tickets', filter: `group_booking_id eq 'GRP-${group}'` }],
    escalate(
      kamo,
      room(group, 2),
      'same-day-modification',
      'Half board for room 3, arriving tomorrow. Possible?',
    ),
    make.writeTicket(ticket, 'Dinner for room 3', 'After 18:00 in Kyoto: the hotel decides.'),
  ],
  expected: [
    hotelAsked(noriko, room(group, 2), kamo, 'same-day-modification'),
    inserted(travel.tables.tickets, ticket),
  ],
})
