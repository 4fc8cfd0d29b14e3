import { resolve } from 'node:path'
import type { Command } from 'commander'
import { listRuns } from '../lib/results/list-runs.ts'
import { ResultsError } from '../lib/results/results-error.ts'
import { labelsOfRun, writeFileAtomically } from '../lib/results/run-directory.ts'
import { readTrend } from '../lib/results/trend.ts'
import { renderTrendPage } from '../reporters/trend/trend-page.ts'
import { renderTrend } from '../reporters/trend/trend-text.ts'
import type { CommandIo } from './command-io.ts'
import { resultsDirectory } from './results-directory.ts'
import { sayPassedOver } from './trials-of-run.ts'

interface Options {
  readonly label?: string
  readonly agent?: readonly string[]
  readonly domain?: string
  readonly out?: string
}

export function registerTrend(program: Command, io: CommandIo): void {
  program
    .command('trend')
    .description('show how each agent does over time, run by run, and where runs cannot be compared')
    .option('--label <label>', 'only runs with this label, as LABEL gave it')
    .option('--agent <name...>', 'only these agents')
    .option('--domain <domain>', 'only tasks of this domain')
    .option('--out <file>', 'write a page with charts as well')
    .action(async ({ label, agent: agents, domain, out }: Options) => {
      const results = resultsDirectory()
      const runs = listRuns(results, (error) => io.err(`Passed over: ${error.message}`))
      const chosen = runs.filter(({ file }) => label === undefined || labelsOfRun(file).includes(label))
      if (chosen.length === 0) {
        const labels = [...new Set(runs.flatMap(({ file }) => labelsOfRun(file)))].sort()
        const where =
          label === undefined
            ? `There are no runs in ${results}.`
            : `No run in ${results} has the label ${label}.`
        const there = labels.length > 0 ? ` There are the labels ${labels.join(', ')}.` : ''
        throw new ResultsError('NO_RUN', `${where}${there}`, results)
      }
      const { lines, problems } = await readTrend(chosen, { agents, domain })
      sayPassedOver(problems, io)
      if (lines.length === 0) {
        throw new ResultsError(
          'NO_TRIAL',
          'None of the runs holds a trial of such an agent and domain.',
          results,
        )
      }
      for (const line of renderTrend(lines)) io.out(line)
      if (out === undefined) return
      const which = [label ?? 'all runs', ...(domain === undefined ? [] : [domain])].join(', ')
      writeFileAtomically(resolve(out), renderTrendPage(lines, which))
      io.out(resolve(out))
    })
}
