/** What decides whether a run was a success. */
export interface RunOutcome {
  /** Trials that failed. */
  readonly failedTrials: number
  /** Other failed tests and test files of any kind. */
  readonly otherFailures: number
  /** Trials that infrastructure made invalid. */
  readonly invalid: number
  /** Selected tests that did not get to run. */
  readonly unfinished: number
  /** Everything that makes the figures themselves doubtful: duplicate ids, unreadable metadata, nothing selected, errors. */
  readonly problems: number
  readonly interrupted: boolean
  /** Absent when none is set. */
  readonly gates?: {
    readonly failed: number
    /** Some say how good the run has to be. A limit on invalid trials alone does not. */
    readonly allowFailures: boolean
  }
}

/**
 * 0 only when nothing went wrong. Failed and invalid trials are wrong unless gates are set: then the gates say how many
 * are too many.
 */
export function exitCode(outcome: RunOutcome): 0 | 1 {
  const { failedTrials, invalid, otherFailures, unfinished, problems, interrupted, gates } = outcome
  const trials = (gates?.failed ?? invalid) + (gates?.allowFailures ? 0 : failedTrials)
  return trials + otherFailures + unfinished + problems === 0 && !interrupted ? 0 : 1
}
