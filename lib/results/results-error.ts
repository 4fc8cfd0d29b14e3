import { basename, dirname } from 'node:path'

export type ResultsErrorCode =
  | 'CANNOT_WRITE'
  | 'CANNOT_READ'
  | 'NO_RUN'
  | 'BAD_RUN_NAME'
  | 'BAD_RUN_FILE'
  | 'NOT_A_RUN'
  | 'OTHER_VERSION'
  | 'NOT_GRADED'
  | 'NO_TRIAL'
  | 'BAD_GATES'
  | 'OTHER_AGENTS'

const advice: Record<string, string> = {
  ENOSPC: 'the disk is full. Free some space',
  EDQUOT: 'your disk quota is used up. Free some space',
  EFBIG: 'a file may not grow further here (ulimit -f). Raise the limit',
  EROFS: 'the file system is read-only. Set RESULTS to a directory that can be written',
  ENOTDIR: 'a part of its path is a file. Set RESULTS to a directory',
  EACCES: 'permission denied. Set RESULTS to a directory that can be written',
  EMFILE: 'too many open files. Raise the limit (ulimit -n)',
}

/** A run's files cannot be read or written. Nothing that was already there has been changed. */
export class ResultsError extends Error {
  override readonly name = 'ResultsError'
  readonly code: ResultsErrorCode
  readonly file: string | undefined

  constructor(code: ResultsErrorCode, message: string, file?: string, options?: ErrorOptions) {
    super(message, options)
    this.code = code
    this.file = file
  }

  /** Says in plain words what a file system error means for this run. */
  static forFile(code: 'CANNOT_WRITE' | 'CANNOT_READ', file: string, cause: unknown): ResultsError {
    const systemCode =
      cause instanceof Error && 'code' in cause && typeof cause.code === 'string' ? cause.code : undefined
    const reason =
      (systemCode && advice[systemCode]) ?? (cause instanceof Error ? cause.message : String(cause))
    const verb = code === 'CANNOT_WRITE' ? 'write' : 'read'
    const next = code === 'CANNOT_WRITE' ? `, then continue with RUN=${basename(dirname(file))}` : ''
    return new ResultsError(code, `Cannot ${verb} ${file}: ${reason}${next}.`, file, { cause })
  }
}
