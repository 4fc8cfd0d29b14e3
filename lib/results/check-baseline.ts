import { resolve } from 'node:path'
import { type Settings, SettingsError } from '../settings/index.ts'
import { findRun } from './list-runs.ts'
import { ResultsError } from './results-error.ts'

/**
 * Makes sure, before any trial starts, that the run is there with which a gate is going to compare.
 *
 * @param root - the directory of the user's project
 * @throws SettingsError when `BASELINE` names no run that can be read
 */
export function checkBaseline({ baseline, maxRegression, results }: Settings, root: string): void {
  // Without one in the environment, the reporter's options may name it.
  if (maxRegression === undefined || baseline === undefined) return
  try {
    findRun(resolve(root, results), baseline)
  } catch (error) {
    if (!(error instanceof ResultsError)) throw error
    throw new SettingsError('NOT_READY', [{ variable: 'BASELINE', message: error.message }], { cause: error })
  }
}
