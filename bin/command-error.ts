export type CommandErrorCode =
  | 'CANNOT_READ'
  | 'CANNOT_WRITE'
  | 'BAD_FILE'
  | 'BAD_NAME'
  | 'ALREADY_THERE'
  | 'NO_SANDBOX'
  | 'SANDBOX_NOT_LOADED'
  | 'UNKNOWN_DOMAIN'
  | 'CANNOT_LISTEN'
  | 'NOT_SERVED'
  | 'NO_DATA'
  | 'NOTHING_CHECKED'

/** A command cannot do what was asked; the message says what is missing, and is all that is shown. */
export class CommandError extends Error {
  override readonly name = 'CommandError'
  readonly code: CommandErrorCode

  constructor(code: CommandErrorCode, message: string, options?: ErrorOptions) {
    super(message, options)
    this.code = code
  }

  /** Says in plain words why a file cannot be read, written or removed. */
  static forFile(file: string, cause: unknown, verb: 'read' | 'write' | 'remove' = 'read'): CommandError {
    const code = cause instanceof Error && 'code' in cause ? cause.code : undefined
    const reason =
      code === 'ENOENT'
        ? 'there is no such file, directory or run'
        : code === 'EISDIR'
          ? 'it is a directory'
          : code === 'EACCES'
            ? 'permission denied'
            : cause instanceof Error
              ? cause.message
              : String(cause)
    const kind = verb === 'read' ? 'CANNOT_READ' : 'CANNOT_WRITE'
    return new CommandError(kind, `Cannot ${verb} ${file}: ${reason}.`, { cause })
  }
}
