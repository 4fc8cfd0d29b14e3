/** What decides whether a run was a success. */
export interface RunOutcome {
  /** Failed tests and test files of any kind, trials included. */
  readonly failed: number
  /** Trials that infrastructure spoiled. */
  readonly invalid: number
  /** Selected tests that did not get to run. */
  readonly unfinished: number
  /** Whatever makes the figures themselves doubtful: duplicate ids, unreadable metadata, nothing selected, errors. */
  readonly problems: number
  readonly interrupted: boolean
}

/** 0 only when every selected trial was valid and passed and nothing else went wrong; otherwise 1. */
export function exitCode(outcome: RunOutcome): 0 | 1 {
  const { failed, invalid, unfinished, problems, interrupted } = outcome
  return failed + invalid + unfinished + problems === 0 && !interrupted ? 0 : 1
}
