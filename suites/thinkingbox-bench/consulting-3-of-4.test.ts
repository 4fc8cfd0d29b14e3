import { describe, expect } from 'vitest'
import { attempts } from '../../lib/index.ts'
import { publishedTasks } from '../../lib/published/index.ts'
import { skipWithoutTasks, test } from '../../lib/vitest/published-test.ts'
import { consulting, published } from '../../sandboxes/consulting/index.ts'

const tasks = publishedTasks(consulting, published, { slice: '3/4' })
skipWithoutTasks(tasks)

describe.each(tasks)('$id', (definition) => {
  test.for(attempts)('attempt %i', async (attempt, { replayGolden, runTrial, askJudge }) => {
    const task = await replayGolden(definition)
    const trial = await runTrial(task, attempt)
    expect(trial).toHaveEffects(task.expected)
    await askJudge(trial, task.questions)
  })
})
