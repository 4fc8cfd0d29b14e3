import { inserted, oneOf } from '../../../lib/task.ts'
import { build, type Household, insurance, steps } from '../../../sandboxes/insurance/index.ts'

const ladislav = {
  customer: '94120332',
  user: '9811',
  name: ['Ladislav', 'Fairbanks-Nuru'],
  born: '1971-05-25',
  email: 'ladislav.fairbanks@tumbleweed.example',
  digits: '7125',
} as const
const daughter = {
  name: 'Iphigenia Fairbanks',
  born: '2003-10-10',
  relationship: 'Child',
  licence: ['TX40110310', 'TX'],
} as const
const sedan: Household = {
  policy: '3026030337',
  state: 'TX',
  named: ladislav,
  since: '2015-02-17',
  others: [daughter],
  cars: [{ vin: build.vin('Velmont', 2019, '603033'), car: [2019, 'Velmont', 'Harbor'] }],
  account: { monthly: 175, due: '2025-10-17' },
}
const truck: Household = {
  policy: '3026030373',
  state: 'TX',
  named: ladislav,
  since: '2021-07-09',
  others: [daughter],
  cars: [{ vin: build.vin('Brask', 2017, '603037'), car: [2017, 'Brask', 'Hauler'] }],
  account: { monthly: 99, due: '2025-10-09' },
}
const asking = { user: '9811', role: 'Named Insured' } as const
const leaving = build.freshTicket('driver', asking)
const papers = build.freshTicket('document', asking)
const { policyDocuments, tickets } = insurance.tables

function outcome(paperTicket: string) {
  return [
    inserted(tickets, { ...leaving, ...build.ends.declined }),
    inserted(tickets, { id: paperTicket, ...papers, ...build.ends.completed }),
    inserted(policyDocuments, steps.linkRow(truck.policy, 'id_card', paperTicket, '2025-10-31')),
    inserted(policyDocuments, steps.linkRow(truck.policy, 'proof_of_insurance', paperTicket, '2025-10-08')),
  ]
}

export const IN012_003 = insurance.task({
  id: 'IN012_003',
  title: 'his daughter’s open claim hangs on her other number, on his other policy',
  level: 'demanding',
  traits: ['evidence-before-words', 'thin-answers', 'nothing-to-do'],
  decidedBy: ['DR-4', 'DC-5'],
  request:
    'Ladislav Fairbanks-Nuru here. Please take my daughter Iphigenia off POL-3026030337, she lives in Dallas now with her own insurance. And for my truck, POL-3026030373, I need the card and proof of insurance for a fishing licence of all things.',
  customer: `You are Ladislav Fairbanks-Nuru, born 25 May 1971, named insured of POL-3026030337 and POL-3026030373 in Texas. Your SSN ends in 7125. You like to chat about fish.

Iphigenia moved out on 20 September, has her own car and her own policy with somebody else, and will not drive your cars any more. In August she bumped into a gate with the truck; you say so if somebody asks about claims or accidents of hers, and thought that this was between the truck's policy and the gate. She is to come off the sedan's
policy; what is with the truck's policy you have not thought about, and do not ask for. If she has to stay on for now, so be it.`,
  records: {
    ...build.householdRecords(sedan, truck),
    claims: [
      {
        id: 'CLM-3011060373',
        policy_id: 'POL-3026030373',
        vehicle_id: 'VEH-03037301',
        driver_id: 'DRV-03037302',
        date_of_loss: '2025-08-23',
        loss_location: 'Denton, TX',
        claim_type: 'Collision – Single Vehicle',
        claim_stage: 'Open – Repair/Recovery',
        severity: 'Minor',
        created_date: '2025-08-25',
      },
    ],
  },
  solution: [
    ...steps.identify(sedan, ladislav),
    steps.ticketsOf('9811'),
    ['policy_get_policy_drivers', { policy_id: 'POL-3026030337' }],
    ['policy_get_policy_drivers', { policy_id: 'POL-3026030373' }],
    ['claims_get_driver_claims', { driver_id: 'DRV-03037302' }],
    ['policy_get_policy_details', { policy_id: 'POL-3026030373' }],
    steps.createTicket(sedan, 'take Iphigenia off', leaving),
    steps.finishTicket('11', 'Open claim on POL-3026030373 in which she drove.', build.ends.declined),
    steps.createTicket(truck, 'card and proof', papers),
    steps.sendLink(truck.policy, 'id_card', '12', '2025-10-31'),
    steps.sendLink(truck.policy, 'proof_of_insurance', '12', '2025-10-08'),
    steps.finishTicket('12', 'Both sent.', build.ends.completed),
  ],
  // Either ticket may be the first.
  expected: oneOf(outcome('12'), outcome('11')),
})
