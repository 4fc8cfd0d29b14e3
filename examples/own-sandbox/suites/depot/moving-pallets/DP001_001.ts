import { updated } from 'vitest-thinkingbox/task'
import { depot } from '../../../sandboxes/depot/index.ts'

const { pallets } = depot.tables

export const DP001_001 = depot.task({
  id: 'DP001_001',
  title: 'the pallet of the right Hale goes to the cold bay',
  level: 'routine',
  request: 'This is Hale & Daughters. Our pallet has to go into the cold bay tonight.',
  customer: 'You are the clerk of Hale & Daughters. You have one pallet and want it in the cold bay.',
  solution: [
    ['find_pallets', { owner: 'Hale & Daughters' }],
    ['move_pallet', { id: 'P-1', bay: 'cold' }],
  ],
  expected: [updated(pallets, 'P-1', { bay: 'cold' })],
})
