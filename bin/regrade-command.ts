import { basename, dirname } from 'node:path'
import type { Command } from 'commander'
import { findRun } from '../lib/results/list-runs.ts'
import type { RunSession } from '../lib/results/run-directory.ts'
import type { CommandIo } from './command-io.ts'
import { resultsDirectory } from './results-directory.ts'
import { runSuites } from './run-suites.ts'

export function registerRegrade(program: Command, io: CommandIo): void {
  program
    .command('regrade')
    .description("grade a run's stored trials again with today's expectations, without calling a model")
    .argument('<run>', 'the run, by name or directory')
    .argument('[files...]', 'only suite files whose path contains one of these')
    .action(async (name: string, files: string[]) => {
      const { directory, file } = findRun(resultsDirectory(), name)
      const agents = [...new Set(file.sessions.flatMap((session) => session.agents))]
      process.env.RUN = basename(directory)
      process.env.RESULTS = dirname(directory)
      process.env.REGRADE = '1'
      // As many as any session asked for, so that no attempt is left out.
      process.env.ATTEMPTS = String(Math.max(...file.sessions.map(attemptsOf)))
      await runSuites({ files, agents }, io)
    })
}

function attemptsOf({ settings }: RunSession): number {
  return Number(settings.ATTEMPTS ?? 1)
}
