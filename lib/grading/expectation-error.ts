export type ExpectationErrorCode =
  | 'NO_END_STATE'
  | 'NO_TABLE'
  | 'NO_COLUMN'
  | 'BAD_KEY'
  | 'STAMP_COLUMN'
  | 'EMPTY_UPDATE'
  | 'UNSTATED_COLUMN'
  | 'SAME_ROW_TWICE'
  | 'NO_ROW'
  | 'ROW_EXISTS'
  | 'NO_CHANGE'

/** Where in a task's `expected` something is wrong. */
export interface ExpectationPlace {
  /** Index of the end state, 0 when there is only one. */
  readonly endState: number
  /** Index of the effect in its end state. */
  readonly effect?: number
  /** The table's short name, or its SQL name when it is not a table of the sandbox. */
  readonly table?: string
  readonly column?: string
}

/** A task's expected effects are wrong in themselves: no trial could be graded by them. */
export class ExpectationError extends Error {
  override readonly name = 'ExpectationError'
  readonly code: ExpectationErrorCode
  readonly place: ExpectationPlace

  /**
   * @param what - the effect in words, e.g. `updated(tickets, 20)`
   * @param problem - what is wrong and how to correct it
   */
  constructor(code: ExpectationErrorCode, place: ExpectationPlace, what: string, problem: string) {
    super(`Expected effect ${what}: ${problem}.`)
    this.code = code
    this.place = place
  }
}
