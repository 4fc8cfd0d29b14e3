import { resolve } from 'node:path'
import { type Settings, SettingsError } from '../settings/index.ts'
import type { Gates } from './gates.ts'
import { findRun, type ListedRun } from './list-runs.ts'
import { ResultsError } from './results-error.ts'
import { runDirectory } from './run-directory.ts'

/**
 * Makes sure, before any trial starts, that the run is there with which a gate is going to compare.
 *
 * @param options - gates of the reporter's options, which hold where the settings say nothing
 * @param root - the directory of the user's project
 * @throws SettingsError when `BASELINE` is missing, names no run that can be read, or the one that `RUN` names
 */
export function checkBaseline(settings: Settings, options: Gates | undefined, root: string): void {
  const { run, regrade } = settings
  const baseline = settings.baseline ?? options?.baseline
  if ((settings.maxRegression ?? options?.maxRegression) === undefined) return
  if (baseline === undefined) {
    const message = 'MAX_REGRESSION needs the name of a run to compare with'
    throw new SettingsError('NOT_READY', [{ variable: 'BASELINE', message }])
  }
  const results = resolve(root, settings.results)
  try {
    // A run that is graded again may be compared with what it was.
    findBaseline(results, baseline, run === undefined || regrade ? undefined : runDirectory(results, run))
  } catch (error) {
    if (!(error instanceof ResultsError)) throw error
    throw new SettingsError('NOT_READY', [{ variable: 'BASELINE', message: error.message }], { cause: error })
  }
}

/**
 * Finds the run that a gate compares with.
 *
 * @param run - the directory of the run that must not be it
 * @throws ResultsError when there is no such run, or it is the one that is compared
 */
export function findBaseline(results: string, baseline: string, run: string | undefined): ListedRun {
  const found = findRun(results, baseline)
  if (found.directory !== run) return found
  throw new ResultsError(
    'BAD_GATES',
    `Run ${baseline} cannot be compared with itself: name an earlier run as the baseline.`,
  )
}
