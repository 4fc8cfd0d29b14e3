import { resolve } from 'node:path'
import { type Settings, SettingsError } from '../settings/index.ts'
import { findRun, type ListedRun } from './list-runs.ts'
import { ResultsError } from './results-error.ts'
import { runDirectory } from './run-directory.ts'

/**
 * Makes sure, before any trial starts, that the run is there with which a gate is going to compare.
 *
 * @param root - the directory of the user's project
 * @throws SettingsError when `BASELINE` names no run that can be read, or the one that `RUN` names
 */
export function checkBaseline(settings: Settings, root: string): void {
  const { baseline, maxRegression, run, regrade } = settings
  // Without one in the environment, the reporter's options may name it.
  if (maxRegression === undefined || baseline === undefined) return
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
