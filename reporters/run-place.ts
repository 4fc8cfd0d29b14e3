import { resolve } from 'node:path'
import type { Vitest } from 'vitest/node'
import type { RunContext } from '../lib/results/run-context.ts'
import { newRunName, runDirectory } from '../lib/results/run-directory.ts'
import { readSettings } from '../lib/settings/index.ts'
import type { CollectedRun } from './collect-trials.ts'
import { runContextOf } from './suite-module.ts'

/** Where the files about what was reported go. */
export interface RunPlace {
  readonly run: string
  readonly directory: string
  /** `merge`: the reports of other processes were merged. */
  readonly mode: RunContext['mode'] | 'merge'
}

/**
 * The run that the suites' global set-up opened; without one the run that `RUN` names, or a new one.
 *
 * @throws SettingsError when a setting cannot be read
 */
export function placeOf(vitest: Vitest, run: CollectedRun): RunPlace {
  for (const { test } of run.trials) {
    const context = runContextOf(test.project)
    if (context) return context
  }
  const settings = readSettings()
  const name = settings.run ?? `merged-${newRunName(new Date())}`
  return {
    run: name,
    directory: runDirectory(resolve(vitest.config.root, settings.results), name),
    mode: 'merge',
  }
}
