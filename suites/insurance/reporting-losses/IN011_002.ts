import { updated } from '../../../lib/task.ts'
import { build, type Household, insurance, steps } from '../../../sandboxes/insurance/index.ts'

const hadrian = {
  customer: '92441102',
  user: '9241',
  name: ['Hadrian', 'Volkov-Ames'],
  born: '1971-06-06',
  email: 'hadrian.ames@catskill.example',
  digits: '7106',
} as const
const petra = {
  customer: '92441120',
  user: '9242',
  name: ['Petra', 'Ames'],
  born: '1998-08-14',
  email: 'petra.ames@catskill.example',
  digits: '9814',
} as const
const home: Household = {
  policy: '2254110282',
  state: 'NY',
  named: hadrian,
  since: '2019-01-11',
  others: [
    {
      name: 'Petra Ames',
      born: '1998-08-14',
      relationship: 'Child',
      profile: petra,
      licence: ['NY98081420', 'NY'],
    },
  ],
  cars: [{ vin: build.vin('Orlo', 2021, '411028'), car: [2021, 'Orlo', 'Lark'] }],
  account: { monthly: 246.7, due: '2025-10-11' },
}

export const IN011_002 = insurance.task({
  id: 'IN011_002',
  title: 'her father has reported the crash already; what she brings is the number that was missing',
  level: 'demanding',
  traits: ['evidence-before-words', 'who-may', 'nothing-to-do'],
  decidedBy: ['CL-3', 'CL-5', 'ID-3'],
  request:
    'Hi, I have to report an accident I had on Friday the 26th in Kingston, NY, in the blue Lark (POL-2254110282). I rear-ended a van at a light. The other driver’s neck hurts. The police came, report ' +
    'NYSP-25-88134. I’m Petra Ames, born 14 August 1998. What else do you need?',
  customer: `You are Petra Ames, born 14 August 1998, a driver on your father's policy POL-2254110282 in New York. Your SSN ends in 9814. You are shaken and
want to do everything right.

You drove alone on 26 September; the van's driver, Mr Ingo Petersen, says that his neck hurts. The car was towed. You do not know whether your father has told anybody; he said that
he would "deal with it". If you are told that the loss is reported already, you ask whether your number helps; when you hear that it does, you are relieved.`,
  records: {
    ...build.householdRecords(home),
    ...build.deskRecords(
      [
        {
          id: '6841',
          policy: home.policy,
          about: 'my daughter was in a crash',
          matter: 'majorLoss',
          requester: { user: '9241', role: 'Named Insured' },
          end: { ...build.ends.waitingForCustomer, claims_action_type: 'FNOL – Collision' },
          opened: '2025-09-27',
        },
      ],
      [
        {
          id: '9841',
          ticket: '6841',
          by: '1',
          on: '2025-09-27',
          text: 'Claim CLM-3012110282 opened. He will send the number of the police report.',
          public: true,
        },
      ],
    ),
    claims: [
      {
        id: 'CLM-3012110282',
        policy_id: 'POL-2254110282',
        vehicle_id: 'VEH-11028201',
        driver_id: 'DRV-11028202',
        date_of_loss: '2025-09-26',
        loss_location: 'Kingston, NY',
        claim_type: 'Collision – Multi-Vehicle',
        severity: 'Major',
        has_bodily_injury: true,
        police_report_required: true,
        created_date: '2025-09-26',
      },
    ],
  },
  solution: [
    ...steps.lookUp(home, petra),
    ...steps.readTicket('6841'),
    ['policy_get_policy_drivers', { policy_id: 'POL-2254110282' }],
    ['claims_get_policy_claims', { policy_id: 'POL-2254110282' }],
    ['knowledge_base_search_policy', { query: 'loss reported already police report number follows' }],
    steps.finishTicket('6841', 'Police report NYSP-25-88134, given by Petra Ames.', build.ends.completed),
  ],
  expected: [updated(insurance.tables.tickets, '6841', build.ends.completed)],
})
