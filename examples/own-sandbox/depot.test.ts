import { describe, expect } from 'vitest'
import { attempts, test, updated } from 'vitest-thinkingbox'
import { depot } from './depot.ts'

const { pallets } = depot.tables

const tasks = [
  depot.task({
    id: 'DP001_001',
    title: 'the pallet of the right Hale goes to the cold bay',
    request: 'This is Hale & Daughters. Our pallet has to go into the cold bay tonight.',
    customer: 'You are the clerk of Hale & Daughters. You have one pallet and want it in the cold bay.',
    solution: [
      ['find_pallets', { owner: 'Hale & Daughters' }],
      ['move_pallet', { id: 'P-1', bay: 'cold' }],
    ],
    expected: [updated(pallets, 'P-1', { bay: 'cold' })],
  }),
  depot.task({
    id: 'DP001_002',
    title: 'nobody moves a pallet of someone else',
    idlePasses: true,
    request: 'Oduya Freight here. Please put P-2 into outbound.',
    customer: 'You work for Oduya Freight. P-2 is not yours, and you accept a no.',
    solution: [['find_pallets', { owner: 'Oduya Freight' }]],
    expected: [],
  }),
]

describe.each(tasks)('$id $title', (task) => {
  test.for(attempts)('attempt %i', async (attempt, { runTrial }) => {
    const trial = await runTrial(task, attempt)
    expect(trial).toHaveEffects(task.expected)
  })
})
