import { readJournalLine } from '../results/journal-reader.ts'
import type { StoredTrial } from '../results/stored-trials.ts'
import { cleanJson } from './clean-json.ts'
import { type Cell, type Column, toCells } from './column.ts'
import { deviationColumns, deviationsOf } from './deviation-columns.ts'
import { csvLine, jsonLine } from './row-text.ts'
import { type ExportedTrial, trialColumns } from './trial-columns.ts'

/** A run's trials, in the order in which they are exported. */
export interface ExportedRun {
  /** Its name. */
  readonly run: string
  readonly labels: readonly string[]
  readonly trials: Iterable<StoredTrial>
}

export interface RowOptions {
  readonly format: 'csv' | 'jsonl'
  /** What gets a row. */
  readonly rows: 'trials' | 'deviations'
  /** Takes what no export may hold, such as keys, out of a text. */
  clean(text: string): string
}

/**
 * The lines of a table of one or more runs; a table of comma-separated values begins with the columns' names. Each trial is read when
 * its turn comes, so the size of a run does not matter.
 *
 * @throws ResultsError when a journal cannot be read
 */
export function* exportRows(runs: readonly ExportedRun[], options: RowOptions): Generator<string> {
  const { format, rows, clean } = options
  const columns: readonly Column<never>[] = rows === 'trials' ? trialColumns : deviationColumns
  const names = columns.map(({ name }) => name)
  const toLine = (cells: Cell[]) => (format === 'csv' ? csvLine(cells) : jsonLine(names, cells))
  if (format === 'csv') yield csvLine(names)
  for (const exported of readTrials(runs, clean)) {
    if (rows === 'trials') yield toLine(toCells(trialColumns, exported))
    else for (const each of deviationsOf(exported)) yield toLine(toCells(deviationColumns, each))
  }
}

/** Every trial of some runs, read and cleaned when its turn comes. */
export function* readTrials(
  runs: readonly ExportedRun[],
  clean: (text: string) => string,
): Generator<ExportedTrial> {
  for (const { run, labels, trials } of runs) {
    for (const { place } of trials) yield { run, labels, line: cleanJson(readJournalLine(place), clean) }
  }
}
