import { join } from 'node:path'
import { writeSyntheticRun } from '../../../bench/synthetic-run.ts'
import type { JournalLine } from '../../../lib/results/journal-line.ts'
import { readStoredTrials } from '../../../lib/results/stored-trials.ts'
import { summarise } from '../../../lib/results/summarise.ts'
import type { Summary } from '../../../lib/results/summary.ts'
import type { TrialMeta } from '../../../lib/results/trial-meta.ts'
import type { TaskNote } from '../../task-notes.ts'
import { type HtmlReportOptions, writeHtmlReport } from '../write-report.ts'
import { temporaryDirectory } from './temporary-directory.ts'
import { writeNotes, writeRun } from './write-run.ts'

export interface MadeUpReport {
  readonly file: string
  readonly directory: string
  /** What `summary.json` would say. */
  readonly summary: Summary
  readonly metas: readonly TrialMeta[]
}

/** The report of a made-up run of several domains, six attempts a task. */
export async function madeUpReport(
  agents: number,
  options: HtmlReportOptions & { readonly tasks?: number } = {},
): Promise<MadeUpReport> {
  const directory = temporaryDirectory()
  const run = join(directory, 'made-up')
  writeSyntheticRun(run, { agents, tasks: options.tasks ?? 20, attempts: 6, seed: '3' })
  const { file } = await writeHtmlReport([run], join(directory, 'report.html'), options)
  const { trials } = await readStoredTrials(run)
  const metas = Array.from(trials.values(), ({ meta }) => meta)
  return { file, directory, summary: summarise(metas, 'made-up'), metas }
}

/** The path of a report of exactly these trials. */
export async function reportOf(
  lines: readonly JournalLine[],
  titles: Readonly<Record<string, string>> = {},
  notes: readonly TaskNote[] = [],
): Promise<string> {
  const directory = temporaryDirectory()
  const run = writeRun(join(directory, 'run'), lines, titles)
  writeNotes(run, notes)
  return (await writeHtmlReport([run], join(directory, 'report.html'))).file
}
