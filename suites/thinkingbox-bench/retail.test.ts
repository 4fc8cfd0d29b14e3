import { describe, expect } from 'vitest'
import { attempts } from '../../lib/index.ts'
import { publishedTasks } from '../../lib/published/index.ts'
import { test } from '../../lib/test/published-test.ts'
import { published, retail } from '../../sandboxes/retail/index.ts'

const tasks = publishedTasks(retail, published)

describe.each(tasks)('$id', (task) => {
  test.for(attempts)('attempt %i', async (attempt, { runTrial, expectedEffects, askJudge }) => {
    const expected = await expectedEffects(task)
    const trial = await runTrial(task, attempt)
    expect(trial).toHaveEffects(expected)
    await askJudge(trial, task)
  })
})

if (tasks.length === 0) {
  test.skip('the published retail tasks: set THINKINGBOX_DATA to a checkout of https://github.com/microsoft/thinkingbox-data (docs/published-benchmark.md)', () => {})
}
