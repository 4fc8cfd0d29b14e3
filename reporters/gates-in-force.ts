import { resolve } from 'node:path'
import { z } from 'zod'
import { changedTasks } from '../lib/results/changed-tasks.ts'
import { findBaseline } from '../lib/results/check-baseline.ts'
import { type Baseline, type Gates, gatesSchema } from '../lib/results/gates.ts'
import { ResultsError } from '../lib/results/results-error.ts'
import { readStoredTrials } from '../lib/results/stored-trials.ts'
import type { Settings } from '../lib/settings/index.ts'
import type { RunPlace } from './run-place.ts'

/**
 * The gates of the reporter's options, each replaced by the environment's where that sets it.
 *
 * @throws ResultsError when an option is not a gate or out of range
 */
export function gatesInForce(options: Gates | undefined, settings: Settings): Gates {
  const parsed = gatesSchema.safeParse(options ?? {})
  if (!parsed.success) {
    const problem = z.prettifyError(parsed.error).replaceAll('\n', ' ')
    throw new ResultsError('BAD_GATES', `The reporter's option gates is wrong: ${problem}`)
  }
  const { minPassAt1, minObserved, maxCostPerSuccess, maxRegression, baseline, maxInvalid } = settings
  const environment = { minPassAt1, minObserved, maxCostPerSuccess, maxRegression, baseline, maxInvalid }
  const set = Object.entries(environment).filter(([, value]) => value !== undefined)
  return { ...parsed.data, ...Object.fromEntries(set) }
}

/**
 * The run that a regression gate compares with.
 *
 * @param place - of the run in question
 * @throws ResultsError when the gate names no run, the run in question, or one that does not exist
 */
export async function baselineOf(
  gates: Gates,
  root: string,
  results: string,
  { directory, mode }: RunPlace,
): Promise<Baseline | undefined> {
  if (gates.maxRegression === undefined) return undefined
  if (gates.baseline === undefined) {
    throw new ResultsError(
      'BAD_GATES',
      'MAX_REGRESSION needs a run to compare with: set BASELINE to its name.',
    )
  }
  const itself = mode === 'regrade' ? undefined : directory
  const baseline = findBaseline(resolve(root, results), gates.baseline, itself)
  const before = await readStoredTrials(baseline.directory)
  const { trials } = await readStoredTrials(directory)
  return {
    trials: [...before.trials.values()].map((trial) => trial.meta),
    changed: changedTasks(before.trials.values(), trials.values()),
  }
}
