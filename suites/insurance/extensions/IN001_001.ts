import { inserted } from '../../../lib/task.ts'
import { build, type Household, insurance, steps } from '../../../sandboxes/insurance/index.ts'

const barto = {
  customer: '90110427',
  user: '9101',
  name: ['Bartholomew', 'Vasquez-Thorn'],
  born: '1986-02-27',
  email: 'barto.thorn@dustyroad.example',
  digits: '3096',
} as const
const lucinda = {
  customer: '90110472',
  user: '9102',
  name: ['Lucinda', 'Vasquez-Thorn'],
  born: '1988-10-03',
  email: 'lucinda.thorn@dustyroad.example',
  digits: '8814',
} as const
const home: Household = {
  policy: '2011047390',
  state: 'TX',
  named: barto,
  coInsured: lucinda,
  since: '2022-06-18',
  cars: [{ vin: build.vin('Brask', 2016, '770341'), car: [2016, 'Brask', 'Hauler'] }],
  account: { monthly: 156.2, pastDue: 156.2, due: '2025-09-26' },
}
const fresh = build.freshTicket('payment', { user: '9101', role: 'Named Insured' })

export const IN001_001 = insurance.task({
  id: 'IN001_001',
  title: 'an extension that his wife had by phone in May, under a question of hers, uses up the year',
  level: 'demanding',
  traits: ['evidence-before-words', 'nothing-to-do'],
  decidedBy: ['BL-2', 'TK-1'],
  request:
    'Morning. I drive a truck for a living and my last load paid late, so the September bill for POL-2011047390 ' +
    'is still sitting there. Your help page says I can have ten more days. Never asked you folks for anything ' +
    'before. Can you do that for me? Barto Thorn',
  customer: `You are Bartholomew "Barto" Vasquez-Thorn, born 27 February 1986, the named insured of POL-2011047390 in
Texas. Your SSN ends in 3096. You are friendly and short of words.

You owe one month, $156.20, and want to pay it next week, on 6 October, when your money comes. You have never asked
for more time yourself. Whether your wife Lucinda ever did, you do not know; "she handles the phone calls, could
be". An instalment plan does not interest you for so small a sum, but if it is offered as possible you would take two
instalments. If you are told that nothing can be arranged, you ask once whether a supervisor could make an exception,
then accept it and say that you will borrow the money from your brother.`,
  records: {
    ...build.householdRecords(home),
    ...build.deskRecords(
      [
        {
          id: '6611',
          policy: home.policy,
          about: 'why did the bill go up in May?',
          matter: 'question',
          requester: { user: '9102', role: 'Co-Insured' },
          end: build.ends.completed,
          opened: '2025-05-19',
          touched: '2025-05-21',
        },
      ],
      [
        {
          id: '9611',
          ticket: '6611',
          by: '1',
          on: '2025-05-20',
          text: 'Explained: the multi-car discount ended when the second truck left the policy.',
          public: true,
        },
        {
          id: '9612',
          ticket: '6611',
          by: '5',
          on: '2025-05-21',
          text: 'Arrangement by phone, Ms Vasquez-Thorn: May payment due 2 June instead of 23 May.',
        },
      ],
    ),
  },
  solution: [
    ...steps.lookUp(home, barto),
    ...steps.readTicket('6611'),
    ['billing_get_account_details', { policy_id: 'POL-2011047390' }],
    ['billing_get_arrangement_history', { policy_id: 'POL-2011047390' }],
    steps.createTicket(home, 'more time for the September payment', fresh),
    steps.finishTicket(
      '12',
      'Limit of one reached by the phone arrangement of 21 May. Declined.',
      build.ends.declined,
    ),
  ],
  expected: [inserted(insurance.tables.tickets, { ...fresh, ...build.ends.declined })],
})
