import { type Cell, isValid } from '../report-data.ts'
import type { Report, Scope, Series } from './report.ts'

export const verdictChoices = {
  passed: 'passed',
  failed: 'failed',
  clean: 'failed cleanly',
  invalid: 'invalid',
  none: 'not run',
} as const

export const orders = {
  task: 'by task',
  unreliable: 'least reliable first',
  undecided: 'most undecided first',
} as const

/** What the reader has chosen. */
export interface Filters extends Scope {
  /** Numbers of the series that are shown. */
  readonly shown: ReadonlySet<number>
  readonly verdict: keyof typeof verdictChoices | ''
  /** Index into the report's deviations; -1 for any. */
  readonly deviation: number
  /** Part of a task's id or title. */
  readonly search: string
  readonly order: keyof typeof orders
}

export function noFilters(report: Report): Filters {
  return {
    shown: new Set(report.series.map(({ number }) => number)),
    domain: '',
    family: '',
    level: '',
    verdict: '',
    deviation: -1,
    search: '',
    order: 'task',
  }
}

export function shownSeries(report: Report, filters: Filters): Series[] {
  return report.series.filter(({ number }) => filters.shown.has(number))
}

/** Whether verdict and deviation single out some of the trials. */
export function picksTrials({ verdict, deviation }: Filters): boolean {
  return verdict !== '' || deviation >= 0
}

/** Whether a cell has the verdict and the deviation that are asked for. */
export function matches(report: Report, filters: Filters, cell: Cell): boolean {
  const { verdict, deviation } = filters
  if (verdict === 'clean' && !(cell.verdict === 'failed' && cell.clean)) return false
  if (verdict !== '' && verdict !== 'clean' && cell.verdict !== verdict) return false
  if (deviation < 0) return true
  return cell.verdict === 'failed' && (report.data.deviationSets[cell.deviationSet] ?? []).includes(deviation)
}

/** The tasks to show, with how many trials match. */
export interface FoundTasks {
  /** Indexes into the report's tasks. */
  readonly tasks: readonly number[]
  readonly trials: number
}

/** Finds the tasks of the scope that match the search and have a matching trial, in the order asked for. */
export function findTasks(report: Report, filters: Filters): FoundTasks {
  const series = shownSeries(report, filters)
  const wanted = filters.search.trim().toLowerCase()
  const picks = picksTrials(filters)
  const found: { task: number; share: number }[] = []
  let trials = 0
  for (const [task, { id, title = '' }] of report.data.tasks.entries()) {
    if (!report.includes(filters, task)) continue
    if (wanted !== '' && !`${id} ${title}`.toLowerCase().includes(wanted)) continue
    let passed = 0
    let valid = 0
    let matching = 0
    for (const { byTask } of series) {
      for (const code of byTask.get(task)?.cells ?? []) {
        const cell = report.cell(code)
        if (cell.verdict === 'passed') passed++
        if (isValid(cell)) valid++
        if (picks ? matches(report, filters, cell) : cell.verdict !== 'none') matching++
      }
    }
    if (matching === 0) continue
    trials += matching
    found.push({ task, share: valid > 0 ? passed / valid : 1 })
  }
  if (filters.order === 'unreliable') found.sort((a, b) => a.share - b.share || a.task - b.task)
  if (filters.order === 'undecided') {
    found.sort((a, b) => Math.abs(a.share - 0.5) - Math.abs(b.share - 0.5) || a.task - b.task)
  }
  return { tasks: found.map(({ task }) => task), trials }
}

/** How many failed trials of a scope show each deviation. */
export function countDeviations(report: Report, series: Series, scope: Scope): Map<number, number> {
  const perSet = new Map<number, number>()
  for (const { cells } of report.tasksOf(series, scope)) {
    for (const code of cells) {
      const cell = report.cell(code)
      if (cell.verdict !== 'failed') continue
      perSet.set(cell.deviationSet, (perSet.get(cell.deviationSet) ?? 0) + 1)
    }
  }
  const counts = new Map<number, number>()
  for (const [set, trials] of perSet) {
    for (const deviation of report.data.deviationSets[set] ?? []) {
      counts.set(deviation, (counts.get(deviation) ?? 0) + trials)
    }
  }
  return counts
}
