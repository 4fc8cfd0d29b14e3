import { oneOf } from '../../../lib/task.ts'
import { idsAfter } from '../../../sandboxes/neobank/baseline.ts'
import { people } from '../../../sandboxes/neobank/builders/index.ts'
import { neobank } from '../../../sandboxes/neobank/index.ts'
import { hire } from '../cast.ts'
import { fresh, gives, orders } from '../deeds.ts'
import * as desk from '../desk-calls.ts'
import { denied, informed, provisioned } from '../end-states.ts'

const mireille = hire('180121', 'Mireille Okoro', 2, '180009', 'Sales Assistant', { user: '31' })
const hamza = hire('180122', 'Hamza Lindgren', 3, '180009', 'Account Executive', {
  user: '32',
  has: [['Clientbook CRM', 'user', '2023-04-04']],
})
const paula = hire('180123', 'Paula Stirling', 3, '180009', 'Account Executive', {
  user: '33',
  status: 'on_leave',
})
const records = people(mireille, hamza, paula)
const { ticket: next } = idsAfter(records)

/** The tickets for Mireille, Hamza and Paula, in whichever order they are written. */
const outcome = ([first = '', second = '', third = '']: readonly string[]) => {
  const subject = 'Clientbook CRM for'
  const tickets = [
    fresh('27', 'task', 'normal', `${subject} WD-180121`, first, provisioned),
    fresh('27', 'task', 'normal', `${subject} WD-180122`, second, informed),
    fresh('27', 'task', 'normal', `${subject} WD-180123`, third, denied),
  ] as const
  const crm = gives(mireille, 'Clientbook CRM', 'user', first)
  return { tickets, crm, effects: [...tickets.map(({ effect }) => effect), ...crm.effects] }
}
const ids = [next(1), next(2), next(3)]
const { tickets, crm } = outcome(ids)

export const NB001_011 = neobank.task({
  id: 'NB001_011',
  title: 'three names for the CRM: one gets it, one has it, one is on leave',
  level: 'demanding',
  traits: ['batch-with-exceptions', 'who-may', 'effects-that-belong-together'],
  decidedBy: ['ID-1', 'ID-2', 'AC-3'],
  request: `Rafferty Blum (rafferty.blum@quillhaven.example). New quarter, new territories. Clientbook CRM for Mireille Okoro, Hamza Lindgren and Paula Stirling, please, all of my team, all today.`,
  customer: `You are Rafferty Blum, head of sales, loud and kind. Addresses: mireille.okoro, hamza.lindgren, paula.stirling, all at quillhaven.example. You did not check who has it already. Paula comes back from parental leave on 3 November; you would like hers to be ready, and drop that when you are told that nothing is given before. You agree to what is announced.`,
  records,
  solution: [
    ['workday_api_get_employee', { email: 'rafferty.blum@quillhaven.example' }],
    ...desk.register(mireille, hamza, paula),
    ['zendesk_get_items', { table: 'tickets', filter: "requester_id in ('27', '31', '32', '33')" }],
    ...desk.has(mireille, 'Clientbook CRM'),
    ...desk.has(hamza, 'Clientbook CRM'),
    ...tickets.map(({ open }) => open),
    ...crm.steps,
    ...tickets.map(({ close }) => close),
  ],
  expected: oneOf(...orders(ids).map((order) => outcome(order).effects)),
})
