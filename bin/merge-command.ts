import { existsSync } from 'node:fs'
import type { Command } from 'commander'
import { journalFiles } from '../lib/results/journal-reader.ts'
import { findRun, type ListedRun } from '../lib/results/list-runs.ts'
import { mergeRuns } from '../lib/results/merge-runs.ts'
import { ResultsError } from '../lib/results/results-error.ts'
import { isRun, newRunName, runDirectory } from '../lib/results/run-directory.ts'
import { readStoredTrials } from '../lib/results/stored-trials.ts'
import { summarise } from '../lib/results/summarise.ts'
import { writeSummary } from '../lib/results/summary-file.ts'
import { readSettings } from '../lib/settings/index.ts'
import { formatCount, formatNoun } from '../reporters/number-format.ts'
import { plain } from '../reporters/paint.ts'
import { renderReport } from '../reporters/report-text.ts'
import type { CommandIo } from './command-io.ts'
import { resultsDirectory } from './results-directory.ts'
import { trialsOfRun } from './trials-of-run.ts'

export function registerMerge(program: Command, io: CommandIo): void {
  program
    .command('merge')
    .description('put the journals of several shards or machines together as one run, and report on it')
    .argument('<dir...>', 'directories of runs, or their names')
    .action(async (names: string[]) => {
      const sources = names.map((name) => findRun(resultsDirectory(), name))
      const run = readSettings(process.env).run ?? `merged-${newRunName(new Date())}`
      const target = runDirectory(resultsDirectory(), run)
      refuseRun(target)
      for (const warning of mergeRuns(sources, target, run)) io.err(warning)

      const trials = await trialsOfRun(target, io)
      const summary = summarise(
        [...trials.values()].map((trial) => trial.meta),
        run,
      )
      const file = writeSummary(target, summary)
      for (const line of renderReport(summary, plain)) io.out(line)
      for (const line of await renderLost(sources, trials.size)) io.out(line)
      io.out(`Merged ${formatNoun(sources.length, 'run')} into ${run}: ${file}`)
    })
}

/**
 * How many trials went in and how many came out. A run has one of each attempt of a task by an agent, so parts that
 * share some lose them.
 */
async function renderLost(sources: readonly ListedRun[], kept: number): Promise<string[]> {
  let stored = 0
  for (const { directory } of sources) stored += (await readStoredTrials(directory)).trials.size
  if (stored === kept) return [`${formatNoun(stored, 'trial')} went in, all of them are in the merged run.`]
  const lost = stored - kept
  return [
    `${formatNoun(stored, 'trial')} went in, ${formatCount(kept)} are in the merged run: ${formatCount(lost)} ` +
      `${lost === 1 ? 'was' : 'were'} the same attempt of the same task by the same agent as another. Of those the ` +
      'one counts whose task, sandbox, settings and agent ran last, and a finished one before an invalid one.',
  ]
}

/** A directory with nothing but a merged report's files is no run yet. */
function refuseRun(directory: string): void {
  if (!existsSync(directory)) return
  if (!isRun(directory) && journalFiles(directory).length === 0) return
  throw new ResultsError(
    'BAD_RUN_NAME',
    `${directory} holds a run already. Name another one with RUN=<name>.`,
    directory,
  )
}
