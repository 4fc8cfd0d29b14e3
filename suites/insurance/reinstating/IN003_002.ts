import { inserted } from '../../../lib/task.ts'
import { build, type Household, insurance, steps } from '../../../sandboxes/insurance/index.ts'

const gideon = {
  customer: '91770439',
  user: '9171',
  name: ['Gideon', 'Saltzmann'],
  born: '1987-12-20',
  email: 'gideon.saltzmann@prairiefire.example',
  digits: '8720',
} as const
const nadezhda = {
  customer: '91770493',
  user: '9172',
  name: ['Nadezhda', 'Saltzmann'],
  born: '1990-02-28',
  email: 'nadezhda.saltzmann@prairiefire.example',
  digits: '9028',
} as const
const home: Household = {
  policy: '2187043915',
  state: 'TX',
  named: gideon,
  coInsured: nadezhda,
  since: '2020-04-04',
  status: 'Cancelled for Non-Payment',
  cancelled: ['2025-09-22', 'Non-Payment'],
  cars: [{ vin: build.vin('Orlo', 2018, '704391'), car: [2018, 'Orlo', 'Lark'] }],
  account: { monthly: 143.7, pastDue: 287.4, due: '2025-08-04', status: 'Cancelled', received: true },
}
const fresh = build.freshTicket('reinstatement', { user: '9172', role: 'Co-Insured' })

export const IN003_002 = insurance.task({
  id: 'IN003_002',
  title: 'no loss since, she says, and a stranger’s claim of last Saturday says otherwise',
  level: 'demanding',
  traits: ['evidence-before-words', 'nothing-to-do'],
  decidedBy: ['RC-6', 'HO-2'],
  request:
    'Good morning. POL-2187043915 was cancelled on 22 September. Everything is paid since yesterday. It is nine days, our automatic extension is fourteen, this is ' +
    'Texas, so I understand that you can put it back without a gap. Nothing has happened to the car in the meantime. Thank you. N. Saltzmann',
  customer: `You are Nadezhda Saltzmann, born 28 February 1990, co-insured of POL-2187043915 in Texas; your husband Gideon is the named insured. Your SSN ends in 9028. You are exact and have read your papers.

You believe that nothing has happened. If you are asked about Saturday, 27 September, or about a claim of somebody else, you are taken aback, ask your husband, and report that he
"touched somebody's bumper" in Lubbock and did not tell you. If a colleague has to look at it first, you accept that and ask to hear soon.`,
  records: {
    ...build.householdRecords(home),
    claims: [
      {
        id: 'CLM-3009943915',
        policy_id: 'POL-2187043915',
        vehicle_id: 'VEH-04391501',
        date_of_loss: '2025-09-27',
        loss_location: 'Lubbock, TX',
        claim_type: 'Liability Only',
        severity: 'Moderate',
        other_party_name: 'Gretchen Moss',
        created_date: '2025-09-29',
      },
    ],
  },
  solution: [
    ...steps.lookUp(home, nadezhda),
    ['billing_get_account_details', { policy_id: 'POL-2187043915' }],
    ['claims_get_policy_claims', { policy_id: 'POL-2187043915' }],
    steps.createTicket(home, 'reinstatement', fresh),
    steps.finishTicket('11', 'Paid, but a loss of 27 September is claimed.', build.ends.underwriting),
  ],
  expected: [inserted(insurance.tables.tickets, { ...fresh, ...build.ends.underwriting })],
})
