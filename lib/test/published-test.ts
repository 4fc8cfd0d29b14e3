import type { ExpectedEffects } from '../grading/expected-effect.ts'
import { goldenEffects, type PublishedTask } from '../published/index.ts'
import { openSandbox } from '../sandbox/index.ts'
import type { GradedTrial } from './graded-trial.ts'
import { judgeTrial } from './judge-trial.ts'
import { test as base } from './test.ts'
import { worker } from './worker.ts'

/**
 * What a task of the published benchmark expects: the effects of its golden calls. Call it before `runTrial`. What is odd
 * about the task becomes an annotation of the test, which the report shows.
 */
export type ExpectedOf = (task: PublishedTask) => Promise<ExpectedEffects>

/**
 * Asks the task's yes/no questions about the final response, if it has some and `JUDGE_MODEL` is set. A No fails the
 * test; an answer that is neither yes nor no makes the trial invalid.
 */
export type AskJudge = (trial: GradedTrial, task: PublishedTask) => Promise<void>

/** The `test` of the published benchmark's suites: `runTrial`, and what these tasks need besides. */
export const test = base.extend<{ expectedEffects: ExpectedOf; askJudge: AskJudge }>({
  expectedEffects: async ({ annotate }, use) => {
    await use(async (task) => {
      const { concurrency, leakCheck } = worker().settings
      const golden = await goldenEffects(task, () =>
        openSandbox(task.sandbox, { slots: concurrency, leakCheck }),
      )
      for (const warning of [...task.warnings, ...golden.warnings]) await annotate(warning, 'warning')
      return golden.expected
    })
  },
  askJudge: async ({ annotate, signal }, use) => {
    await use((trial, task) => judgeTrial(trial, task.questions, { annotate, signal }))
  },
})
