import { describe, expect } from 'vitest'
import { attempts, test } from '../../lib/index.ts'
import { tasks } from './group-blocks/index.ts'

describe.each(tasks)('$id $title', (task) => {
  test.for(attempts)('attempt %i', async (attempt, { runTrial }) => {
    const trial = await runTrial(task, attempt)
    expect(trial).toHaveEffects(task.expected)
  })
})
