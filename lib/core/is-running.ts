import { hostname } from 'node:os'

/** A process as it signs what it leaves in a directory that machines may share. */
export interface ProcessMark {
  readonly pid: number
  readonly host: string
}

/** This process. */
export function thisProcess(): ProcessMark {
  return { pid: process.pid, host: hostname() }
}

/** Whether a process still runs, as far as can be told: of another machine's nothing can. */
export function mayBeRunning({ pid, host }: ProcessMark): boolean {
  if (host !== hostname()) return true
  try {
    // Signal 0 asks without sending anything.
    process.kill(pid, 0)
    return true
  } catch (error) {
    // Somebody else's process runs all the same.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
