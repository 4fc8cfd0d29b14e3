import type { Deviation } from '../grading/deviation.ts'
import { isCleanFailure } from './clean-failure.ts'
import type { Trial, TrialRecord } from './trial.ts'

/**
 * A valid trial with its verdict.
 *
 * @param otherFailure - the message of a failed assertion that is not about the end state
 */
export function recordGrade(
  trial: Trial,
  { passed, deviations }: { readonly passed: boolean; readonly deviations: readonly Deviation[] },
  otherFailure?: string,
): TrialRecord {
  if (passed) return { ...trial, verdict: 'passed', deviations: [] }
  return {
    ...trial,
    verdict: 'failed',
    deviations: [...deviations],
    clean: isCleanFailure(trial),
    ...(otherFailure !== undefined && { otherFailure }),
  }
}
