import type { TestContext } from 'vitest'
import type { Task } from '../define/define-task.ts'
import { gradeEffects } from '../grading/index.ts'
import { ResultsError } from '../results/results-error.ts'
import { isCleanFailure } from '../trial/clean-failure.ts'
import type { Trial, TrialRecord } from '../trial/trial.ts'
import type { GradedTrial, GradeReport, Judgement } from './graded-trial.ts'

/** The test of a trial. */
export interface TrialTestContext extends Pick<TestContext, 'task' | 'signal' | 'skip' | 'onTestFinished'> {
  /** The test is wrong: what came of its trial is not the agent's doing, and is not recorded. */
  isMisused: boolean
}

/**
 * Hands the trial to the test, and when the test is over says what came of it.
 *
 * @param stored - it was read from the journal
 * @param record - told the verdict, once
 */
export function watchGrade(
  played: Trial,
  stored: boolean,
  task: Task,
  context: TrialTestContext,
  record: (trial: TrialRecord) => void,
): GradedTrial {
  let grade: GradeReport | undefined
  let trial = played
  let isInvalid = false
  context.onTestFinished(() => {
    if (isInvalid || context.isMisused) return
    const { result } = context.task
    const testFailed = result?.state === 'fail'
    if (!grade && !testFailed) {
      throw new ResultsError(
        'NOT_GRADED',
        `Attempt ${trial.attempt} of ${task.id} ran but was not graded. ` +
          'Add expect(trial).toHaveEffects(task.expected) to the test.',
      )
    }
    if (grade?.passed && !testFailed) return record({ ...trial, verdict: 'passed', deviations: [] })
    const deviations = [...(grade ?? gradeUnasked(trial, task)).deviations]
    const otherFailure = deviations.length === 0 ? result?.errors?.[0]?.message : undefined
    record({
      ...trial,
      verdict: 'failed',
      deviations,
      clean: isCleanFailure(trial),
      ...(otherFailure !== undefined && { otherFailure }),
    })
    if (!testFailed) {
      throw new Error(
        `Attempt ${trial.attempt} of ${task.id} failed: toHaveEffects said so, and the test went on without its error.`,
      )
    }
  })
  return {
    ...played,
    shapes: task.sandbox.shapes,
    stored,
    onGraded: (report) => {
      // Of several, one that failed decides.
      if (grade?.passed !== false) grade = report
    },
    onMisused: () => {
      context.isMisused = true
    },
    onJudged: ({ answers, usage }: Judgement) => {
      trial = { ...played, answers: [...answers], usage: [...played.usage, ...usage] }
    },
    invalidate: ({ invalidCause, message }, usage) => {
      isInvalid = true
      record({
        ...played,
        usage: [...played.usage, ...usage],
        verdict: 'invalid',
        cause: invalidCause,
        message,
      })
      return context.skip(`invalid trial, ${invalidCause}: ${message}`)
    },
  }
}

/** The grade of a trial whose test failed before it asked for one. */
function gradeUnasked({ effects, calls }: Trial, { expected, sandbox }: Task): GradeReport {
  try {
    return gradeEffects(effects, expected, sandbox.shapes, calls)
  } catch {
    // What is wrong with the expectation is said where it is used.
    return { passed: false, deviations: [] }
  }
}
