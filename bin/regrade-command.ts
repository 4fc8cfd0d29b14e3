import { basename, dirname } from 'node:path'
import type { Command } from 'commander'
import { findRun } from '../lib/results/list-runs.ts'
import { ResultsError } from '../lib/results/results-error.ts'
import type { RunSession } from '../lib/results/run-directory.ts'
import { readStoredTrials } from '../lib/results/stored-trials.ts'
import { formatNoun } from '../reporters/number-format.ts'
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
      const { trials } = await readStoredTrials(directory)
      if (trials.size === 0) throw new ResultsError('NO_TRIAL', `Run ${file.run} holds no trial.`, directory)
      const tests = await runSuites({ files, agents }, io)
      // Which of them are missing when some are there, the report says.
      if (tests.some((test) => test.meta().trial)) return
      const where = files.length > 0 ? `in ${files.join(', ')}` : 'here'
      throw new ResultsError(
        'NO_TRIAL',
        `Nothing was graded again: none of the ${formatNoun(trials.size, 'stored trial')} of run ${file.run} ` +
          `belongs to a task that is ${where}.`,
        directory,
      )
    })
}

function attemptsOf({ settings }: RunSession): number {
  return Number(settings.ATTEMPTS ?? 1)
}
