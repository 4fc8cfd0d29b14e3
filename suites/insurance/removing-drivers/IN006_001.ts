import { updated } from '../../../lib/task.ts'
import { build, type Household, insurance, steps } from '../../../sandboxes/insurance/index.ts'

const rosalind = {
  customer: '90660917',
  user: '9601',
  name: ['Rosalind', 'Tevita-Moore'],
  born: '1970-11-11',
  email: 'rosalind.moore@cottonwood.example',
  digits: '6017',
} as const
const twin = { born: '1999-04-12', relationship: 'Child', licence: ['TX99041288', 'TX'] } as const
const home: Household = {
  policy: '2066091750',
  state: 'TX',
  named: rosalind,
  since: '2018-07-07',
  others: [
    { ...twin, name: 'Ana-Lucia Tevita', removed: '2025-09-29' },
    { ...twin, name: 'Ana-Luisa Tevita', licence: ['TX99041299', 'TX'] },
  ],
  cars: [
    { vin: build.vin('Corvane', 2017, '660917'), car: [2017, 'Corvane', 'Mesa'] },
    { vin: build.vin('Kestler', 2019, '660971'), car: [2019, 'Kestler', 'Finch'] },
  ],
  account: { monthly: 204.35, due: '2025-10-07' },
}
const asked = 'Please take my daughter Ana-Luisa off. She lives in Tulsa now and has her own insurance.'
const end = { ...build.ends.completed, effective_date_of_change: '2025-10-01' }

export const IN006_001 = insurance.task({
  id: 'IN006_001',
  title: 'on Monday the wrong twin was taken off, and nobody but the list says so',
  level: 'severe',
  traits: ['undoing', 'look-alikes', 'effects-that-belong-together'],
  decidedBy: ['DR-6', 'TK-2'],
  request:
    'I asked you on Monday to take Ana-Luisa off POL-2066091750. You wrote back that it was done. Today I open the app ' +
    'and there she is, Ana-Luisa Tevita, rated, as large as life, and I am paying for her. How hard can it be? Please ' +
    'finish what you began. Rosalind Tevita-Moore',
  customer: `You are Rosalind Tevita-Moore, born 11 November 1970, named insured of POL-2066091750 in Texas. Your SSN ends in 6017. You are annoyed, but fair as soon as somebody takes trouble.

Your twin daughters are Ana-Lucia and Ana-Luisa. Ana-Luisa moved to Tulsa in September and has a policy of her own there. Ana-Lucia
lives with you and drives your Finch every day. You have looked only at Ana-Luisa's line in the app and have not noticed
anything else. If you are told that Ana-Lucia was taken off by mistake, you are alarmed and want her back at once. You
would have liked Ana-Luisa off since Monday, but you accept today.`,
  records: {
    ...build.householdRecords(home),
    ...build.deskRecords([
      {
        id: '6661',
        policy: home.policy,
        about: 'take a daughter off',
        matter: 'driver',
        requester: { user: '9601', role: 'Named Insured' },
        end: { ...build.ends.completed, effective_date_of_change: '2025-09-29' },
        opened: '2025-09-29',
      },
    ]),
    ticketComments: [
      {
        id: 82000006661,
        ticket_id: 6661,
        author_id: 9601,
        body: asked,
        html_body: `<p>${asked}</p>`,
        created_at: '2025-09-29T15:10:00Z',
        key: '82000006661',
      },
    ],
  },
  solution: [
    ...steps.lookUp(home, rosalind),
    ...steps.readTicket('6661'),
    ['policy_get_policy_drivers', { policy_id: 'POL-2066091750' }],
    ['claims_get_driver_claims', { driver_id: 'DRV-09175003' }],
    ['knowledge_base_search_policy', { query: 'wrong driver removed by mistake put back' }],
    [
      'policy_update_driver_status',
      { driver_id: 'DRV-09175002', new_status: 'Rated', effective_date: '2025-10-01' },
    ],
    [
      'policy_update_driver_status',
      { driver_id: 'DRV-09175003', new_status: 'Removed', effective_date: '2025-10-01' },
    ],
    steps.finishTicket('6661', 'The wrong twin had been removed. Put right.', end),
  ],
  expected: [
    updated(insurance.tables.drivers, 'DRV-09175002', { status: 'Rated', effective_date: '2025-10-01' }),
    updated(insurance.tables.drivers, 'DRV-09175003', {
      status: 'Removed',
      effective_date: '2025-10-01',
      removal_date: '2025-10-01',
    }),
    updated(insurance.tables.tickets, '6661', end),
  ],
})
