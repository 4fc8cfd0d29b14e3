import { inserted, oneOf } from '../../../lib/task.ts'
import { build, type Household, insurance, steps } from '../../../sandboxes/insurance/index.ts'
import { driverSet, from, readCars, readDriverClaims, readDrivers, setDriver, today } from '../changes.ts'

const { policyDocuments, tickets } = insurance.tables

const marguerite = {
  customer: '77050344',
  user: '8855',
  name: ['Marguerite', 'Solberg-Haddad'],
  born: '1967-12-12',
  email: 'marguerite.haddad@cairnside.example',
  digits: '6712',
} as const
const home: Household = {
  policy: '3505103446',
  state: 'CA',
  named: marguerite,
  since: '2010-08-08',
  others: [{ name: 'Elias Haddad', born: '1999-09-19', relationship: 'Child', licence: ['H0919990', 'CA'] }],
  cars: [
    { vin: build.vin('Kestler', 2021, '510344'), car: [2021, 'Kestler', 'Heron'] },
    { vin: build.vin('Orlo', 2016, '510345'), car: [2016, 'Orlo', 'Lark'] },
  ],
  account: { monthly: 288, due: '2025-10-26' },
}
const elias = 'DRV-10344602'
const asking = { user: '8855', role: 'Named Insured' } as const
const driver = build.freshTicket('driver', asking)
const garaging = build.freshTicket('licenceOrGaraging', asking)
const card = build.freshTicket('document', asking)
const end = from(today, build.ends.completed)

/** The ticket of the documents may be any of those that are written. */
const outcome = (ticket: string) => [
  driverSet(elias, 'Removed', today),
  inserted(tickets, { ...driver, ...end }),
  inserted(tickets, { ...garaging, ...build.ends.underwriting }),
  inserted(tickets, { id: ticket, ...card, ...build.ends.completed }),
  inserted(policyDocuments, steps.linkRow(home.policy, 'id_card', ticket, '2025-10-31')),
]

export const IN009_006 = insurance.task({
  id: 'IN009_006',
  title: 'a son, a Lark and a winter in Baja: each is gone, for another time and in another way',
  level: 'severe',
  traits: ['batch-with-exceptions', 'rules-that-meet', 'time', 'effects-that-belong-together'],
  decidedBy: ['VE-8', 'DR-4', 'TK-2', 'DC-1'],
  request: `Autumn news for POL-3505103446: (a) my son Elias has moved to Oregon for good, last week, take him off from today; (b) the Lark went with him, put it at 4 Juniper Street, Bend; (c) I drive the Heron to my sister in Nevada from 10 October until 20 December; (d) I need the identification card for the trip. Marguerite Solberg-Haddad`,
  customer: `You are Marguerite Solberg-Haddad, born 12 December 1967, named insured of POL-3505103446 in California. Your SSN ends in 6712. You number your points. Elias has a flat in Bend and insures himself there. The Lark is still yours and stays with him for good. If you are told that Tarnbrook does not write in Oregon, you will see to another insurer and
write about the Lark then; you do not want it removed today. About the Heron you wait for the colleague.`,
  records: build.householdRecords(home),
  solution: [
    ...steps.lookUp(home, marguerite),
    readDrivers(home),
    readCars(home),
    ...readDriverClaims(elias),
    steps.createTicket(home, 'Elias has moved out', driver),
    setDriver(elias, 'Removed', today),
    steps.finishTicket('11', 'Removed from today.', end),
    steps.createTicket(home, 'Lark in Oregon, Heron in Nevada', garaging),
    steps.finishTicket(
      '12',
      'Lark: not our state, refused. Heron away for 71 days: for you.',
      build.ends.underwriting,
    ),
    steps.createTicket(home, 'identification card', card),
    steps.sendLink(home.policy, 'id_card', '13', '2025-10-31'),
    steps.finishTicket('13', 'Card sent.', build.ends.completed),
  ],
  expected: oneOf(outcome('11'), outcome('12'), outcome('13')),
})
