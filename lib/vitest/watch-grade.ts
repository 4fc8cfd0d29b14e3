import type { TestContext } from 'vitest'
import type { Task } from '../define/define-task.ts'
import { ResultsError } from '../results/results-error.ts'
import { gradeTrial } from '../trial/grade-trial.ts'
import { recordGrade } from '../trial/record-grade.ts'
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
    const wasSkipped = takeSkipBack(result)
    const testFailed = !wasSkipped && result?.state === 'fail'
    if (!grade && !testFailed && !wasSkipped) {
      throw new ResultsError(
        'NOT_GRADED',
        `Attempt ${trial.attempt} of ${task.id} ran but was not graded. ` +
          'Add expect(trial).toHaveEffects(task.expected) to the test.',
      )
    }
    const { passed, deviations } = grade ?? gradeUnasked(trial, task)
    const hasPassed = passed && !testFailed
    // What toHaveEffects said is in the deviations.
    const isOther = testFailed && grade?.passed !== false && trial.end !== 'agent error'
    const otherFailure = isOther ? result?.errors?.[0]?.message : undefined
    record(recordGrade(trial, { passed: hasPassed, deviations }, otherFailure))
    if (wasSkipped) throw skippedTooLate()
    if (hasPassed) return
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

/** A trial that was played counts: its test is no longer skipped. Says whether it was. */
function takeSkipBack(result: TestContext['task']['result']): boolean {
  if (result?.state !== 'skip') return false
  // `pending` is what Vitest skips by; its types leave it out.
  Object.assign(result, { state: 'fail', pending: false, note: undefined })
  return true
}

function skippedTooLate(): Error {
  return new Error(
    'The test was skipped after its trial had run, which counts as it was graded. Skip before runTrial.',
  )
}

/** The grade of a trial whose test failed before it asked for one. */
function gradeUnasked(trial: Trial, { expected, sandbox }: Task): GradeReport {
  try {
    return gradeTrial(trial, expected, sandbox.shapes)
  } catch {
    // What is wrong with the expectation is said where it is used.
    return { passed: false, deviations: [] }
  }
}
