import { inserted, oneOf } from '../../../lib/task.ts'
import { build, type Household, insurance, steps } from '../../../sandboxes/insurance/index.ts'
import { carRemoved, from, readCars, readClaims, removeCar } from '../changes.ts'

const { tickets } = insurance.tables

const marisela = {
  customer: '77040333',
  user: '8843',
  name: ['Marisela', 'Thorne-Adjei'],
  born: '1983-12-31',
  email: 'marisela.adjei@palmetto.example',
  digits: '8331',
} as const
const home: Household = {
  policy: '3504103333',
  state: 'FL',
  named: marisela,
  since: '2018-02-02',
  cars: [
    { vin: build.vin('Kestler', 2016, '410333'), car: [2016, 'Kestler', 'Heron'] },
    { vin: build.vin('Orlo', 2017, '410334'), car: [2017, 'Orlo', 'Lark'] },
    { vin: build.vin('Tamsin', 2019, '410335'), car: [2019, 'Tamsin', 'Brook'] },
  ],
  account: { monthly: 310, due: '2025-10-18' },
}
const [heron, lark] = ['VEH-10333301', 'VEH-10333302'] as const
const fresh = build.freshTicket('vehicle', { user: '8843', role: 'Named Insured' })
const end = from('2025-10-10', build.ends.completed)
const without = (car: string) => [carRemoved(car, '2025-10-10'), inserted(tickets, { ...fresh, ...end })]

export const IN008_005 = insurance.task({
  id: 'IN008_005',
  title: 'one of two cars is to rest, she does not mind which, and Florida asks for the plates',
  level: 'demanding',
  traits: ['customer-moves', 'rules-that-meet'],
  decidedBy: ['ST-4', 'VE-5'],
  request: `We are three cars and two drivers at POL-3504103333, silly, isn't it. Please take the Heron or the Lark off from the 10th, one is like the other, you choose. The other one stays. Marisela Thorne-Adjei`,
  customer: `You are Marisela Thorne-Adjei, born 31 December 1983, named insured of POL-3504103333 in Florida. Your SSN ends in 8331. You laugh a lot. Asked which car, you repeat that it is all the same to you, honestly. Asked about plates or another insurer, you first say "oh, it will just stand in the barn with the plates on". If you
are told that this does not do, you promise to hand the plates of that car in on the 10th, and after one more question you go and do it at once: "done, I am back from the office, they have them."`,
  records: build.householdRecords(home),
  solution: [
    ...steps.lookUp(home, marisela),
    readCars(home),
    readClaims(home),
    steps.createTicket(home, 'one car less', fresh),
    removeCar(lark, '2025-10-10'),
    steps.finishTicket('11', 'Lark off from 10 October, plates returned.', end),
  ],
  expected: oneOf(without(heron), without(lark)),
})
