export type SandboxErrorCode =
  | 'BAD_DEFINITION'
  | 'BAD_CLOCK'
  | 'BAD_VARIANT'
  | 'DUPLICATE_TOOL'
  | 'NO_PRIMARY_KEY'
  | 'NO_COLUMN'
  | 'NO_TABLE'
  | 'BAD_RECORD'
  | 'UNSUPPORTED_COLUMN'
  | 'BAD_SLOTS'
  | 'STATE_LEAK'
  | 'CLOSED'

/** A sandbox's definition or its records are wrong. */
export class SandboxError extends Error {
  override readonly name = 'SandboxError'
  readonly code: SandboxErrorCode
  readonly sandbox: string

  constructor(code: SandboxErrorCode, sandbox: string, problem: string, options?: ErrorOptions) {
    super(`Sandbox ${sandbox}: ${/[.?!]$/.test(problem) ? problem : `${problem}.`}`, options)
    this.code = code
    this.sandbox = sandbox
  }
}
