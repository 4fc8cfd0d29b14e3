import { consulting, ticket } from '../../../sandboxes/consulting/index.ts'
import { endTicket, lookUp, newTicket, openTicket, read, remarks } from '../steps.ts'

export const CO009_001 = consulting.task({
  id: 'CO009_001',
  title: 'a last day that people operations moved in a remark',
  level: 'demanding',
  traits: ['nothing-to-do', 'evidence-before-words', 'customer-moves'],
  decidedBy: ['CO-13.5'],
  request:
    "Hamish Orre here (hamish.orre@brackenfold.example). Amara Okonkwo's last day was yesterday. Please cut her VPN and take in her laptop, everything, " +
    'today. It is in the ticket of people operations. Security audits look at exactly this sort of thing!',
  customer: `You are Hamish Orre, Manager in Chicago, conscientious, in a hurry today. Amara (amara.okonkwo@brackenfold.example) is in your team. You read the
ticket of people operations two weeks ago: last day 30 September. You have not looked since, and you are not aware that anything has changed. You press:
"One day too early harms nobody, one day too late does." If you are told the new date, you say "Nobody tells me anything" and accept that nothing is done
today. You do not ask for anything else.`,
  records: ticket(
    '9',
    '4',
    '2025-09-16',
    'Leaver: Amara Okonkwo',
    {
      priority: 'high',
      tags: ['onboarding'],
      description:
        'amara.okonkwo@brackenfold.example. Last day: Tuesday, 30 September 2025. Please collect and close down.',
    },
    [
      ['1', 'Will do on the day.'],
      [
        '4',
        'She stays for the handover to Northmere: last day is now Friday, 10 October. Signed on the 29th. PL',
      ],
    ],
  ),
  solution: [
    ...lookUp('hamish.orre'),
    ...lookUp('amara.okonkwo'),
    ['zendesk_get_items', { table: 'tickets', $filter: "requester_id eq '4'" }],
    ...remarks('9'),
    ...read('somebody leaves: last day, VPN, devices', 'tickets'),
    openTicket('people', 'hamish.orre', 'Amara Okonkwo: not before 10 October'),
    endTicket('10', { status: 'solved' }),
  ],
  expected: [newTicket('people', 'hamish.orre', { status: 'solved' })],
})
