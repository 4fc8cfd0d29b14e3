import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { type Command, InvalidArgumentError } from 'commander'
import { alignColumns } from '../lib/core/align-columns.ts'
import { listRuns } from '../lib/results/list-runs.ts'
import { type PrunableRun, prunableRuns } from '../lib/results/prunable-runs.ts'
import { ResultsError } from '../lib/results/results-error.ts'
import { formatBytes, formatNoun } from '../reporters/number-format.ts'
import { CommandError } from './command-error.ts'
import type { CommandIo } from './command-io.ts'
import { resultsDirectory } from './results-directory.ts'

interface PruneOptions {
  readonly olderThan?: number
  readonly keep?: number
  readonly yes?: true
}

const dayMs = 86_400_000

export function registerPrune(program: Command, io: CommandIo): void {
  const command = program
    .command('prune')
    .description('remove old runs; without --yes only list them')
    .option('--older-than <days>', 'runs whose last session began so many days ago', toDays)
    .option('--keep <n>', 'all but the last n runs', toCount)
    .option('--yes', 'remove them')
    .action(({ olderThan, keep, yes }: PruneOptions) => {
      if (olderThan === undefined && keep === undefined)
        command.error('Say which runs may go: --older-than <days>, --keep <n>, or both.')
      const results = resultsDirectory()
      if (!existsSync(results)) throw new ResultsError('NO_RUN', `There is no directory ${results}.`, results)
      const runs = listRuns(results, (error) => io.err(`Passed over: ${error.message}`))
      const since = olderThan === undefined ? undefined : new Date(Date.now() - olderThan * dayMs)
      const found = prunableRuns(runs, { keep, since })
      for (const { file, writer } of found) if (writer) io.err(sayWhyItStays(file.run, writer))
      const chosen = found.filter(({ writer }) => writer === undefined)
      const kept = runs.length - chosen.length
      const stay = `${formatNoun(kept, 'run')} ${kept === 1 ? 'stays' : 'stay'}`
      if (chosen.length === 0) return io.out(`Nothing to remove: ${stay}.`)
      for (const line of listed(chosen)) io.out(line)
      if (yes) for (const run of chosen) remove(run)
      const size = formatBytes(chosen.reduce((sum, { bytes }) => sum + bytes, 0))
      const what = `${formatNoun(chosen.length, 'run')}, ${size}`
      io.out(
        yes ? `Removed ${what}; ${stay}.` : `This would remove ${what}; ${stay}. Add --yes to remove them.`,
      )
    })
}

function toCount(text: string): number {
  if (!/^\d+$/.test(text)) throw new InvalidArgumentError('Give a number from 0.')
  return Number(text)
}

function toDays(text: string): number {
  const days = Number(text)
  if (!/^\d+(\.\d+)?$/.test(text) || days * dayMs > Date.now())
    throw new InvalidArgumentError('Give a number of days, such as 30.')
  return days
}

function sayWhyItStays(run: string, { pid, host, startedAt }: NonNullable<PrunableRun['writer']>): string {
  return `${run} stays: process ${pid} on ${host} writes to it, since ${startedAt}.`
}

function listed(runs: readonly PrunableRun[]): string[] {
  return alignColumns([
    ['run', 'last session (UTC)', 'size', 'agents'],
    ...runs.map(({ file, lastSession, bytes }) => [
      file.run,
      lastSession.slice(0, 16).replace('T', ' '),
      formatBytes(bytes),
      [...new Set(file.sessions.flatMap((session) => session.agents))].join(', '),
    ]),
  ])
}

/** `run.json` goes last: what is left when this is interrupted is still a run, and goes the next time. */
function remove({ directory }: PrunableRun): void {
  try {
    for (const name of readdirSync(directory)) {
      if (name !== 'run.json') rmSync(join(directory, name), { recursive: true })
    }
    rmSync(directory, { recursive: true })
  } catch (error) {
    throw CommandError.forFile(directory, error, 'remove')
  }
}
