import { inserted } from '../../../lib/task.ts'
import { build, type Household, insurance, steps } from '../../../sandboxes/insurance/index.ts'
import { carRemoved, from, readCars, readClaims, removeCar, today } from '../changes.ts'

const eamon = {
  customer: '77040322',
  user: '8842',
  name: ['Eamon', 'Takahashi-Bly'],
  born: '1958-08-28',
  email: 'eamon.bly@oxbow.example',
  digits: '5828',
} as const
const car = (make: 'Brask' | 'Kestler' | 'Orlo' | 'Tamsin', year: number, model: string, serial: string) =>
  ({ vin: build.vin(make, year, serial), car: [year, make, model] }) as const
const home: Household = {
  policy: '3504103226',
  state: 'CA',
  named: eamon,
  since: '2009-03-03',
  cars: [
    car('Brask', 2010, 'Hauler', '410322'),
    car('Kestler', 2014, 'Finch', '410323'),
    car('Orlo', 2018, 'Lark', '410324'),
    car('Tamsin', 2020, 'Brook', '410325'),
  ],
  account: { monthly: 402, due: '2025-10-30' },
}
const [hauler, finch, lark] = ['VEH-10322601', 'VEH-10322602', 'VEH-10322603'] as const
const fresh = build.freshTicket('vehicle', { user: '8842', role: 'Named Insured' })
const end = from('2025-09-28', build.ends.completed)

export const IN008_004 = insurance.task({
  id: 'IN008_004',
  title: 'an old man gives up three of four cars, each on a day of its own',
  level: 'demanding',
  traits: ['batch-with-exceptions', 'time', 'effects-that-belong-together'],
  decidedBy: ['VE-5', 'TK-6'],
  request: `Dear Sirs, at 67 I need one car, not four. POL-3504103226: the Hauler was sold on 18 September, the Finch was scrapped on the 28th, and the Lark goes to my niece on 20 October. The Brook I keep. Please remove each from its day and refund me. Eamon Takahashi-Bly`,
  customer: `You are Eamon Takahashi-Bly, born 28 August 1958, named insured of POL-3504103226 in California. Your SSN ends in 5828. You type with one finger. The days are as you wrote. If you are told that the Hauler was told too late and leaves today, you ask how many days one has, and accept it.`,
  records: build.householdRecords(home),
  solution: [
    ...steps.lookUp(home, eamon),
    readCars(home),
    readClaims(home),
    steps.createTicket(home, 'Hauler, Finch and Lark', fresh),
    removeCar(hauler, today),
    removeCar(finch, '2025-09-28'),
    removeCar(lark, '2025-10-20'),
    steps.finishTicket('11', 'Hauler sold 13 days ago: from today. Finch and Lark from their days.', end),
  ],
  expected: [
    carRemoved(hauler, today),
    carRemoved(finch, '2025-09-28'),
    carRemoved(lark, '2025-10-20'),
    inserted(insurance.tables.tickets, { ...fresh, ...end }),
  ],
})
