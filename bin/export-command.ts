import { mkdirSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { type Command, Option } from 'commander'
import { type ExportedRun, exportRows, type RowOptions } from '../lib/export/export-rows.ts'
import { findRun } from '../lib/results/list-runs.ts'
import { ResultsError } from '../lib/results/results-error.ts'
import type { StoredTrial } from '../lib/results/stored-trials.ts'
import { readSettings, secretsOf } from '../lib/settings/index.ts'
import { removeSecrets } from '../lib/settings/redact.ts'
import { CommandError } from './command-error.ts'
import type { CommandIo } from './command-io.ts'
import { resultsDirectory } from './results-directory.ts'
import { trialsOfRun } from './trials-of-run.ts'

interface ExportOptions extends Pick<RowOptions, 'format' | 'rows'> {
  readonly out?: string
}

export function registerExport(program: Command, io: CommandIo): void {
  program
    .command('export')
    .description('write the trials of runs as a table for other programs')
    .argument('<run...>', 'runs, by name or directory')
    .addOption(new Option('--format <format>', 'how').choices(['csv', 'jsonl']).default('csv'))
    .addOption(
      new Option('--rows <rows>', 'what gets a row').choices(['trials', 'deviations']).default('trials'),
    )
    .option('--out <file>', 'where to write it (default: standard output)')
    .action(async (names: string[], { format, rows, out }: ExportOptions) => {
      const secrets = secretsOf(readSettings(process.env))
      const clean = (text: string) => removeSecrets(text, secrets)
      const lines = exportRows(await readRuns(names, io), { format, rows, clean })
      if (out !== undefined) return io.out(await writeLines(resolve(out), lines))
      for (const line of lines) io.out(line.slice(0, -1))
    })
}

async function readRuns(names: readonly string[], io: CommandIo): Promise<ExportedRun[]> {
  const runs: ExportedRun[] = []
  for (const { directory, file } of names.map((name) => findRun(resultsDirectory(), name))) {
    const trials = [...(await trialsOfRun(directory, io)).values()]
    runs.push({ run: file.run, trials: trials.toSorted(byTaskAgentAndAttempt) })
  }
  return runs
}

function byTaskAgentAndAttempt({ meta: a }: StoredTrial, { meta: b }: StoredTrial): number {
  return (
    compare(a.domain, b.domain) ||
    compare(a.task, b.task) ||
    compare(a.agent, b.agent) ||
    a.attempt - b.attempt
  )
}

/** The same on every machine, whatever its language. */
function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

/** @returns the file's path */
async function writeLines(file: string, lines: Iterable<string>): Promise<string> {
  try {
    mkdirSync(dirname(file), { recursive: true })
    await writeFile(file, lines)
    return file
  } catch (error) {
    if (error instanceof ResultsError) throw error
    throw CommandError.forFile(file, error, 'write')
  }
}
