import type { Level } from '../../lib/define/levels.ts'
import type { DeviationKind } from '../../lib/grading/deviation.ts'
import type { AgentSummary, Figures } from '../../lib/results/summary.ts'

/**
 * What the page shows, apart from the trials' details. Trials are numbers in columns, because there can be more than a
 * hundred thousand.
 */
export interface ReportData {
  readonly writtenAt: string
  readonly runs: readonly ReportRun[]
  /** One a run and agent. */
  readonly series: readonly ReportSeries[]
  /** Every task of any series, in the order of domain and id. */
  readonly tasks: readonly ReportTask[]
  /** Every distinct deviation: its kind and `table.column`, or the table alone. */
  readonly deviations: readonly (readonly [kind: DeviationKind, place: string])[]
  /** Which deviations occur together in a trial: indexes into `deviations`. */
  readonly deviationSets: readonly (readonly number[])[]
  /** Causes of invalid trials. */
  readonly causes: readonly string[]
  /** Which chunk of details holds what agents got, by the fingerprints of sandboxes. */
  readonly seen: Readonly<Record<string, number>>
  /** Where the trials' details are: in the page, or in files beside it whose names begin with `prefix`. */
  readonly details: { readonly place: 'page' } | { readonly place: 'files'; readonly prefix: string }
}

export interface ReportRun {
  /** Its name; with its path when two runs of the report have the same name. */
  readonly name: string
  readonly startedAt: string
  readonly sessions: number
  /** The commit of the suites, and whether files differed from it; absent outside a git checkout. */
  readonly commit?: string
  /** Lines of the journal that could not be read. */
  readonly unreadable: number
  /** What its tests say about their tasks, warnings first; absent when they say nothing. */
  readonly notes?: readonly ReportNote[]
}

/** What tests say about tasks of one domain. */
export interface ReportNote {
  readonly kind: 'warning' | 'notice'
  readonly message: string
  /** Indexes into the report's tasks. */
  readonly tasks: readonly number[]
}

export interface ReportTask {
  readonly id: string
  readonly domain: string
  readonly family: string
  /** How much it asks of an agent; absent when nobody has said so. */
  readonly level?: Level
  /** Absent when the run does not say it. */
  readonly title?: string
}

export interface ReportSeries {
  /** Index into `runs`. */
  readonly run: number
  readonly agent: string
  readonly simulated: boolean
  /** Attempts asked for per task. */
  readonly attempts: AgentSummary['attempts']
  readonly overall: Figures
  /** By domain name. */
  readonly domains: Readonly<Record<string, Figures>>
  /** Absent where one customer plays all attempts. */
  readonly customers?: AgentSummary['customers']
  readonly tasks: readonly SeriesTask[]
}

/** One task's attempts by one agent. */
export interface SeriesTask {
  /** Index into the report's tasks. */
  readonly task: number
  /** By attempt, from the first; as long as attempts were asked for. See {@link encodeCell}. */
  readonly cells: readonly number[]
  /** US dollars spent on its valid trials; absent when a price is unknown. */
  readonly cost?: number
  /** Which chunk of details holds its trials. */
  readonly chunk: number
}

/** What the heat map knows of one attempt. */
export type Cell =
  | { readonly verdict: 'none' }
  | { readonly verdict: 'passed' }
  | { readonly verdict: 'failed'; readonly clean: boolean; readonly deviationSet: number }
  | { readonly verdict: 'invalid'; readonly cause: number }

/** A cell as one small integer: 0 not there, 1 passed, from 2 failed, negative invalid. */
export function encodeCell(cell: Cell): number {
  switch (cell.verdict) {
    case 'none':
      return 0
    case 'passed':
      return 1
    case 'failed':
      return 2 + cell.deviationSet * 2 + (cell.clean ? 1 : 0)
    case 'invalid':
      return -1 - cell.cause
  }
}

/** The cell that {@link encodeCell} made this number of. Nothing else knows what the numbers mean. */
export function decodeCell(code: number): Cell {
  if (code === 0) return { verdict: 'none' }
  if (code === 1) return { verdict: 'passed' }
  if (code < 0) return { verdict: 'invalid', cause: -1 - code }
  return { verdict: 'failed', clean: code % 2 === 1, deviationSet: Math.floor((code - 2) / 2) }
}

/** Whether an attempt is one that rates count. */
export function isValid({ verdict }: Cell): boolean {
  return verdict === 'passed' || verdict === 'failed'
}
