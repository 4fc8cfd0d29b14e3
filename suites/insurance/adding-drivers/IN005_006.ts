import { inserted, textMatching } from '../../../lib/task.ts'
import { build, type Household, insurance, steps } from '../../../sandboxes/insurance/index.ts'
import { from, readDrivers, today } from '../changes.ts'

const { drivers, tickets } = insurance.tables

const ottilie = {
  customer: '77010344',
  user: '8814',
  name: ['Ottilie', 'Karimov-Reed'],
  born: '1979-08-08',
  email: 'ottilie.reed@windmill.example',
  tier: 'Premium',
  digits: '7988',
} as const
const home = (policy: string, state: 'NY' | 'CA', serial: string): Household => ({
  policy,
  state,
  named: ottilie,
  since: '2013-01-31',
  cars: [{ vin: build.vin('Velmont', 2021, serial), car: [2021, 'Velmont', 'Harbor'] }],
  account: { monthly: 240, due: '2025-10-28' },
})
const [newYork, california] = [home('3501103442', 'NY', '110344'), home('3501103448', 'CA', '110345')]
const asking = { user: '8814', role: 'Named Insured', premium: true } as const
const fresh = build.freshTicket('driver', asking)
const ilya = {
  name: 'Ilya Reed',
  date_of_birth: '2006-06-06',
  license_number: '440660661',
  license_state: 'NY',
  relationship: 'Child',
  status: 'Rated',
  effective_date: today,
  uw_pending: true,
} as const
const end = from(today, build.ends.underwriting)

export const IN005_006 = insurance.task({
  id: 'IN005_006',
  title: 'one son on two policies, and both send him to underwriting, each for a reason of its own',
  level: 'demanding',
  traits: ['rules-that-meet', 'effects-that-belong-together', 'evidence-before-words'],
  decidedBy: ['DR-3', 'ST-1', 'TK-2'],
  request: `Dear Tarnbrook, Ilya, our eldest, is 19 and licensed. Please enter him on POL-3501103442 (the car in Albany) and on POL-3501103448 (my mother's old one in Fresno, where he studies), from today. As the child of a Premium customer without an
accident he needs no review, you once explained to me. Ottilie Karimov-Reed`,
  customer: `You are Ottilie Karimov-Reed, born 8 August 1979, named insured of both policies: POL-3501103442 in New York, POL-3501103448 in California. Your SSN ends in 7988. You quote rules and like to be quoted rules. Ilya Reed, your son, was
born on 6 June 2006; his licence is from New York, number 440660661. If both have to be looked at, you ask for the reason of each, and nod.`,
  records: build.householdRecords(newYork, california),
  solution: [
    ...steps.lookUp(newYork, ottilie),
    readDrivers(newYork),
    ['policy_get_policy_details', { policy_id: 'POL-3501103448' }],
    steps.ticketsAbout('POL-3501103448'),
    readDrivers(california),
    steps.createTicket(newYork, 'add Ilya Reed', fresh),
    ['policy_add_driver', { ...ilya, policy_id: 'POL-3501103442' }],
    steps.finishTicket('11', 'Under 21; the exception does not hold in New York.', end),
    steps.createTicket(california, 'add Ilya Reed', fresh),
    ['policy_add_driver', { ...ilya, policy_id: 'POL-3501103448' }],
    steps.finishTicket('12', 'Licence from another state.', end),
  ],
  expected: [
    inserted(drivers, { ...ilya, policy_id: 'POL-3501103442' }),
    inserted(drivers, { ...ilya, policy_id: 'POL-3501103448' }),
    inserted(tickets, { ...fresh, ...end, subject: textMatching(/^POL-3501103442/) }),
    inserted(tickets, { ...fresh, ...end, subject: textMatching(/^POL-3501103448/) }),
  ],
})
