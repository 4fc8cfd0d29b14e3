import { basename, dirname } from 'node:path'
import type { Command } from 'commander'
import { findRun } from '../lib/results/list-runs.ts'
import type { RunSession } from '../lib/results/run-directory.ts'
import type { CommandIo } from './command-io.ts'
import { resultsDirectory } from './results-directory.ts'

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
      // Loaded here: the other commands have no use for Vitest.
      const [{ startVitest }, { ReliabilityReporter }] = await Promise.all([
        import('vitest/node'),
        import('../reporters/index.ts'),
      ])
      const vitest = await startVitest('test', files, {
        run: true,
        watch: false,
        project: agents,
        reporters: [new ReliabilityReporter()],
      })
      await vitest.close()
      io.exitCode = Number(process.exitCode ?? 0)
    })
}

function attemptsOf({ settings }: RunSession): number {
  return Number(settings.ATTEMPTS ?? 1)
}
