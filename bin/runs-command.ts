import { existsSync } from 'node:fs'
import type { Command } from 'commander'
import { alignColumns } from '../lib/core/align-columns.ts'
import { countVerdicts } from '../lib/results/count-verdicts.ts'
import { listRuns } from '../lib/results/list-runs.ts'
import { ResultsError } from '../lib/results/results-error.ts'
import { labelsOfRun } from '../lib/results/run-directory.ts'
import type { CommandIo } from './command-io.ts'
import { resultsDirectory } from './results-directory.ts'
import { sayPassedOver } from './trials-of-run.ts'

export function registerRuns(program: Command, io: CommandIo): void {
  program
    .command('runs')
    .description('list the runs: when, which agents, how many trials of each verdict')
    .action(async () => {
      const results = resultsDirectory()
      if (!existsSync(results)) throw new ResultsError('NO_RUN', `There is no directory ${results}.`, results)
      const runs = listRuns(results, (error) => io.err(`Passed over: ${error.message}`))
      if (runs.length === 0) return io.out(`There are no runs in ${results}.`)
      // A column for what few projects use stays away where nobody has used it.
      const hasLabels = runs.some(({ file }) => labelsOfRun(file).length > 0)
      const labels = (texts: readonly string[]) => (hasLabels ? [texts.join(', ')] : [])
      const rows = [['run', 'started (UTC)', 'passed', 'failed', 'invalid', ...labels(['labels']), 'agents']]
      for (const { directory, file } of runs) {
        const { counts, problems } = await countVerdicts(directory)
        sayPassedOver(problems, io)
        const agents = new Set(file.sessions.flatMap((session) => session.agents))
        rows.push([
          file.run,
          file.startedAt.slice(0, 16).replace('T', ' '),
          String(counts.passed),
          String(counts.failed),
          String(counts.invalid),
          ...labels(labelsOfRun(file)),
          [...agents].join(', '),
        ])
      }
      for (const line of alignColumns(rows)) io.out(line)
    })
}
