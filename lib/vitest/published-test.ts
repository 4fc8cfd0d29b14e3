import { type PublishedTask, replayGolden } from '../published/index.ts'
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
