import { join } from 'node:path'
import { journalFiles } from '../lib/results/journal-reader.ts'
import { isRun } from '../lib/results/run-directory.ts'
import type { Summary } from '../lib/results/summary.ts'
import { writeSummary } from '../lib/results/summary-file.ts'
import type { TrialMeta } from '../lib/results/trial-meta.ts'
import { readSettings } from '../lib/settings/index.ts'
import type { CollectedRun } from './collect-trials.ts'
import { writeHtmlReport } from './html/write-report.ts'
import { renderHints, shortPath } from './outcome-text.ts'
import type { RunPlace } from './run-place.ts'
import {
  noneUnselected,
  readUnselectedTrials,
  renderLeftOut,
  renderUnselectedTrials,
  type WholeRun,
  wholeRun,
} from './unselected-trials.ts'

/** What became of a run's files. */
export interface RunFilesWritten {
  /** For people: where the files are, and what they cover. */
  readonly lines: readonly string[]
  /** What gates are about. */
  readonly whole: WholeRun
  /** Faults, one sentence each. */
  readonly problems: readonly string[]
}

/**
 * Writes `summary.json` and `report.html` about all that a run holds, whatever this command selected. Grading a run
 * again writes nothing.
 *
 * @param selected - the figures of the present command's trials
 */
export async function writeRunFiles(
  run: CollectedRun,
  selected: Summary,
  place: RunPlace,
): Promise<RunFilesWritten> {
  const trials = run.trials.map(({ meta }) => meta)
  const lines: string[] = []
  let whole: WholeRun = { summary: selected, trials }
  let file: string | undefined
  try {
    // Only a new run with a name of its own is this command's alone: others, shards for one, write to one that RUN names.
    const isAlone = place.mode === 'new' && readSettings().run === undefined
    const rest = isAlone ? noneUnselected : await readUnselectedTrials(place, trials)
    if (place.mode === 'regrade') {
      return {
        lines: [...renderLeftOut(rest), ...renderHints(run, selected, place, undefined)],
        whole,
        problems: [],
      }
    }
    lines.push(...renderUnselectedTrials(rest, place))
    whole = wholeRun(place.run, [...trials, ...rest.trials], [...(selected.notes ?? []), ...rest.notes])
    file = writeSummary(place.directory, whole.summary)
    lines.push(...renderHints(run, selected, place, file), ...(await writePage(place.directory, trials)))
    return { lines, whole, problems: [] }
  } catch (error) {
    if (file === undefined) lines.push(...renderHints(run, selected, place, undefined))
    return { lines, whole, problems: [error instanceof Error ? error.message : String(error)] }
  }
}

/** Writes `report.html` beside the journal, where there is one. */
async function writePage(directory: string, graded: readonly TrialMeta[]): Promise<string[]> {
  if (!isRun(directory) || journalFiles(directory).length === 0) return []
  const { file } = await writeHtmlReport([directory], join(directory, 'report.html'), { graded })
  return [` Report     ${shortPath(file)}`]
}
