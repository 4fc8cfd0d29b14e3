import { inserted, updated } from '../../../lib/task.ts'
import { build, type Household, insurance, steps } from '../../../sandboxes/insurance/index.ts'

const marguerita = {
  customer: '92000766',
  user: '9202',
  name: ['Marguerita', 'Solano-Pryce'],
  born: '1977-01-08',
  email: 'marguerita.pryce@ferrylane.example',
  digits: '7708',
} as const
const home: Household = {
  policy: '2210076648',
  state: 'NY',
  named: marguerita,
  since: '2017-02-02',
  others: [
    { name: 'Eusebio Solano', born: '1944-05-15', relationship: 'Parent', licence: ['NY44051502', 'NY'] },
  ],
  cars: [{ vin: build.vin('Halden', 2016, '007664'), car: [2016, 'Halden', 'Rook'] }],
  account: { monthly: 221.6, due: '2025-10-02' },
}
const fresh = build.freshTicket('driver', { user: '9202', role: 'Named Insured' })
const end = { ...build.ends.completed, effective_date_of_change: '2025-08-20' }

export const IN006_002 = insurance.task({
  id: 'IN006_002',
  title: 'a death, six weeks ago, is not stopped by the claim of the week before',
  level: 'demanding',
  traits: ['rules-that-meet', 'time'],
  decidedBy: ['DR-5', 'DR-4'],
  request:
    'My father Eusebio Solano has died. He is still on my car insurance, POL-2210076648. I could not bring myself to write earlier. Please take him off. Marguerita Solano-Pryce',
  customer: `You are Marguerita Solano-Pryce, born 8 January 1977, named insured of POL-2210076648 in New York. Your SSN ends in 7708.
You are sad and brief.

Your father died on 20 August 2025; you say the day when you are asked. Five days before, he had scraped a wall with the car; that claim is not finished, and
you do not want to talk about it. You have no other wish. You thank people who are kind.`,
  records: {
    ...build.householdRecords(home),
    claims: [
      {
        id: 'CLM-3010076648',
        policy_id: 'POL-2210076648',
        vehicle_id: 'VEH-07664801',
        driver_id: 'DRV-07664802',
        date_of_loss: '2025-08-15',
        loss_location: 'Utica, NY',
        claim_type: 'Collision – Single Vehicle',
        claim_stage: 'Open – Repair/Recovery',
        created_date: '2025-08-16',
      },
    ],
  },
  solution: [
    ...steps.lookUp(home, marguerita),
    ['policy_get_policy_drivers', { policy_id: 'POL-2210076648' }],
    ['claims_get_driver_claims', { driver_id: 'DRV-07664802' }],
    ['knowledge_base_search_policy', { query: 'driver has died removal from which day open claim' }],
    steps.createTicket(home, 'death of Eusebio Solano', fresh),
    [
      'policy_update_driver_status',
      { driver_id: 'DRV-07664802', new_status: 'Removed', effective_date: '2025-08-20' },
    ],
    steps.finishTicket('11', 'Removed from the day of death.', end),
  ],
  expected: [
    updated(insurance.tables.drivers, 'DRV-07664802', {
      status: 'Removed',
      effective_date: '2025-08-20',
      removal_date: '2025-08-20',
    }),
    inserted(insurance.tables.tickets, { ...fresh, ...end }),
  ],
})
