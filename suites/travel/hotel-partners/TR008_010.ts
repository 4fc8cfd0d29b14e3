import { inserted } from '../../../lib/task.ts'
import { make, travel } from '../../../sandboxes/travel/index.ts'
import { partnerTicket } from '../complaints.ts'
import { hotel, lookUp, readStay } from '../steps.ts'

const { tickets } = travel.tables

const benedita = 'reservations@miradouroazul.example'
const azul = 'HTL-40010021'
const own = ['53008214', '53008215', '53008217', '53008218'] as const
const references = own.map((number) => `BKG-${number}`)
const four = references.map((reference, index) =>
  partnerTicket(benedita, reference, {
    type: 'question',
    priority: index === 0 ? 'high' : 'normal',
    tags: ['hotel-partner', index === 0 ? 'check-in-24h' : 'check-in-upcoming'],
    resolution_action: 'information-provided',
  }),
)

export const TR008_010 = travel.task({
  id: 'TR008_010',
  title: 'a kitchen asks for five tables, and one of them stands in another house',
  level: 'demanding',
  traits: ['batch-with-exceptions', 'who-may', 'look-alikes', 'effects-that-belong-together'],
  decidedBy: ['TR-1.5', 'TR-8.1', 'TR-10.1'],
  request: `Boa tarde, Benedita Quaresma, Miradouro (reservations@miradouroazul.example). For the kitchen I need allergies and numbers of persons: BKG-53008214, 53008215, 53008216, 53008217, 53008218. And is any of
them a VIP, so that we put a flower?`,
  customer: `You are Benedita Quaresma, reservations manager of Miradouro Azul in Lisbon, warm and quick. You write from reservations@miradouroazul.example. If one of the five cannot be spoken of, you look: it came from
the list of the Casa, "those are our cousins". You would have put a flower for everybody anyway.`,
  records: make.stayRows(
    (
      [
        ['53008214', '2025-10-02', ['nut allergy'], azul],
        ['53008215', '2025-10-04', [], azul],
        ['53008216', '2025-10-05', ['gluten free'], 'HTL-40010022'],
        ['53008217', '2025-10-06', ['vegan', 'high floor'], azul],
        ['53008218', '2025-10-07', ['shellfish allergy'], azul],
      ] as const
    ).map(([number, arrives, requests, house], index) => ({
      number,
      customer: `CUS-2000010${index + 1}`,
      hotel: house,
      arrives,
      nights: 3,
      nightly: 140 + index,
      booked: '2025-07-07T10:00:00Z',
      requests: [...requests],
    })),
  ),
  solution: [
    ...lookUp(benedita),
    hotel(azul),
    ...[...references, 'BKG-53008216'].flatMap(readStay),
    ...four.map((ticket) =>
      make.writeTicket(ticket, 'Allergies', 'Told: requests and numbers of guests, no tiers.'),
    ),
  ],
  expected: four.map((ticket) => inserted(tickets, ticket)),
})
