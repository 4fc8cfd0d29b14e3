import { test as base } from 'vitest'
import './augment-vitest.ts'
import './called-and-said.ts'
import './to-have-effects.ts'
import type { Task } from '../define/define-task.ts'
import type { GradedTrial } from './graded-trial.ts'
import { runTrialInTest } from './run-trial.ts'
import { worker } from './worker.ts'

/**
 * Runs one trial of a task with the agent under test, and resolves when the conversation is over and the terminal
 * state is read.
 *
 * An invalid trial skips the test with its cause. A trial that a continued run has already
 * finished is read from the journal instead.
 *
 * @param task - a task of `sandbox.task({...})`
 * @param attempt - 1 to the number of attempts, which is 1000 at most
 * @throws RangeError when it is anything else
 */
export type RunTrial = (task: Task, attempt: number) => Promise<GradedTrial>

/** The attempts of every task, 1 to the setting `ATTEMPTS` (20). Use with `test.for(attempts)`. */
export const attempts: readonly number[] = Array.from(
  { length: worker().settings.attempts },
  (_, index) => index + 1,
)

/**
 * Vitest's `test` with the fixture `runTrial`.
 *
 * @example
 * ```ts
 * describe.each(tasks)('$id $title', (task) => {
 *   test.for(attempts)('attempt %i', async (attempt, { runTrial }) => {
 *     const trial = await runTrial(task, attempt)
 *     expect(trial).toHaveEffects(task.expected)
 *   })
 * })
 * ```
 */
export const test = base.extend<{ runTrial: RunTrial }>({
  runTrial: async ({ task, signal, skip, onTestFinished }, use) => {
    const context = { task, signal, skip, onTestFinished, isMisused: false }
    let running: Promise<GradedTrial> | undefined
    let isOver = false
    await use(async (trialTask, attempt) => {
      if (running) {
        context.isMisused = true
        throw new Error('A test has one trial. Give each task, and each attempt, a test of its own.')
      }
      running = runTrialInTest(trialTask, attempt, context)
      try {
        return await running
      } finally {
        isOver = true
      }
    })
    if (!running || isOver) return
    context.isMisused = true
    await running.catch(() => {})
    throw new Error('The test ended before its trial did. Write: const trial = await runTrial(task, attempt)')
  },
})
