import { type Command, InvalidArgumentError } from 'commander'
import { findRun } from '../lib/results/list-runs.ts'
import { ResultsError } from '../lib/results/results-error.ts'
import { readSettings } from '../lib/settings/index.ts'
import { type ComparedRun, renderComparison } from '../reporters/compare-text.ts'
import type { CommandIo } from './command-io.ts'
import { resultsDirectory } from './results-directory.ts'
import { trialsOfRun } from './trials-of-run.ts'

export function registerCompare(program: Command, io: CommandIo): void {
  program
    .command('compare')
    .description(
      'compare runs, or the agents of one run, over the tasks they share; the first is the baseline',
    )
    .argument('<run...>', 'runs, by name or directory')
    .option('--agent <name...>', 'only these agents, in this order')
    .action(async (runs: string[], { agent: agents }: { agent?: string[] }) => {
      const columns = (await Promise.all(runs.map((run) => agentsOfRun(run, runs.length > 1, io)))).flat()
      const chosen = agents
        ? agents.flatMap((name) => columns.filter((column) => column.agent === name))
        : columns
      const [baseline, ...candidates] = chosen
      if (!baseline || candidates.length === 0) {
        const there = columns.map((column) => column.label).join(', ')
        throw new ResultsError(
          'NO_TRIAL',
          `A comparison needs two agents or runs with trials; there is: ${there || 'none'}.`,
        )
      }
      if (candidates.length > 25)
        throw new InvalidArgumentError('Compare at most 26 at once; choose some with --agent.')
      for (const line of renderComparison([baseline, ...candidates], readSettings(process.env).seed))
        io.out(line)
    })
}

async function agentsOfRun(
  name: string,
  showRun: boolean,
  io: CommandIo,
): Promise<(ComparedRun & { agent: string })[]> {
  const { directory, file } = findRun(resultsDirectory(), name)
  const trials = await trialsOfRun(directory, io)
  // In the report's order.
  const byAgent = [...Map.groupBy(trials.values(), ({ meta }) => meta.agent)].sort(([a], [b]) =>
    a < b ? -1 : 1,
  )
  return byAgent.map(([agent, own]) => ({
    agent,
    label: showRun ? `${agent} in ${file.run}` : agent,
    trials: own,
  }))
}
