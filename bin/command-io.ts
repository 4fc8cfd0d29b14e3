/** Where a command writes, and how it says that it failed. */
export interface CommandIo {
  /** Writes a line to standard output. */
  out(line: string): void
  /** Writes a line to standard error. */
  err(line: string): void
  /** Sets the exit code: 0 unless a command says otherwise. */
  exitCode: number
}
