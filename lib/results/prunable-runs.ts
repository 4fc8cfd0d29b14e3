import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { ListedRun } from './list-runs.ts'
import { type RunningSession, runningSessions } from './other-sessions.ts'

/** What stays. With both limits a run stays that either of them keeps. */
export interface PruneLimits {
  /** How many of the latest runs stay. */
  readonly keep?: number | undefined
  /** Runs whose last session began at this time or later stay. */
  readonly since?: Date | undefined
}

/** A run that the limits do not keep. */
export interface PrunableRun extends ListedRun {
  /** When its last session began; UTC, ISO 8601. */
  readonly lastSession: string
  /** Of all its files. */
  readonly bytes: number
  /** A command that writes to it: it stays until that has ended. */
  readonly writer: RunningSession | undefined
}

/**
 * The runs that may go, the oldest first. What counts is when a run's last session began, so that a run that is continued stays.
 *
 * @param runs - all there are
 * @param limits - without any, every run may go
 */
export function prunableRuns(runs: readonly ListedRun[], limits: PruneLimits): PrunableRun[] {
  const { keep = 0, since } = limits
  return runs
    .map((run) => ({ ...run, lastSession: lastSession(run) }))
    .toSorted((a, b) => (a.lastSession < b.lastSession ? -1 : 1))
    .slice(0, Math.max(0, runs.length - keep))
    .filter(({ lastSession }) => since === undefined || new Date(lastSession) < since)
    .map((run) => ({
      ...run,
      bytes: bytesOf(run.directory),
      writer: runningSessions(run.directory)[0],
    }))
}

function lastSession({ file }: ListedRun): string {
  return (file.sessions.at(-1) ?? file).startedAt
}

function bytesOf(directory: string): number {
  return readdirSync(directory, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .reduce(
      (sum, { parentPath, name }) =>
        sum + (statSync(join(parentPath, name), { throwIfNoEntry: false })?.size ?? 0),
      0,
    )
}
