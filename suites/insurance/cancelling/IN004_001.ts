import { inserted, updated } from '../../../lib/task.ts'
import { build, type Household, insurance, steps } from '../../../sandboxes/insurance/index.ts'

const thaddeus = {
  customer: '90440733',
  user: '9401',
  name: ['Thaddeus', 'Imre-Vaughn'],
  born: '1969-01-05',
  email: 'thaddeus.vaughn@northgate.example',
  tier: 'Premium',
  digits: '7178',
} as const
const home: Household = {
  policy: '2044073385',
  state: 'NY',
  named: thaddeus,
  since: '2016-12-01',
  cars: [{ vin: build.vin('Velmont', 2021, '344071'), car: [2021, 'Velmont', 'Harbor'] }],
  account: {
    monthly: 289.9,
    pastDue: 289.9,
    due: '2025-10-08',
    arrangement: 'Extension',
    newDue: '2025-10-08',
    count: 1,
  },
}
const fresh = build.freshTicket('cancellation', { user: '9401', role: 'Named Insured', premium: true })
const end = { ...build.ends.completed, effective_date_of_change: '2025-10-12' }

const lastDay = {
  policy_id: 'POL-2044073385',
  cancellation_date: '2025-10-12',
  cancellation_reason: 'User Requested',
} as const

export const IN004_001 = insurance.task({
  id: 'IN004_001',
  title:
    'neither a debt nor a small claim keeps a New Yorker, but seven days and a new insurer he has to name do',
  level: 'demanding',
  traits: ['rules-that-meet', 'customer-moves', 'time'],
  decidedBy: ['RC-1', 'RC-2', 'ST-3', 'ST-4', 'SY-4'],
  request:
    'I wish to cancel POL-2044073385 with effect from today. I have found a considerably cheaper offer. I am aware ' +
    'that last month’s premium is still open and that the claim about my wing mirror is not closed; a friend tells me ' +
    'that you will use one or the other to keep me. Kindly confirm. T. Imre-Vaughn',
  customer: `You are Thaddeus Imre-Vaughn, born 5 January 1969, named insured of POL-2044073385 in New York. Your SSN ends in 7178. You are stiff, correct and a little suspicious.

You want to leave today. If you are told that the first possible day is 8 October, you look at your new contract and find that
it begins on 13 October, so you now want **12 October** as your last day; that is your final word. Only if you are asked
who insures the car from then on, or about the plates, you say: Pelican Point Casualty, policy number PP-88-40127; the plates
stay on the car.

You will pay the open premium when the bill comes. You do not want to be talked into staying.`,
  records: {
    ...build.householdRecords(home),
    claims: [
      {
        id: 'CLM-3007742044',
        policy_id: 'POL-2044073385',
        vehicle_id: 'VEH-07338501',
        date_of_loss: '2025-08-21',
        loss_location: 'Yonkers, NY',
        claim_type: 'Collision – Parked Vehicle',
        claim_stage: 'Open – Repair/Recovery',
        severity: 'Moderate',
        created_date: '2025-08-22',
      },
    ],
  },
  solution: [
    ...steps.lookUp(home, thaddeus),
    ['billing_get_account_details', { policy_id: 'POL-2044073385' }],
    ['claims_check_open_major_claims', { policy_id: 'POL-2044073385' }],
    steps.createTicket(home, 'cancellation', fresh),
    ['policy_schedule_cancellation', lastDay],
    // The running extension made it a cancellation for non-payment.
    ['policy_schedule_cancellation', lastDay],
    steps.finishTicket('11', 'Last day 12 October. Then Pelican Point Casualty, PP-88-40127.', end),
  ],
  expected: [
    updated(insurance.tables.policies, 'POL-2044073385', {
      status: 'Pending Cancellation',
      cancellation_date: '2025-10-12',
      cancellation_reason: 'User Requested',
    }),
    inserted(insurance.tables.tickets, { ...fresh, ...end }),
  ],
})
