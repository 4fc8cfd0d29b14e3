import { inserted } from '../../../lib/task.ts'
import { build, type Household, insurance, steps } from '../../../sandboxes/insurance/index.ts'
import { driverSet, from, readClaims, readDriverClaims, readDrivers, setDriver, today } from '../changes.ts'

const magnus = {
  customer: '77020311',
  user: '8821',
  name: ['Magnus', 'Oduya-Perrin'],
  born: '1969-05-27',
  email: 'magnus.perrin@saltmarsh.example',
  digits: '6927',
} as const
const child = { relationship: 'Child', since: '2021-09-01' } as const
const home: Household = {
  policy: '3502103111',
  state: 'FL',
  named: magnus,
  since: '2012-12-12',
  others: [
    { ...child, name: 'Clara Perrin', born: '1999-01-09', licence: ['P0109990', 'FL'] },
    { ...child, name: 'Hugo Perrin', born: '2001-02-18', licence: ['P0218010', 'FL'] },
    { ...child, name: 'Selma Perrin', born: '2003-11-11', licence: ['P1111030', 'FL'] },
  ],
  cars: [{ vin: build.vin('Tamsin', 2016, '210311'), car: [2016, 'Tamsin', 'Brook'] }],
  account: { monthly: 290, due: '2025-10-26' },
}
const [clara, hugo, selma] = ['DRV-10311102', 'DRV-10311103', 'DRV-10311104'] as const
const fresh = build.freshTicket('driver', { user: '8821', role: 'Named Insured' })
const end = from(today, build.ends.completed)

export const IN006_003 = insurance.task({
  id: 'IN006_003',
  title: 'three children are to go: one lives in Tampa, one has her own policy, one sleeps upstairs',
  level: 'demanding',
  traits: ['batch-with-exceptions', 'customer-moves', 'effects-that-belong-together'],
  decidedBy: ['DR-4'],
  request: `My three are all grown up, kindly strike them from POL-3502103111, that must make it a good deal cheaper: Clara, Hugo, Selma. Magnus Oduya-Perrin`,
  customer: `You are Magnus Oduya-Perrin, born 27 May 1969, named insured of POL-3502103111 in Florida. Your SSN ends in 6927. You answer what is asked, and only that.

Clara has lived in Tampa with her husband since June and is on his insurance. Hugo still lives with you, upstairs, has a licence and no insurance of his own; he "takes the bus, mostly". Selma lives with you as well and bought a car in August, which she has
insured in her own name. If you are told that Hugo can only be excluded and may then not drive the Brook at all, think for a moment, and agree. All of it from today.`,
  records: build.householdRecords(home),
  solution: [
    ...steps.lookUp(home, magnus),
    readDrivers(home),
    readClaims(home),
    ...readDriverClaims(clara, hugo, selma),
    steps.createTicket(home, 'Clara, Hugo and Selma', fresh),
    setDriver(clara, 'Removed', today),
    setDriver(selma, 'Removed', today),
    setDriver(hugo, 'Excluded', today),
    steps.finishTicket(
      '11',
      'Clara and Selma removed, Hugo excluded: he lives there without other cover.',
      end,
    ),
  ],
  expected: [
    driverSet(clara, 'Removed', today),
    driverSet(selma, 'Removed', today),
    driverSet(hugo, 'Excluded', today),
    inserted(insurance.tables.tickets, { ...fresh, ...end }),
  ],
})
