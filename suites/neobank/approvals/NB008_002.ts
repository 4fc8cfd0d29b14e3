import { updated } from '../../../lib/task.ts'
import { approval, askedFor, people, ticket, together } from '../../../sandboxes/neobank/builders/index.ts'
import { neobank } from '../../../sandboxes/neobank/index.ts'
import { hire } from '../cast.ts'
import * as desk from '../desk-calls.ts'

const { tickets } = neobank.tables

const solveig = hire('110356', 'Solveig Haukeland', 4, '110013', 'Data Engineer', {
  has: [
    ['Gatekey VPN', 'engineer_prod', '2024-01-15'],
    ['Parley', 'member', '2022-03-07'],
  ],
})

export const NB008_002 = neobank.task({
  id: 'NB008_002',
  title: 'two tickets about one wish, and the yes was taken back in the older',
  level: 'demanding',
  traits: ['evidence-before-words', 'look-alikes', 'nothing-to-do'],
  decidedBy: ['AP-4', 'TK-2'],
  request:
    'Hello, it is Wednesday! On Monday one of you wrote that my raw data access can be switched on today, since everybody has ' +
    'approved. I am ready. Solveig Haukeland, solveig.haukeland@quillhaven.example',
  customer: `You are Solveig Haukeland, data engineer, punctual. You want Lakehouse Raw, analyst, for twenty days. You asked in
the middle of September and once more on Monday, because nothing had come. You know that Ingrid Solvay and Marguerite Oyelaran
have approved; you have heard nothing else from either. If you are told that Ingrid took it back, be astonished, say that the
system surely still says approved, and in the end say that you will talk to her. Nothing else.`,
  records: together(
    people(solveig),
    ticket(
      '40',
      '31',
      '2025-09-18T09:00:00Z',
      'Lakehouse Raw, analyst, twenty days',
      { ...askedFor('110013', '72447306', '72447360'), tags: ['production_access', 'temporary_access'] },
      [
        ['1', 'Asked Ingrid Solvay and Marguerite Oyelaran.', '2025-09-18T09:20:00Z'],
        [
          '7',
          'I take my approval back. The masked data has to do until the audit is over.',
          '2025-09-26T17:05:00Z',
        ],
      ],
    ),
    approval('72447306', solveig.staff, '110013', '40', 'approved', '2025-09-19T10:00:00Z', 'Yes.'),
    approval(
      '72447360',
      solveig.staff,
      '120003',
      '40',
      'approved',
      '2025-09-25T08:15:00Z',
      'Yes, twenty days.',
    ),
    ticket(
      '41',
      '31',
      '2025-09-29T09:40:00Z',
      'Lakehouse Raw, when does it come?',
      { ...askedFor('110013', '72447306', '72447360'), tags: ['production_access', 'temporary_access'] },
      [
        [
          '1',
          'Both say approved, I looked. It can be given on Wednesday, when the maintenance is over.',
          '2025-09-29T11:00:00Z',
        ],
      ],
    ),
  ),
  solution: [
    ...desk.lookUp(solveig),
    ...desk.comments('40', '41'),
    ...desk.read(
      'lakehouse raw access',
      'approval taken back',
      'two tickets about one matter',
      'ticket end states',
    ),
    ...desk.approvalStatus('72447306', '72447360'),
    ...desk.has(solveig, 'Lakehouse Raw', 'Gatekey VPN'),
    desk.endTicket('40', { status: 'solved', resolution_category: 'denied', approval_status: 'rejected' }),
    desk.endTicket('41', { status: 'solved', resolution_category: 'duplicate' }),
  ],
  expected: [
    updated(tickets, '40', { status: 'solved', resolution_category: 'denied', approval_status: 'rejected' }),
    updated(tickets, '41', { status: 'solved', resolution_category: 'duplicate' }),
  ],
})
