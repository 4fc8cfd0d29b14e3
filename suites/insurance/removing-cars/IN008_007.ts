import { inserted, updated } from '../../../lib/task.ts'
import { build, type Household, insurance, steps } from '../../../sandboxes/insurance/index.ts'
import { carRemoved, from, readCars, readClaims, removeCar, today } from '../changes.ts'

const { tickets, vehicles } = insurance.tables

const sunniva = {
  customer: '77040355',
  user: '8845',
  name: ['Sunniva', 'Grieve-Obi'],
  born: '1980-06-16',
  email: 'sunniva.obi@weathervane.example',
  digits: '8016',
} as const
const lark = (serial: string, removed?: string) =>
  ({
    vin: build.vin('Orlo', 2015, serial),
    car: [2015, 'Orlo', 'Lark'],
    ...(removed && { removed }),
  }) as const
const home = (policy: string, cars: Household['cars']): Household => ({
  policy,
  state: 'TX',
  named: sunniva,
  since: '2016-06-06',
  cars,
  account: { monthly: 195, due: '2025-10-25' },
})
const heron = { vin: build.vin('Kestler', 2020, '410357'), car: [2020, 'Kestler', 'Heron'] } as const
const own = home('3504103557', [heron, lark('410355')])
const farm = home('3504103575', [
  { vin: build.vin('Brask', 2016, '410358'), car: [2016, 'Brask', 'Hauler'] },
  lark('410356', '2025-09-22'),
])
const [sold, kept] = ['VEH-10355702', 'VEH-10357502'] as const
const asking = { user: '8845', role: 'Named Insured' } as const
const fresh = build.freshTicket('vehicle', asking)
const end = from(today, build.ends.completed)

export const IN008_007 = insurance.task({
  id: 'IN008_007',
  title: 'her Lark was removed, says the ticket, and it was the Lark of the farm',
  level: 'severe',
  traits: ['undoing', 'look-alikes', 'evidence-before-words', 'effects-that-belong-together'],
  decidedBy: ['SY-6', 'VE-7', 'VE-5'],
  request: `Hi, it's Sunniva Grieve-Obi. I sold the Lark of POL-3504103557 on 22 September, told you the same day, and you wrote that it was off. Now the new owner says that it still shows as insured with you?! Please have a look.`,
  customer: `You are Sunniva Grieve-Obi, born 16 June 1980, named insured of POL-3504103557 and, for the farm, of POL-3504103575, both in Texas. Your SSN ends in 8016. You own two Larks of the same year, one privately (sold) and one that the farm hand drives. If you are told that the farm's Lark went in its place, you are alarmed and
want it back at once; nobody had an accident with it. You agree that the sold one leaves from whatever day the rules give.`,
  records: {
    ...build.householdRecords(own, farm),
    ...build.deskRecords([
      {
        id: '7341',
        policy: own.policy,
        about: 'Lark sold',
        matter: 'vehicle',
        requester: asking,
        end: { ...build.ends.completed, effective_date_of_change: '2025-09-22' },
        opened: '2025-09-22',
      },
    ]),
  },
  solution: [
    ...steps.lookUp(own, sunniva),
    steps.readComments('7341'),
    readCars(own),
    readClaims(own),
    steps.ticketsOf('8845'),
    ['policy_get_policy_details', { policy_id: 'POL-3504103575' }],
    steps.ticketsAbout('POL-3504103575'),
    readCars(farm),
    removeCar(sold, '2025-09-22'),
    steps.createTicket(farm, 'Lark taken off by mistake', fresh),
    ['policy_update_vehicle_status', { vehicle_id: kept, new_status: 'Active', effective_date: today }],
    steps.finishTicket(
      '12',
      'Removed on 22 September in place of the Lark of POL-3504103557: put back.',
      end,
    ),
  ],
  expected: [
    carRemoved(sold, '2025-09-22'),
    updated(vehicles, kept, { status: 'Active' }),
    inserted(tickets, { ...fresh, ...end }),
  ],
})
