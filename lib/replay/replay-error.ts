export type ReplayErrorCode = 'BAD_LINE' | 'UNKNOWN_DOMAIN' | 'AMBIGUOUS_DOMAIN' | 'UNKNOWN_TABLE'

/** A recorded line cannot be replayed: it is malformed, or no sandbox fits it. */
export class ReplayError extends Error {
  override readonly name = 'ReplayError'
  readonly code: ReplayErrorCode

  constructor(code: ReplayErrorCode, message: string, options?: ErrorOptions) {
    super(message, options)
    this.code = code
  }
}
