import { join, resolve } from 'node:path'
import type { Command } from 'commander'
import { findRun } from '../lib/results/list-runs.ts'
import { writeHtmlReport } from '../reporters/html/write-report.ts'
import type { CommandIo } from './command-io.ts'
import { resultsDirectory } from './results-directory.ts'
import { sayPassedOver } from './trials-of-run.ts'

export function registerReport(program: Command, io: CommandIo): void {
  program
    .command('report')
    .description('write report.html for a run, or one page that compares several')
    .argument('<run...>', 'runs, by name or directory')
    .option('--out <file>', 'where to write it (default: report.html in the first run)')
    .action(async (names: string[], { out }: { out?: string }) => {
      const directories = names.map((name) => findRun(resultsDirectory(), name).directory)
      const target = out === undefined ? join(directories[0] ?? '.', 'report.html') : resolve(out)
      const { file, problems } = await writeHtmlReport(directories, target)
      sayPassedOver(problems, io)
      io.out(file)
    })
}
