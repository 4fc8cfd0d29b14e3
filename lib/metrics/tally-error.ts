export type TallyErrorCode = 'BAD_COUNT' | 'TOO_MANY_TRIALS' | 'DUPLICATE_TASK'

/** The counts handed to a metric cannot come from a run. */
export class TallyError extends Error {
  override readonly name = 'TallyError'
  readonly code: TallyErrorCode
  /** The task whose counts are wrong. */
  readonly task: string

  constructor(code: TallyErrorCode, task: string, problem: string) {
    super(`Tally of task ${task}: ${problem}.`)
    this.code = code
    this.task = task
  }
}
