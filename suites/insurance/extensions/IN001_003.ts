import { inserted, updated } from '../../../lib/task.ts'
import { build, type Household, insurance, steps } from '../../../sandboxes/insurance/index.ts'

const ignatius = {
  customer: '92881548',
  user: '9281',
  name: ['Ignatius', 'Bellweather'],
  born: '1959-05-01',
  email: 'ignatius.bellweather@orangegrove.example',
  digits: '5901',
} as const
const home: Household = {
  policy: '2298154802',
  state: 'CA',
  named: ignatius,
  since: '2022-11-08',
  cars: [{ vin: build.vin('Tamsin', 2014, '815480'), car: [2014, 'Tamsin', 'Glen'] }],
  account: { monthly: 122.6, pastDue: 122.6, due: '2025-09-24' },
}
const fresh = build.freshTicket('payment', { user: '9281', role: 'Named Insured' })

export const IN001_003 = insurance.task({
  id: 'IN001_003',
  title: 'the arrangement by phone was withdrawn the next day, so this one is his first',
  level: 'demanding',
  traits: ['evidence-before-words', 'rules-that-meet', 'time'],
  decidedBy: ['BL-2', 'BL-3', 'ST-2'],
  request:
    'Sirs, my pension came late and I missed the instalment of 24 September (POL-2298154802). I read that I may have ten days more; I should be grateful for as ' +
    'much as the rules allow. Would you be so good? I. Bellweather',
  customer: `You are Ignatius Bellweather, born 1 May 1959, named insured of POL-2298154802 in California. Your SSN ends in 5901. You are an old gentleman
with a love of commas.

You would like as long as the rules give you, and say so again when you are asked for a day. In January you rang about the same thing, and rang
again the next morning because your daughter had lent you the money; you tell that story when somebody asks about earlier arrangements.`,
  records: {
    ...build.householdRecords(home),
    ...build.deskRecords(
      [
        {
          id: '6851',
          policy: home.policy,
          about: 'how to read the bill',
          matter: 'question',
          requester: { user: '9281', role: 'Named Insured' },
          end: build.ends.completed,
          opened: '2025-01-14',
          touched: '2025-01-16',
        },
      ],
      [
        {
          id: '9851',
          ticket: '6851',
          by: '5',
          on: '2025-01-15',
          text: 'Arrangement by phone, Mr Bellweather: January payment due 3 February.',
        },
        {
          id: '9852',
          ticket: '6851',
          by: '5',
          on: '2025-01-16',
          text: 'He rang: paid this morning. Yesterday’s arrangement withdrawn, due date as before.',
        },
      ],
    ),
  },
  solution: [
    ...steps.lookUp(home, ignatius),
    ...steps.readTicket('6851'),
    ['billing_get_account_details', { policy_id: 'POL-2298154802' }],
    ['billing_get_arrangement_history', { policy_id: 'POL-2298154802' }],
    ['claims_check_open_major_claims', { policy_id: 'POL-2298154802' }],
    steps.createTicket(home, 'more time for September', fresh),
    ['billing_grant_extension', { policy_id: 'POL-2298154802', new_due_date: '2025-10-08' }],
    steps.finishTicket('12', 'Extended to 8 October.', build.ends.completed),
  ],
  expected: [
    updated(insurance.tables.billingAccounts, 'BILL-154802', {
      current_due_date: '2025-10-08',
      new_due_date: '2025-10-08',
      arrangement_type: 'Extension',
      arrangements_12_months: 1,
    }),
    inserted(insurance.tables.tickets, { ...fresh, ...build.ends.completed }),
  ],
})
