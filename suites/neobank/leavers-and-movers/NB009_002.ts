import { updated } from '../../../lib/task.ts'
import { accessMatrix } from '../../../sandboxes/neobank/access-matrix.ts'
import { colleague } from '../../../sandboxes/neobank/baseline/people.ts'
import { assetId, people, ticket, together } from '../../../sandboxes/neobank/builders/index.ts'
import { neobank } from '../../../sandboxes/neobank/index.ts'
import { hire } from '../cast.ts'
import * as desk from '../desk-calls.ts'
import { handedTo, provisioned } from '../end-states.ts'
import * as outcome from '../outcomes.ts'

const quentin = colleague('170080')
const leaver = hire('130233', 'Osvaldo Trindade', 4, '130016', 'Systems Engineer', {
  status: 'terminated',
  has: [
    ['Trackline', 'user', '2022-03-07'],
    ['Cloud Production', 'user', '2025-09-25', '2025-10-02T00:00:00Z'],
    ['Forgeyard', 'read_only', '2023-04-11'],
  ],
  devices: [
    {
      tag: '35735',
      type: 'laptop_standard',
      model: 'Corvid 13',
      age: 30,
      condition: 'good',
      warehouse: 'nyc',
    },
  ],
})
const apps = [...new Set(accessMatrix.map(({ app }) => app))]

export const NB009_002 = neobank.task({
  id: 'NB009_002',
  title: 'the head of human resources wrote before him, and half of it is done',
  level: 'demanding',
  traits: ['evidence-before-words', 'batch-with-exceptions', 'thin-answers'],
  decidedBy: ['MV-2', 'ML-4', 'ID-3'],
  request:
    'Quentin Marsh, HR. Osvaldo Trindade (osvaldo.trindade@quillhaven.example) left us on Monday. Please close down his access ' +
    'completely, and see that the laptop is taken care of. My address: quentin.marsh@quillhaven.example',
  customer: `You are Quentin Marsh of human resources, exact and polite. Osvaldo Trindade has left on Monday. You have written to
nobody about him. If you are asked whether somebody else has: it may be that Philippa Osei-Warren, your head, did, she often does
it herself. That part of it is done already would please you. Agree to what is announced. Nothing else.`,
  records: together(
    people(leaver),
    ticket(
      '40',
      '25',
      '2025-09-29T15:30:00Z',
      'Leaver: WD-130233',
      { priority: 'high', tags: ['offboarding'] },
      [
        [
          '1',
          'Sessions ended. Parley, Almanac and Gatekey VPN revoked, mail to Talia Greenwood-Ruiz sent. Went on to the laptop then, ' +
            'the remaining applications are still to do.',
          '2025-09-29T16:50:00Z',
        ],
      ],
    ),
    ticket('41', '25', '2025-09-29T16:55:00Z', 'Device of a leaver', {
      ...handedTo('it_ops_team'),
      description: assetId('35735'),
      tags: ['offboarding', 'escalated'],
    }),
  ),
  solution: [
    ...desk.lookUp(quentin),
    ...desk.lookUp(leaver),
    ...desk.read('ending access of a leaver', 'e-mail already sent', 'which ticket'),
    desk.ticketsWhere("tags/any(t: t eq 'offboarding')"),
    ...desk.comments('40', '41'),
    ...desk.has(leaver, ...apps),
    ['asset_management_api_get_employee_devices', { email: 'osvaldo.trindade@quillhaven.example' }],
    ...desk.revoke(leaver, 'Trackline', 'Cloud Production', 'Forgeyard'),
    desk.endTicket('40', provisioned),
  ],
  expected: [...outcome.revoked(leaver, 1, 2, 3), updated(neobank.tables.tickets, '40', provisioned)],
})
