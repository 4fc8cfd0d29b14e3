import { type PublishedTask, replayGolden } from '../published/index.ts'
import { readSettings } from '../settings/index.ts'
import type { GradedTrial } from './graded-trial.ts'
import { judgeTrial } from './judge-trial.ts'
import { test as base } from './test.ts'
import { worker } from './worker.ts'

/**
 * Completes a task of the published benchmark: its expected effects are those of its golden calls. What is odd about the
 * task becomes annotations of the test, which the report shows.
 */
export type ReplayGolden = (task: PublishedTask) => Promise<PublishedTask>

/**
 * Asks yes/no questions about a trial's final response, if `JUDGE_MODEL` is set; otherwise an annotation says that the
 * end state alone decided. A No fails the test; an answer that is neither yes nor no makes the trial invalid.
 */
export type AskJudge = (trial: GradedTrial, questions: readonly string[]) => Promise<void>

/** The `test` of the published benchmark's suites: `runTrial`, and what these tasks need besides. */
export const test = base.extend<{ replayGolden: ReplayGolden; askJudge: AskJudge }>({
  replayGolden: async ({ annotate }, use) => {
    await use(async (published) => {
      const task = await replayGolden(published, () => worker().open(published.sandbox))
      for (const warning of task.warnings) await annotate(warning, 'warning')
      return task
    })
  },
  askJudge: async ({ annotate, signal }, use) => {
    await use((trial, questions) => judgeTrial(trial, questions, { annotate, signal }))
  },
})

/** Registers a skipped test that says why, where a suite file has no tasks: Vitest fails a file without any test. */
export function skipWithoutTasks(tasks: readonly PublishedTask[]): void {
  if (tasks.length > 0) return
  const reason =
    readSettings().thinkingboxData === undefined
      ? 'set THINKINGBOX_DATA to a checkout of https://github.com/microsoft/thinkingbox-data (docs/published-benchmark.md)'
      : 'the checkout lists no task of this part'
  test.skip(reason, () => {})
}
