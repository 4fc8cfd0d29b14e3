import { type TaskTally, taskKey } from '../metrics/index.ts'
import type { TrialMeta } from './trial-meta.ts'

/**
 * Counts of trials per task of one agent, as the statistics want them.
 *
 * @param trials - of one agent, in any order
 */
export function taskTallies(trials: readonly TrialMeta[]): TaskTally[] {
  const asked = askedFor(trials)
  return byKey(trials, taskKey).map(([, own]) =>
    tally(
      own.toSorted((a, b) => a.attempt - b.attempt),
      asked,
    ),
  )
}

/**
 * The attempts that were asked for of an agent's tasks: the most of any. A task that was only asked for fewer, in a pilot
 * for instance, is incomplete: two of two is no 20/20. A suite may number more attempts than the setting; then those count.
 */
export function askedFor(trials: readonly TrialMeta[]): number {
  return trials.reduce((most, trial) => Math.max(most, trial.of, trial.attempt), 0)
}

/** Counts of one task's trials. */
export function tally(trials: readonly TrialMeta[], asked: number): TaskTally {
  const valid = trials.filter((trial) => trial.verdict !== 'invalid')
  return {
    task: trials[0]?.task ?? '',
    domain: trials[0]?.domain ?? '',
    passed: withVerdict(trials, 'passed').length,
    failed: withVerdict(trials, 'failed').length,
    invalid: withVerdict(trials, 'invalid').length,
    asked,
    ...(valid.every(isPriced) && { cost: sum(valid, (trial) => trial.cost ?? 0) }),
  }
}

/** Whether its cost is known. */
export function isPriced(trial: TrialMeta): boolean {
  return trial.cost !== undefined
}

export function withVerdict(trials: readonly TrialMeta[], verdict: TrialMeta['verdict']): TrialMeta[] {
  return trials.filter((trial) => trial.verdict === verdict)
}

export function sum(trials: readonly TrialMeta[], value: (trial: TrialMeta) => number): number {
  return trials.reduce((total, trial) => total + value(trial), 0)
}

/** Trials that share a key, in the keys' order. */
export function byKey(
  trials: readonly TrialMeta[],
  key: (trial: TrialMeta) => string,
): [key: string, trials: TrialMeta[]][] {
  return [...Map.groupBy(trials, key)].sort(([a], [b]) => compare(a, b))
}

export function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
