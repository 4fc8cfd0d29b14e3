import { TallyError } from './tally-error.ts'

/**
 * How one task's trials came out: all that the reliability figures need to know about it.
 *
 * `passed + failed` are its valid trials. Invalid trials are counted only to be shown.
 */
export interface TaskTally {
  readonly task: string
  /** Task ids are unique within a domain only, so figures over several domains need it. */
  readonly domain?: string
  readonly passed: number
  readonly failed: number
  readonly invalid: number
  /** Attempts asked for, 20 by default. With fewer valid trials than this the task is incomplete. */
  readonly asked: number
  /** US dollars spent on its valid trials. Absent when a price is unknown. */
  readonly cost?: number
}

export function validTrials(tally: TaskTally): number {
  return tally.passed + tally.failed
}

/** Whether every attempt that was asked for gave a valid trial. */
export function isComplete(tally: TaskTally): boolean {
  return validTrials(tally) >= tally.asked
}

/** Whether every attempt that was asked for passed. A task whose missing attempts might have failed is not. */
export function isAlwaysSolved(tally: TaskTally): boolean {
  return isComplete(tally) && tally.failed === 0
}

/** Whether every attempt that was asked for failed. A task whose missing attempts might have passed is not. */
export function isNeverSolved(tally: TaskTally): boolean {
  return isComplete(tally) && tally.passed === 0
}

/** Names a task across domains. */
export function taskKey(tally: Pick<TaskTally, 'task' | 'domain'>): string {
  return tally.domain === undefined ? tally.task : `${tally.domain}/${tally.task}`
}

/**
 * Refuses counts that no run can produce, so that a mistake upstream shows as an error and not as a figure.
 *
 * @throws TallyError when a count is negative or not whole, a task has more valid trials than were asked for, or
 * two tallies name the same task
 */
export function assertTallies(tallies: readonly TaskTally[]): void {
  const seen = new Set<string>()
  for (const tally of tallies) {
    const key = taskKey(tally)
    if (seen.has(key)) {
      throw new TallyError('DUPLICATE_TASK', key, 'it is listed twice. Add its trials up in one tally')
    }
    seen.add(key)
    for (const field of ['passed', 'failed', 'invalid', 'asked'] as const) {
      const count = tally[field]
      if (!Number.isSafeInteger(count) || count < (field === 'asked' ? 1 : 0)) {
        const least = field === 'asked' ? 'from 1 up' : 'from 0 up'
        throw new TallyError('BAD_COUNT', key, `${field} is ${count}. Give a whole number ${least}`)
      }
    }
    if (tally.cost !== undefined && !(tally.cost >= 0 && tally.cost < Number.POSITIVE_INFINITY)) {
      throw new TallyError('BAD_COUNT', key, `cost is ${tally.cost}. Give dollars from 0 up, or leave it out`)
    }
    if (validTrials(tally) > tally.asked) {
      throw new TallyError(
        'TOO_MANY_TRIALS',
        key,
        `${validTrials(tally)} valid trials where ${tally.asked} were asked for. Count each attempt once`,
      )
    }
  }
}
