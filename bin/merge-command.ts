import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import type { Command } from 'commander'
import { findRun } from '../lib/results/list-runs.ts'
import { ResultsError } from '../lib/results/results-error.ts'
import { newRunName, type RunFile, runDirectory } from '../lib/results/run-directory.ts'
import { readStoredTrials } from '../lib/results/stored-trials.ts'
import { summarise } from '../lib/results/summarise.ts'
import { readSettings } from '../lib/settings/index.ts'
import { plain } from '../reporters/paint.ts'
import { renderReport } from '../reporters/report-text.ts'
import { writeSummary } from '../reporters/summary-file.ts'
import type { CommandIo } from './command-io.ts'
import { resultsDirectory } from './results-option.ts'

export function registerMerge(program: Command, io: CommandIo): void {
  program
    .command('merge')
    .description('put the journals of several shards or machines together as one run, and report on it')
    .argument('<dir...>', 'directories of runs, or their names')
    .action(async (names: string[]) => {
      const sources = names.map((name) => findRun(resultsDirectory(), name))
      const run = readSettings(process.env).run ?? `merged_${newRunName(new Date())}`
      const target = runDirectory(resultsDirectory(), run)
      if (existsSync(target)) {
        throw new ResultsError(
          'BAD_RUN_NAME',
          `${target} is there already. Name another run with RUN=<name>.`,
        )
      }
      mkdirSync(target, { recursive: true })
      for (const [index, source] of sources.entries()) copyJournal(resolve(source.directory), target, index)
      writeFileSync(
        join(target, 'run.json'),
        `${JSON.stringify(
          mergeRunFiles(
            run,
            sources.map((s) => s.file),
          ),
          null,
          2,
        )}\n`,
      )

      const { trials, problems } = await readStoredTrials(target)
      for (const problem of problems) io.err(`Passed over: ${problem}`)
      const summary = summarise(
        [...trials.values()].map((trial) => trial.meta),
        run,
      )
      const file = writeSummary(target, summary)
      for (const line of renderReport(summary, plain)) io.out(line)
      io.out(`Merged ${sources.length} runs into ${run}: ${file}`)
    })
}

/** Copies every journal file; two different files of one name are both kept, one file given twice is kept once. */
function copyJournal(source: string, target: string, index: number): void {
  for (const name of readdirSync(source).filter((each) => /^(trials|tasks)-.*\.jsonl$/.test(each))) {
    const from = join(source, name)
    const to = join(target, name)
    if (!existsSync(to)) copyFileSync(from, to)
    else if (!readFileSync(from).equals(readFileSync(to))) {
      copyFileSync(from, join(target, `${basename(name, '.jsonl')}-${index + 1}.jsonl`))
    }
  }
}

function mergeRunFiles(run: string, files: readonly RunFile[]): RunFile {
  const sessions = files
    .flatMap((file) => file.sessions)
    .toSorted((a, b) => (a.startedAt < b.startedAt ? -1 : 1))
  return { v: 1, run, startedAt: sessions[0]?.startedAt ?? new Date().toISOString(), sessions }
}
