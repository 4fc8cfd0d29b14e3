import { describe, expect } from 'vitest'
import { attempts } from '../../lib/index.ts'
import { publishedTasks } from '../../lib/published/index.ts'
import { test } from '../../lib/vitest/published-test.ts'
import { neobank, published } from '../../sandboxes/neobank/index.ts'

const tasks = publishedTasks(neobank, published)

describe.each(tasks)('$id', (definition) => {
  test.for(attempts)('attempt %i', async (attempt, { replayGolden, runTrial, askJudge }) => {
    const task = await replayGolden(definition)
    const trial = await runTrial(task, attempt)
    expect(trial).toHaveEffects(task.expected)
    await askJudge(trial, task.questions)
  })
})

if (tasks.length === 0) {
  test.skip('the published neobank tasks: set THINKINGBOX_DATA to a checkout of https://github.com/microsoft/thinkingbox-data (docs/published-benchmark.md)', () => {})
}
