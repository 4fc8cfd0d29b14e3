export type PlayErrorCode = 'NOBODY_THERE' | 'BAD_ADDRESS'

/** A player cannot reach the game that they want to join. */
export class PlayError extends Error {
  override readonly name = 'PlayError'
  readonly code: PlayErrorCode

  constructor(code: PlayErrorCode, message: string, options?: ErrorOptions) {
    super(message, options)
    this.code = code
  }
}
