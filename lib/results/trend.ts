import { taskKey } from '../metrics/index.ts'
import { changedSettings } from './changed-settings.ts'
import { changedTasks } from './changed-tasks.ts'
import type { ListedRun } from './list-runs.ts'
import type { RunFile, RunSession } from './run-directory.ts'
import { readStoredTrials, type StoredTrial } from './stored-trials.ts'
import { summarise } from './summarise.ts'
import type { Figures } from './summary.ts'

/** One agent over time. */
export interface TrendLine {
  readonly agent: string
  /** A simulated agent: its figures say nothing about a model. */
  readonly simulated: boolean
  /** One a run, the oldest first. */
  readonly points: readonly TrendPoint[]
}

/** What one run came to. */
export interface TrendPoint {
  readonly run: string
  readonly startedAt: string
  /** The commit of its last session; absent outside a git checkout. */
  readonly commit?: RunSession['commit']
  /** Attempts asked for per task. */
  readonly attempts: number
  readonly figures: Figures
  /** Why it cannot be compared with the point before it, one phrase each; empty when it can. */
  readonly changes: readonly string[]
}

export interface TrendOptions {
  /** Only tasks of this domain. */
  readonly domain?: string | undefined
  /** Only these agents. */
  readonly agents?: readonly string[] | undefined
}

/**
 * Follows every agent through runs. What would make a continued run repeat a trial (the task, its sandbox, a setting that
 * decides outcomes) makes two points incomparable, and so do other tasks and another number of attempts. The code of an own
 * agent does not: how it does as it changes is what a trend is for.
 *
 * @param runs - the oldest first, as `listRuns` gives them
 * @returns a line for each agent with trials, by name; and the lines of journals that could not be read, one sentence each
 * @throws ResultsError when a run's journal cannot be read
 */
export async function readTrend(
  runs: readonly ListedRun[],
  { domain, agents }: TrendOptions = {},
): Promise<{ readonly lines: readonly TrendLine[]; readonly problems: readonly string[] }> {
  const lines = new Map<string, { simulated: boolean; points: TrendPoint[]; last?: Seen }>()
  const problems: string[] = []
  for (const { directory, file } of runs) {
    const stored = await readStoredTrials(directory)
    problems.push(...stored.problems)
    const chosen = [...stored.trials.values()].filter(
      ({ meta }) =>
        (domain === undefined || meta.domain === domain) && (!agents || agents.includes(meta.agent)),
    )
    const byAgent = Map.groupBy(chosen, ({ meta }) => meta.agent)
    const { agents: summaries } = summarise(
      chosen.map(({ meta }) => meta),
      file.run,
    )
    const commit = file.sessions.at(-1)?.commit
    for (const { agent, simulated, attempts, overall } of summaries) {
      const line = lines.get(agent) ?? { simulated, points: [] }
      const seen: Seen = { file, attempts, trials: withoutPlaces(byAgent.get(agent) ?? []) }
      const changes = line.last ? changesBetween(line.last, seen) : []
      const { run, startedAt } = file
      line.points.push({ run, startedAt, ...(commit && { commit }), attempts, figures: overall, changes })
      lines.set(agent, { ...line, last: seen })
    }
  }
  return {
    lines: [...lines]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([agent, { simulated, points }]) => ({ agent, simulated, points })),
    problems,
  }
}

/** What is kept of a run until the next one has been compared with it. */
interface Seen {
  readonly file: RunFile
  readonly attempts: number
  readonly trials: readonly DefinedTrial[]
}

type DefinedTrial = Pick<StoredTrial, 'meta' | 'fingerprints'>

/** One trial a task and definition says all that is asked here. */
function withoutPlaces(trials: readonly StoredTrial[]): DefinedTrial[] {
  const distinct = new Map(
    trials.map(({ meta, fingerprints }) => {
      const { task, sandbox, settings } = fingerprints
      return [[taskKey(meta), task, sandbox, settings].join('/'), { meta, fingerprints }]
    }),
  )
  return [...distinct.values()]
}

function changesBetween(before: Seen, now: Seen): string[] {
  return [
    ...taskChanges(before.trials, now.trials),
    ...settingChanges(before, now),
    ...(before.attempts === now.attempts ? [] : [`${now.attempts} attempts instead of ${before.attempts}`]),
  ]
}

function taskChanges(before: readonly DefinedTrial[], now: readonly DefinedTrial[]): string[] {
  const added = missingFrom(keysOf(before), keysOf(now))
  const missing = missingFrom(keysOf(now), keysOf(before))
  const changed = changedTasks(before, now, ['task']).size
  const domains = domainsOf(changedTasks(before, now, ['sandbox']), now)
  return [
    ...(changed > 0 ? [`${tasks(changed)} changed`] : []),
    ...(added > 0 ? [`${tasks(added)} added`] : []),
    ...(missing > 0 ? [`${tasks(missing)} left out`] : []),
    ...(domains.length > 0 ? [`sandbox of ${domains.join(', ')} changed`] : []),
  ]
}

function keysOf(trials: readonly DefinedTrial[]): Set<string> {
  return new Set(trials.map(({ meta }) => taskKey(meta)))
}

/** How many of the others are not in a set. */
function missingFrom(set: ReadonlySet<string>, others: ReadonlySet<string>): number {
  return [...others].filter((each) => !set.has(each)).length
}

function tasks(count: number): string {
  return `${count} ${count === 1 ? 'task' : 'tasks'}`
}

function domainsOf(keys: ReadonlySet<string>, trials: readonly DefinedTrial[]): string[] {
  return [...new Set(trials.flatMap(({ meta }) => (keys.has(taskKey(meta)) ? [meta.domain] : [])))].sort()
}

function settingChanges(before: Seen, now: Seen): string[] {
  const settingsOf = ({ trials }: Seen) => new Set(trials.map(({ fingerprints }) => fingerprints.settings))
  const [then, today] = [settingsOf(before), settingsOf(now)]
  if (missingFrom(then, today) + missingFrom(today, then) === 0) return []
  const named = changedSettings(lastSettings(before), lastSettings(now)).map(
    (setting) => `${setting.name} was ${setting.before} and is ${setting.now}`,
  )
  // A session need not have said what makes the difference: it is a variant's own, or that of another version of this library.
  return named.length > 0 ? named : ['settings changed']
}

function lastSettings({ file }: Seen): RunSession['settings'] {
  return file.sessions.at(-1)?.settings ?? {}
}
