import { describe, expect } from 'vitest'
import { attempts } from '../../lib/index.ts'
import { publishedTasks } from '../../lib/published/index.ts'
import { skipWithoutTasks, test } from '../../lib/vitest/published-test.ts'
import { insurance, published } from '../../sandboxes/insurance/index.ts'

const tasks = publishedTasks(insurance, published, { slice: '2/4' })
skipWithoutTasks(tasks)

describe.each(tasks)('$id', (definition) => {
  test.for(attempts)('attempt %i', async (attempt, { replayGolden, runTrial, askJudge }) => {
    const task = await replayGolden(definition)
    const trial = await runTrial(task, attempt)
    expect(trial).toHaveEffects(task.expected)
    await askJudge(trial, task.questions)
  })
})
