import { inserted } from '../../../lib/task.ts'
import { make, travel } from '../../../sandboxes/travel/index.ts'
import { groupTicket, readGroup, room } from '../groups.ts'

const bertrand = 'CUS-20000121'
const group = '350204'
const ticket = groupTicket(group, bertrand, {
  priority: 'normal',
  tags: ['group-coordinator', 'check-in-upcoming'],
  request_type_detail: 'cancel-booking',
  resolution_action: 'policy-applied-no-action',
})

export const TR003_006 = travel.task({
  id: 'TR003_006',
  title: 'six days ahead nothing comes back, and so the two rooms are kept',
  level: 'demanding',
  traits: ['time', 'customer-moves', 'nothing-to-do'],
  decidedBy: ['TR-4.2', 'TR-3.1'],
  request: `Bertrand Achterberg, bertrand@summitsurveyors.example. Release rooms 2 and 4 of GRP-350204 in Montreal, the surveyors concerned are needed in the field. Ten percent of
twenty rooms, free of charge, a week before: I have your terms in front of me.`,
  customer: `You are Bertrand Achterberg. You measure land, and read conditions. You write from bertrand@summitsurveyors.example. The group is GRP-350204 at Auberge du
Vieux-Quai, arriving on Tuesday the 7th. You counted seven days, from the day on which you dictated the letter. If you hear that nothing comes back any more, you are silent for a
moment and then keep both rooms: "somebody will sleep in them". You do not give them up for nothing, and you ask for no exception.`,
  records: make.blockRows([
    {
      number: group,
      coordinator: bertrand,
      hotel: 'HTL-40010081',
      arrives: '2025-10-07',
      nights: 2,
      nightly: 69,
      contract: 20,
      rooms: Array.from({ length: 6 }, () => ({})),
      booked: '2025-07-21T08:00:00Z',
    },
  ]),
  solution: [
    ...readGroup(group, bertrand, 6),
    ['payment_api_get_transaction_history', { booking_reference: room(group, 2) }],
    ['payment_api_get_transaction_history', { booking_reference: room(group, 4) }],
    make.writeTicket(
      ticket,
      'Two rooms to be released?',
      'Six days before: nothing comes back. He keeps them.',
    ),
  ],
  expected: [inserted(travel.tables.tickets, ticket)],
})
