export type TaskErrorCode =
  | 'BAD_ID'
  | 'DUPLICATE_ID'
  | 'UNKNOWN_FIELD'
  | 'BAD_FIELD'
  | 'EMPTY_TEXT'
  | 'BAD_RECORD'
  | 'NO_SOLUTION'
  | 'UNKNOWN_TOOL'
  | 'BAD_INPUT'
  | 'BAD_EXPECTED'
  | 'NOT_SOUND'

/** A task's definition is wrong. */
export class TaskError extends Error {
  override readonly name = 'TaskError'
  readonly code: TaskErrorCode
  readonly sandbox: string
  readonly task: string
  /** The part of the definition that is wrong, e.g. `solution[2]`. */
  readonly field: string

  constructor(
    code: TaskErrorCode,
    place: { readonly sandbox: string; readonly task: string; readonly field: string },
    problem: string,
    options?: ErrorOptions,
  ) {
    super(
      `Task ${place.task} of sandbox ${place.sandbox}, ${place.field}: ${/[.?!]$/.test(problem) ? problem : `${problem}.`}`,
      options,
    )
    this.code = code
    this.sandbox = place.sandbox
    this.task = place.task
    this.field = place.field
  }
}
