import { describe, expect } from 'vitest'
import { attempts, test } from 'vitest-thinkingbox'
import { tasks } from './moving-pallets/index.ts'

describe.each(tasks)('$id $title', (task) => {
  test.for(attempts)('attempt %i', async (attempt, { runTrial }) => {
    const trial = await runTrial(task, attempt)
    expect(trial).toHaveEffects(task.expected)
  })
})
