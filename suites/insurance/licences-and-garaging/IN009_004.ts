import { inserted } from '../../../lib/task.ts'
import { build, type Household, insurance, steps } from '../../../sandboxes/insurance/index.ts'
import { readCars } from '../changes.ts'

const lucasta = {
  customer: '77050322',
  user: '8852',
  name: ['Lucasta', 'Fernandes'],
  born: '1992-04-07',
  email: 'lucasta.fernandes@brambleway.example',
  digits: '9247',
} as const
const home: Household = {
  policy: '3505103220',
  state: 'TX',
  named: lucasta,
  since: '2021-10-28',
  cars: [{ vin: build.vin('Orlo', 2020, '510322'), car: [2020, 'Orlo', 'Lark'] }],
  account: { monthly: 131, due: '2025-10-28' },
}
const fresh = build.freshTicket('licenceOrGaraging', { user: '8852', role: 'Named Insured' })

export const IN009_004 = insurance.task({
  id: 'IN009_004',
  title: 'from Waco to El Paso is another address in the same state',
  level: 'routine',
  traits: ['nothing-to-do'],
  decidedBy: ['VE-8', 'HO-2'],
  request: `New job, new town! The Lark now lives at 18 Cottonwood Court, El Paso, instead of Waco. POL-3505103220. Please change it, and tell me whether it gets cheaper. Lucasta Fernandes`,
  customer: `You are Lucasta Fernandes, born 7 April 1992, named insured of POL-3505103220 in Texas. Your SSN ends in 9247. You moved on 27 September. The car stands in a garage. When you hear that colleagues decide, you ask whether you may drive meanwhile, and leave it at that.`,
  records: build.householdRecords(home),
  solution: [
    ...steps.lookUp(home, lucasta),
    readCars(home),
    steps.createTicket(home, 'Lark kept in El Paso', fresh),
    steps.finishTicket('11', '18 Cottonwood Court, El Paso, since 27 September.', build.ends.underwriting),
  ],
  expected: [inserted(insurance.tables.tickets, { ...fresh, ...build.ends.underwriting })],
})
