import { levels } from '../lib/define/levels.ts'
import {
  compareRuns,
  type Difference,
  type RunComparison,
  type TaskPair,
  taskKey,
} from '../lib/metrics/index.ts'
import { changedTasks } from '../lib/results/changed-tasks.ts'
import { deviationKinds } from '../lib/results/deviation-letters.ts'
import type { StoredTrial } from '../lib/results/stored-trials.ts'
import { taskTallies } from '../lib/results/task-tallies.ts'
import type { TrialMeta } from '../lib/results/trial-meta.ts'
import { isModelFree } from '../lib/settings/model-name.ts'
import { splitVariant } from '../lib/settings/variant-name.ts'
import { formatMoney, formatNoun, formatPercent, formatPoints } from './number-format.ts'

/** One column of a comparison: the trials of one agent in one run. */
export interface ComparedRun {
  /** As shown, e.g. the run's name or the agent's. */
  readonly label: string
  readonly trials: readonly StoredTrial[]
}

const width = 100
const mostTasks = 12
const mostMoves = 8

/**
 * A comparison for people: per domain the figures side by side, pass@1 also by level, over the tasks that the runs share, their differences
 * with 95 % intervals, the tasks that only one of them ever or always solves, and the deviations that moved.
 *
 * @param runs - the first is the baseline of every difference
 * @param seed - seeds the bootstrap; the same seed gives the same intervals
 * @returns lines, at most 100 columns wide
 */
export function renderComparison(runs: readonly [ComparedRun, ...ComparedRun[]], seed: string): string[] {
  const [baseline, ...candidates] = runs
  const domains = new Set(runs.flatMap((run) => run.trials.map(({ meta }) => meta.domain)))
  const lines = [`A  ${baseline.label}`]
  for (const [index, candidate] of candidates.entries()) lines.push(`${letter(index)}  ${candidate.label}`)
  for (const domain of [...domains].sort()) {
    for (const [index, candidate] of candidates.entries()) {
      lines.push('', ...compareDomain(domain, baseline, candidate, letter(index), seed))
    }
  }
  return lines.map((line) => (line.length > width ? `${line.slice(0, width - 1)}…` : line))
}

function letter(index: number): string {
  return String.fromCharCode('B'.charCodeAt(0) + index)
}

function compareDomain(domain: string, a: ComparedRun, b: ComparedRun, name: string, seed: string): string[] {
  const own = (run: ComparedRun) => run.trials.flatMap(({ meta }) => (meta.domain === domain ? [meta] : []))
  const comparison = compareRuns(taskTallies(own(a)), taskTallies(own(b)), { seed })
  // What makes two variants differ is meant to.
  const changed = changedTasks(
    a.trials,
    b.trials,
    variantOf(a) === variantOf(b) ? ['task', 'sandbox'] : ['task'],
  )
  const { shared, k, complete } = comparison
  const title = `${domain}: ${name} against A, over ${formatNoun(shared.length, 'shared task')}`
  if (shared.length === 0)
    return [title, '  The runs share no task with a valid trial: nothing can be compared.']
  // Of a task that was asked for more attempts, what k of them do is an estimate.
  const isObserved = shared.every((pair) => pair.baseline.asked === k && pair.candidate.asked === k)
  return [
    `${title} (${complete} complete at k = ${k})`,
    `  ${'figure'.padEnd(18)}${cells(['A', name, `${name} − A`])}   95 % interval`,
    figureRow('pass@1 %', comparison.passAt1),
    ...levelFigures(own(a), own(b), seed),
    figureRow(`pass@${k} %`, comparison.everPassed),
    figureRow(isObserved ? `observed ${k}/${k} %` : `pass^${k} %`, comparison.allPassed),
    figureRow('retention %', comparison.retention),
    costRow(comparison.costPerSuccess, a, b),
    ...onlyOne(comparison, name),
    ...unshared(comparison, name),
    ...taskList(
      'changed between the runs',
      shared.filter((pair) => changed.has(taskKey(pair.baseline))),
    ),
    ...movedDeviations(own(a), own(b), new Set(shared.map((pair) => pair.baseline.task)), name),
  ]
}

function variantOf({ trials }: ComparedRun): string | undefined {
  const [first] = trials
  return first && splitVariant(first.meta.agent).variant
}

/** pass@1 of each level, where the runs share tasks of several. A task has the level that it had last. */
function levelFigures(a: readonly TrialMeta[], b: readonly TrialMeta[], seed: string): string[] {
  const known = new Map([...a, ...b].flatMap((meta) => (meta.level ? [[taskKey(meta), meta.level]] : [])))
  const rows = levels.flatMap((level) => {
    const [before, after] = [a, b].map((metas) =>
      taskTallies(metas.filter((meta) => known.get(taskKey(meta)) === level)),
    )
    const { shared, passAt1 } = compareRuns(before ?? [], after ?? [], { seed })
    return shared.length > 0 ? [figureRow(`pass@1 ${level} %`, passAt1)] : []
  })
  return rows.length > 1 ? rows : []
}

interface Format {
  value(number: number): string
  difference(number: number): string
}

const points: Format = {
  value: formatPercent,
  difference: formatPoints,
}

const money: Format = {
  value: formatMoney,
  difference: (number) => `${number < 0 ? '−' : '+'}${formatMoney(Math.abs(number))}`,
}

function figureRow(label: string, difference: Difference | undefined, format: Format = points): string {
  const head = `  ${label.padEnd(18)}`
  if (!difference) return `${head}${cells(['–', '–', '–'])}`
  const { interval, withinNoise } = difference
  const range = interval
    ? `${format.difference(interval.low)} to ${format.difference(interval.high)}`
    : 'none: too little to go by'
  const values = [
    format.value(difference.baseline),
    format.value(difference.candidate),
    format.difference(difference.difference),
  ]
  return `${head}${cells(values)}   ${range}${withinNoise ? ', within noise' : ''}`
}

/** An agent that asks no model has no cost to compare; that of its customer's and judge's model is one. */
function costRow(difference: Difference | undefined, a: ComparedRun, b: ComparedRun): string {
  const isCostless = (run: ComparedRun) =>
    run.trials.every(({ meta }) => isModelFree(meta.agent) && meta.cost === 0)
  const label = 'cost per success'
  if (!difference || !(isCostless(a) || isCostless(b))) return figureRow(label, difference, money)
  const value = (run: ComparedRun, dollars: number) => (isCostless(run) ? '–' : formatMoney(dollars))
  return `  ${label.padEnd(18)}${cells([value(a, difference.baseline), value(b, difference.candidate), '–'])}`
}

function cells(texts: readonly string[]): string {
  return texts.map((text) => ` ${text.padStart(10)}`).join('')
}

function onlyOne({ onlyOneEver, onlyOneAlways }: RunComparison, name: string): string[] {
  return [
    taskList('only A ever solves', onlyOneEver.baseline),
    taskList(`only ${name} ever solves`, onlyOneEver.candidate),
    taskList('only A always solves', onlyOneAlways.baseline),
    taskList(`only ${name} always solves`, onlyOneAlways.candidate),
  ].flat()
}

function taskList(label: string, pairs: readonly TaskPair[]): string[] {
  if (pairs.length === 0) return []
  const shown = pairs.slice(0, mostTasks).map((pair) => pair.baseline.task)
  const rest = pairs.length > mostTasks ? `, ${pairs.length - mostTasks} more` : ''
  return wrapList(`${label} (${pairs.length}): `, `${shown.join(', ')}${rest}`)
}

function wrapList(label: string, text: string): string[] {
  const lines: string[] = []
  let line = `  ${label}`
  for (const word of text.split(' ')) {
    if (line.length + word.length + 1 > width) {
      lines.push(line.trimEnd())
      line = '    '
    }
    line += `${word} `
  }
  return [...lines, line.trimEnd()]
}

function unshared({ baselineOnly, candidateOnly }: RunComparison, name: string): string[] {
  const say = (count: number, run: string) =>
    count === 0 ? [] : [`  ${formatNoun(count, 'task')} with valid trials in ${run} only: not compared`]
  return [...say(baselineOnly.length, 'A'), ...say(candidateOnly.length, name)]
}

/** How often each deviation occurs per 100 valid trials, where that changed most. */
function movedDeviations(
  a: readonly TrialMeta[],
  b: readonly TrialMeta[],
  shared: ReadonlySet<string>,
  name: string,
): string[] {
  const before = deviationRates(a.filter((trial) => shared.has(trial.task)))
  const after = deviationRates(b.filter((trial) => shared.has(trial.task)))
  const moved = [...new Set([...before.keys(), ...after.keys()])]
    .map((place) => ({ place, a: before.get(place) ?? 0, b: after.get(place) ?? 0 }))
    .filter((row) => row.a !== row.b)
    .sort((x, y) => Math.abs(y.b - y.a) - Math.abs(x.b - x.a) || (x.place < y.place ? -1 : 1))
    .slice(0, mostMoves)
  if (moved.length === 0) return []
  return [
    '  deviations that moved, in % of valid trials',
    ...moved.map(
      (row) =>
        `    ${row.place.padEnd(50)}A ${formatPercent(row.a).padStart(5)}   ${name} ${formatPercent(row.b).padStart(5)}`,
    ),
  ]
}

function deviationRates(trials: readonly TrialMeta[]): Map<string, number> {
  const valid = trials.filter((trial) => trial.verdict !== 'invalid')
  const counts = new Map<string, number>()
  for (const trial of valid) {
    const places = new Set(
      (trial.deviations ?? []).map(([letter, place]) => `${deviationKinds[letter]} ${place}`),
    )
    for (const place of places) counts.set(place, (counts.get(place) ?? 0) + 1 / valid.length)
  }
  return counts
}
