import { oneOf } from '../../../lib/task.ts'
import { accessMatrix } from '../../../sandboxes/neobank/access-matrix.ts'
import { colleague, under } from '../../../sandboxes/neobank/baseline/people.ts'
import { idsAfter } from '../../../sandboxes/neobank/baseline.ts'
import { mailOf, type Person, people, together } from '../../../sandboxes/neobank/builders/index.ts'
import { neobank } from '../../../sandboxes/neobank/index.ts'
import { fresh, orders } from '../deeds.ts'
import * as desk from '../desk-calls.ts'
import { handedTo, provisioned } from '../end-states.ts'
import * as outcome from '../outcomes.ts'

const [quentin, casimir] = [colleague('170080'), colleague('110002')]
const leaver: Person = {
  staff: '110517',
  name: 'Ana-Lucía Moreau',
  mailbox: 'ana.moreau2',
  level: 4,
  ...under('110024'),
  role: 'Site Reliability Engineer',
  since: '2021-06-14',
  status: 'terminated',
  user: '32',
  has: [
    ['Parley', 'member', '2021-06-14'],
    ['Forgeyard', 'write', '2021-06-14'],
    ['Gatekey VPN', 'engineer_prod', '2023-03-06'],
    ['Cloud Production', 'user', '2025-07-21', '2025-07-28T00:00:00Z'],
    ['Lakehouse Masked', 'analyst', '2024-05-13'],
  ],
  groups: ['engineers'],
  devices: [
    {
      tag: '35601',
      type: 'laptop_premium',
      model: 'Corvid 16 Pro',
      age: 22,
      condition: 'good',
      warehouse: 'nyc',
    },
  ],
}
/** Of the same name, and still here. */
const namesake: Person = {
  staff: '190157',
  name: 'Ana Lucía Moreau',
  mailbox: 'ana.moreau',
  level: 4,
  ...under('190010'),
  role: 'Brand Manager',
  since: '2022-09-12',
  user: '33',
  has: [
    ['Parley', 'member', '2022-09-12'],
    ['Clientbook CRM', 'user', '2022-09-12'],
  ],
}
const records = together(people(leaver, namesake))
const { ticket: next } = idsAfter(records)
const tickets = [next(1), next(2)]
const apps = [...new Set(accessMatrix.map(({ app }) => app))]
const all = ([main = '', second = '']: readonly string[]) => {
  const leaving = fresh('26', 'task', 'high', 'Leaver: WD-110517', main, {
    ...provisioned,
    tags: ['offboarding'],
  })
  const device = fresh('26', 'task', 'normal', 'Device of a leaver: QH-HW-35601', second, {
    ...handedTo('it_ops_team'),
    tags: ['offboarding', 'escalated'],
  })
  return {
    steps: [
      leaving.open,
      ...desk.secure(leaver, main, 'invalidate_all_sessions'),
      ...desk.revoke(leaver, 'Cloud Production', 'Gatekey VPN', 'Forgeyard', 'Lakehouse Masked', 'Parley'),
      desk.send(casimir, 'access_revoked', main, 'Access of Ana-Lucía Moreau (WD-110517) is ended'),
      leaving.close,
      device.open,
      device.close,
    ],
    effects: [
      leaving.effect,
      device.effect,
      ...outcome.secured(leaver, main, 'invalidate_all_sessions'),
      ...outcome.revoked(leaver, 1, 2, 3, 4, 5),
      outcome.sent(casimir, 'access_revoked', main),
    ],
  }
}

export const NB009_001 = neobank.task({
  id: 'NB009_001',
  title: 'one of two Ana Lucía Moreaus has left, with access that ran out in July and a laptop',
  level: 'severe',
  traits: ['look-alikes', 'effects-that-belong-together', 'thin-answers', 'who-may'],
  decidedBy: ['MV-2', 'AP-3'],
  request:
    'Good afternoon, Quentin Marsh from HR (quentin.marsh@quillhaven.example). Ana Lucía Moreau had her last day yesterday. Please end ' +
    'everything she has, production first, and let Tomasz know as usual.',
  customer: `You are Quentin Marsh, HR specialist, correct and unhurried. Ana Lucía Moreau of the site reliability team
in New York has left. You know that there is another one in marketing, who stays; say so if you are asked
which one or for an address: the one who left is ana.moreau2@quillhaven.example. You believe that Tomasz
Wieliczka is told about it; if the agent says that he is on leave and somebody else is told instead, that is
fine with you. About devices you know nothing. You agree to what is announced. No more wishes.`,
  records,
  solution: [
    ...desk.lookUp(quentin),
    ['workday_api_get_employee', { email: mailOf(leaver) }],
    ['workday_api_get_employee', { email: mailOf(namesake) }],
    ['zendesk_get_items', { table: 'tickets', $filter: "requester_id eq '32'" }],
    ...desk.read('ending access of a leaver', 'e-mails about access that was ended', 'stand-ins'),
    ...desk.has(leaver, ...apps),
    ['asset_management_api_get_employee_devices', { email: mailOf(leaver) }],
    ...desk.available(colleague('110024'), casimir),
    ...all(tickets).steps,
  ],
  expected: oneOf(...orders(tickets).map((order) => all(order).effects)),
})
