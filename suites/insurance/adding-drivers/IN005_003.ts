import { inserted } from '../../../lib/task.ts'
import { build, type Household, insurance, steps } from '../../../sandboxes/insurance/index.ts'
import { from, readDrivers, today } from '../changes.ts'

const { drivers, tickets } = insurance.tables

const jovana = {
  customer: '77010311',
  user: '8811',
  name: ['Jovana', 'Tellier-Banks'],
  born: '1989-04-11',
  email: 'jovana.tellier@quarry.example',
  digits: '8911',
} as const
const home: Household = {
  policy: '3501103118',
  state: 'TX',
  named: jovana,
  since: '2019-02-14',
  cars: [{ vin: build.vin('Kestler', 2019, '110311'), car: [2019, 'Kestler', 'Heron'] }],
  account: { monthly: 142, due: '2025-10-22' },
}
const on = { policy_id: 'POL-3501103118', status: 'Rated', effective_date: today } as const
const three = [
  {
    ...on,
    name: 'Marko Banks',
    date_of_birth: '1991-07-07',
    license_number: '27718811',
    license_state: 'TX',
    relationship: 'Partner',
  },
  {
    ...on,
    name: 'Milena Tellier',
    date_of_birth: '1945-09-30',
    license_number: '11209943',
    license_state: 'TX',
    relationship: 'Parent',
    uw_pending: true,
  },
  {
    ...on,
    name: 'Stefan Tellier',
    date_of_birth: '1986-01-19',
    license_number: 'T550118',
    license_state: 'CA',
    relationship: 'Sibling',
    uw_pending: true,
  },
] as const
const fresh = build.freshTicket('driver', { user: '8811', role: 'Named Insured' })
const end = from(today, build.ends.underwriting)

export const IN005_003 = insurance.task({
  id: 'IN005_003',
  title:
    'a full house in Texas: one is plain, one turned eighty yesterday, one drives on a Californian licence',
  level: 'demanding',
  traits: ['batch-with-exceptions', 'time', 'effects-that-belong-together'],
  decidedBy: ['DR-2', 'DR-3'],
  request: `Hi, Jovana Tellier-Banks here, policy POL-3501103118. We are four grown-ups in one house now and share the Heron, so please add Marko, my mother Milena, my brother Stefan, and little Goran, who learns.`,
  customer: `You are Jovana Tellier-Banks, born 11 April 1989, named insured of POL-3501103118 in Texas. Your SSN ends in 8911. You are quick and warm, and give what you are asked for:

- Marko Banks, your partner, born 7 July 1991, Texas licence 27718811.
- Milena Tellier, your mother, born 30 September 1945, Texas licence 11209943. You would say that she is seventy-nine.
- Stefan Tellier, your brother, born 19 January 1986, California licence T550118; he has lived here since May.
- Goran Banks, Marko's son, born 3 November 2009, with a learner's permit.

All from today. If Goran has to wait until he is sixteen, that is all right with you; that somebody looks at the others as well.`,
  records: build.householdRecords(home),
  solution: [
    ...steps.lookUp(home, jovana),
    readDrivers(home),
    steps.createTicket(home, 'Marko, Milena, Stefan and Goran', fresh),
    ...three.map((driver) => ['policy_add_driver', driver] as const),
    steps.finishTicket(
      '11',
      'Milena is 80, Stefan has a licence of CA: for you. Goran is 15, declined.',
      end,
    ),
  ],
  expected: [...three.map((driver) => inserted(drivers, driver)), inserted(tickets, { ...fresh, ...end })],
})
