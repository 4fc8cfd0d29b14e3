import { levels } from '../../../lib/define/levels.ts'
import {
  allPassed,
  costPerSuccess,
  everPassed,
  type Interval,
  isComplete,
  passAt1,
  retention,
  type TaskTally,
} from '../../../lib/metrics/index.ts'
import type { Figures } from '../../../lib/results/summary.ts'
import { type Cell, decodeCell, type ReportData, type ReportSeries, type SeriesTask } from '../report-data.ts'

/** Which tasks the figures are about. Empty texts stand for all. */
export interface Scope {
  readonly domain: string
  readonly family: string
  readonly level: string
}

/** One figure with its interval, as the page shows it. */
export interface Figure {
  readonly value: number
  readonly interval: readonly [low: number, high: number] | null
}

export interface ScopeFigures {
  readonly passAt1: Figure | null
  readonly everPassed: Figure | null
  readonly allPassed: Figure | null
  readonly retention: Figure | null
  readonly costPerSuccess: Figure | null
  readonly tasks: { readonly total: number; readonly complete: number }
  readonly trials: { readonly total: number; readonly invalid: number }
}

/** One agent in one run: a line in every chart. */
export interface Series extends ReportSeries {
  readonly number: number
  readonly label: string
  readonly byTask: ReadonlyMap<number, SeriesTask>
}

/** The report's data with what the page derives from them once. */
export class Report {
  readonly data: ReportData
  readonly series: readonly Series[]
  readonly domains: readonly string[]
  /** The levels of its tasks, the easiest first. */
  readonly levels: readonly string[]
  /** The most attempts asked for. */
  readonly attempts: number
  readonly #cells = new Map<number, Cell>()

  constructor(data: ReportData) {
    this.data = data
    const several = data.runs.length > 1
    this.series = data.series.map((series, number) => ({
      ...series,
      number,
      label: several ? `${series.agent} · ${data.runs[series.run]?.name ?? ''}` : series.agent,
      byTask: new Map(series.tasks.map((task) => [task.task, task])),
    }))
    this.domains = [...new Set(data.tasks.map(({ domain }) => domain))]
    this.levels = levels.filter((each) => data.tasks.some(({ level }) => level === each))
    this.attempts = Math.max(...data.series.map(({ attempts }) => attempts))
  }

  /** `20`, or `k` where series were asked for different numbers of attempts. */
  get k(): string {
    return this.data.series.every(({ attempts }) => attempts === this.attempts) ? `${this.attempts}` : 'k'
  }

  families(domain: string): string[] {
    const own = this.data.tasks.filter((task) => domain === '' || task.domain === domain)
    return [...new Set(own.map(({ family }) => family))]
  }

  /** Whether a task is in a scope. */
  includes(scope: Scope, task: number): boolean {
    const { domain, family, level } = this.data.tasks[task] ?? {}
    return (
      (scope.domain === '' || scope.domain === domain) &&
      (scope.family === '' || scope.family === family) &&
      (scope.level === '' || scope.level === level)
    )
  }

  tasksOf(series: ReportSeries, scope: Scope): SeriesTask[] {
    return series.tasks.filter(({ task }) => this.includes(scope, task))
  }

  cell(code: number): Cell {
    const known = this.#cells.get(code)
    if (known) return known
    const cell = decodeCell(code)
    this.#cells.set(code, cell)
    return cell
  }

  tally({ task, cells, cost }: SeriesTask): TaskTally {
    const { id = '', domain = '' } = this.data.tasks[task] ?? {}
    let passed = 0
    let failed = 0
    let invalid = 0
    for (const code of cells) {
      const { verdict } = this.cell(code)
      if (verdict === 'passed') passed++
      else if (verdict === 'failed') failed++
      else if (verdict === 'invalid') invalid++
    }
    return {
      task: id,
      domain,
      passed,
      failed,
      invalid,
      asked: cells.length,
      ...(cost !== undefined && { cost }),
    }
  }

  /**
   * A series' figures over a scope: those of `summary.json` for a whole run or domain, and for a family or level the
   * same functions over its tasks.
   */
  figures(series: ReportSeries, scope: Scope): ScopeFigures {
    if (scope.family === '' && scope.level === '') {
      const summary = scope.domain === '' ? series.overall : series.domains[scope.domain]
      if (summary) return fromSummary(summary)
    }
    return figuresOf(this.tasksOf(series, scope).map((task) => this.tally(task)))
  }
}

function fromSummary({
  passAt1,
  everPassed,
  allPassed,
  retention,
  cost,
  tasks,
  trials,
}: Figures): ScopeFigures {
  return { passAt1, everPassed, allPassed, retention, costPerSuccess: cost.perSuccess, tasks, trials }
}

/** The figures of any set of tasks. */
export function figuresOf(tallies: readonly TaskTally[]): ScopeFigures {
  const cost = costPerSuccess(tallies)
  const count = (field: 'passed' | 'failed' | 'invalid') =>
    tallies.reduce((sum, tally) => sum + tally[field], 0)
  return {
    passAt1: toFigure(passAt1(tallies)),
    everPassed: toFigure(everPassed(tallies)),
    allPassed: toFigure(allPassed(tallies)),
    retention: toFigure(retention(tallies)),
    costPerSuccess: cost && Number.isFinite(cost.value) ? toFigure(cost) : null,
    tasks: { total: tallies.length, complete: tallies.filter(isComplete).length },
    trials: { total: count('passed') + count('failed') + count('invalid'), invalid: count('invalid') },
  }
}

function toFigure(figure: { value: number; interval: Interval | undefined } | undefined): Figure | null {
  if (!figure) return null
  const { value, interval } = figure
  return { value, interval: interval ? [interval.low, interval.high] : null }
}
