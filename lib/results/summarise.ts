import { type Level, levels } from '../define/levels.ts'
import type { DeviationKind } from '../grading/deviation.ts'
import {
  allPassed,
  alwaysSolved,
  clusteredShare,
  costPerSuccess,
  everPassed,
  isComplete,
  neverSolved,
  passAt1,
  passCurve,
  retention,
  type TaskTally,
  taskKey,
} from '../metrics/index.ts'
import { isSimulated } from '../settings/model-name.ts'
import { customerFigures } from './customer-figures.ts'
import { type DeviationLetter, deviationKinds } from './deviation-letters.ts'
import { toEstimate, toPair, toRate } from './rate-figures.ts'
import type { AgentSummary, DomainSummary, Figures, LevelSummary, Summary, TaskFigures } from './summary.ts'
import { askedFor, byKey, compare, isPriced, sum, tally, withVerdict } from './task-tallies.ts'
import type { TrialMeta } from './trial-meta.ts'

const mostPlaces = 10

/**
 * The figures of a run, from what its tests say about their trials and nothing else.
 *
 * @param trials - in any order; the order does not change a figure
 * @param run - the run's id
 * @throws TallyError when an attempt occurs twice
 * @example
 * ```ts
 * import { summarise } from './lib/results/summarise.ts'
 *
 * const summary = summarise([], 'my-run')
 * summary.agents // []
 * ```
 */
export function summarise(trials: readonly TrialMeta[], run: string): Summary {
  // Sums of fractions depend on their order: a fixed one makes shards agree to the last digit.
  const ordered = trials.toSorted(
    (a, b) => compare(a.domain, b.domain) || compare(a.task, b.task) || a.attempt - b.attempt,
  )
  const agents = byKey(ordered, (trial) => trial.agent)
  return {
    version: 1,
    run,
    agents: agents.map(([agent, own]) => summariseAgent(agent, own)),
  }
}

function summariseAgent(agent: string, trials: readonly TrialMeta[]): AgentSummary {
  const asked = askedFor(trials)
  const customers = customerFigures(trials)
  return {
    agent,
    simulated: isSimulated(agent),
    attempts: asked,
    overall: figures(trials, asked),
    domains: byKey(trials, (trial) => trial.domain).map(
      ([domain, own]): DomainSummary => ({
        domain,
        ...figures(own, asked),
        perTask: byKey(own, (trial) => trial.task).map(([, task]) => taskFigures(task, asked)),
      }),
    ),
    levels: byLevel(trials).map(([level, own]): LevelSummary => ({ level, ...figures(own, asked) })),
    ...(customers.length > 0 && { customers }),
  }
}

/**
 * Trials by the level of their task, the easiest first; those of tasks without one are left out.
 *
 * @param trials - of one agent. A task whose level was changed while the run went on has the last one
 */
export function byLevel(trials: readonly TrialMeta[]): [level: Level, trials: TrialMeta[]][] {
  const tasks = byKey(trials, taskKey).map(([, own]) => ({
    own,
    level: own.findLast(({ level }) => level !== undefined)?.level,
  }))
  return levels
    .map((level): [Level, TrialMeta[]] => [
      level,
      tasks.filter((task) => task.level === level).flatMap(({ own }) => own),
    ])
    .filter(([, own]) => own.length > 0)
}

function figures(trials: readonly TrialMeta[], asked: number): Figures {
  const tasks = byKey(trials, taskKey).map(([, own]) => own)
  const tallies = tasks.map((own) => tally(own, asked))
  const failures = withVerdict(trials, 'failed')
  const retained = retention(tallies)
  return {
    trials: {
      total: trials.length,
      passed: withVerdict(trials, 'passed').length,
      failed: failures.length,
      invalid: withVerdict(trials, 'invalid').length,
    },
    tasks: {
      total: tallies.length,
      complete: tallies.filter(isComplete).length,
      neverSolved: neverSolved(tallies).length,
      alwaysSolved: alwaysSolved(tallies).length,
    },
    passAt1: toRate(passAt1(tallies)),
    everPassed: toRate(everPassed(tallies)),
    allPassed: toRate(allPassed(tallies)),
    retention: retained ? { value: retained.value, interval: toPair(retained.interval) } : null,
    curve: passCurve(tallies).map((point) => ({
      ...point,
      passAtK: toEstimate(point.passAtK),
      passHatK: toEstimate(point.passHatK),
    })),
    deviations: Object.values(deviationKinds).map((kind) => deviationFigures(failures, kind)),
    otherAssertions: mostFrequent(failures.flatMap(({ assertion }) => assertion ?? []))
      .slice(0, mostPlaces)
      .map(([assertion, count]) => ({ assertion, failures: count })),
    cleanFailures: toRate(
      clusteredShare(
        tasks.map((own) => {
          const failed = withVerdict(own, 'failed')
          return { hits: failed.filter((trial) => trial.clean).length, of: failed.length }
        }),
      ),
    ),
    earlyEnds: reasons(trials, (trial) => trial.end).map(([end, why]) => ({ end, ...why })),
    invalidCauses: reasons(withVerdict(trials, 'invalid'), (trial) => trial.cause ?? 'unknown').map(
      ([cause, why]) => ({ cause, ...why }),
    ),
    tokens: {
      input: sum(trials, (trial) => trial.tokens[0]),
      cachedInput: sum(trials, (trial) => trial.tokens[1]),
      output: sum(trials, (trial) => trial.tokens[2]),
    },
    cost: costFigures(trials, tallies),
  }
}

interface Reason {
  readonly trials: number
  readonly mostOften?: { readonly message: string; readonly trials: number }
}

/** How many trials have which reason, the most frequent first, and what is said of most of those. */
function reasons<T extends string>(
  trials: readonly TrialMeta[],
  reasonOf: (trial: TrialMeta) => T | undefined,
): [reason: T, why: Reason][] {
  return mostFrequent(trials.flatMap((trial) => reasonOf(trial) ?? [])).map(([reason, count]) => {
    const messages = trials.flatMap((trial) =>
      reasonOf(trial) === reason && trial.message ? [trial.message] : [],
    )
    const [most] = mostFrequent(messages)
    return [reason, { trials: count, ...(most && { mostOften: { message: most[0], trials: most[1] } }) }]
  })
}

function taskFigures(trials: readonly TrialMeta[], asked: number): TaskFigures {
  const { task, passed, failed, invalid } = tally(trials, asked)
  const [main] = mostFrequent(withVerdict(trials, 'failed').flatMap(deviationsOf))
  const [kind, place] = main ? splitDeviation(main[0]) : []
  return {
    task,
    passed,
    failed,
    invalid,
    asked,
    complete: passed + failed >= asked,
    mainDeviation: main && kind && place !== undefined ? { kind, place, failures: main[1] } : null,
    agentErrors: trials.filter(({ end }) => end === 'agent error').length,
  }
}

function costFigures(trials: readonly TrialMeta[], tallies: readonly TaskTally[]): Figures['cost'] {
  const unknown = trials.filter((trial) => !isPriced(trial)).length
  if (unknown > 0) return { unknown, total: null, byModel: [], perAttempt: null, perSuccess: null }
  const valid = trials.filter((trial) => trial.verdict !== 'invalid')
  const success = costPerSuccess(tallies)
  return {
    unknown,
    total: sum(trials, (trial) => trial.cost ?? 0),
    byModel: costsByModel(trials),
    perAttempt: valid.length > 0 ? sum(valid, (trial) => trial.cost ?? 0) / valid.length : null,
    perSuccess:
      success && Number.isFinite(success.value)
        ? { value: success.value, interval: toPair(success.interval) }
        : null,
  }
}

/** What each model cost, in each role. */
function costsByModel(trials: readonly TrialMeta[]): Figures['cost']['byModel'] {
  const paid = trials.flatMap(({ costs = [] }) => costs)
  return [...Map.groupBy(paid, ([role, model]) => `${role}\u0000${model}`).values()]
    .map((own) => {
      const [[role, model]] = own as [(typeof own)[number]]
      return { role, model, total: own.reduce((total, [, , cost]) => total + cost, 0) }
    })
    .sort((a, b) => b.total - a.total || compare(a.model, b.model))
}

function deviationFigures(
  failures: readonly TrialMeta[],
  kind: DeviationKind,
): Figures['deviations'][number] {
  const places = failures.map((trial) =>
    deviationsOf(trial)
      .map(splitDeviation)
      .filter(([own]) => own === kind)
      .map(([, place]) => place),
  )
  return {
    kind,
    failures: places.filter((own) => own.length > 0).length,
    places: mostFrequent(places.flat())
      .slice(0, mostPlaces)
      .map(([place, count]) => ({ place, failures: count })),
  }
}

type LetteredPlace = `${DeviationLetter}${string}`

/** A failed trial's distinct deviations as texts, so that they can be counted. */
function deviationsOf(trial: TrialMeta): LetteredPlace[] {
  return [...new Set((trial.deviations ?? []).map(([letter, place]): LetteredPlace => `${letter}${place}`))]
}

function splitDeviation(deviation: LetteredPlace): [kind: DeviationKind, place: string] {
  return [deviationKinds[deviation.charAt(0) as DeviationLetter], deviation.slice(1)]
}

/** Each value with how often it occurs, the most frequent first. */
function mostFrequent<T extends string>(values: readonly T[]): [value: T, count: number][] {
  const counts = new Map<T, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts].sort((a, b) => b[1] - a[1] || compare(a[0], b[0]))
}
