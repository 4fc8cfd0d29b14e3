import { type Command, InvalidArgumentError } from 'commander'
import { alignColumns } from '../lib/core/align-columns.ts'
import { InputLines } from '../lib/play/input-lines.ts'
import type { JournalLine } from '../lib/results/journal-line.ts'
import { readJournalLine } from '../lib/results/journal-reader.ts'
import { findRun } from '../lib/results/list-runs.ts'
import { ResultsError } from '../lib/results/results-error.ts'
import type { StoredTrial } from '../lib/results/stored-trials.ts'
import { readSeen } from '../lib/results/task-line.ts'
import { explainEnd } from '../lib/trial/explain-end.ts'
import { formatNoun } from '../reporters/number-format.ts'
import type { CommandIo } from './command-io.ts'
import { resultsDirectory } from './results-directory.ts'
import { type ShowOptions as ShowTrialOptions, showTrial } from './show-trial.ts'
import { stepTrial } from './step-trial.ts'
import { trialsOfRun } from './trials-of-run.ts'

interface ShowOptions {
  readonly run?: string
  readonly agent?: string
  readonly domain?: string
  readonly attempt?: number
  readonly full?: boolean
  readonly seen?: boolean
  readonly step?: boolean
}

export function registerShow(program: Command, io: CommandIo): void {
  program
    .command('show')
    .description("list a task's attempts, or with --attempt show one trial whole")
    .argument('<task>', 'the task id, e.g. ST003_006')
    .option('--run <run>', 'the run, by name or directory (default: the latest)')
    .option('--attempt <number>', 'show this attempt: conversation, calls, expected and received', toAttempt)
    .option('--agent <name>', 'only this agent')
    .option('--domain <name>', 'only this domain')
    .option('--full', 'with --attempt: long values whole')
    .option('--seen', 'with --attempt: first the instructions and the tools that the agent got')
    .option('--step', 'with --attempt: one step after the other, each when you ask for it')
    .action(async (task: string, options: ShowOptions, command: Command) => {
      if (options.step && options.attempt === undefined) {
        command.error('error: --step takes --attempt <number> too')
      }
      const { directory, file } = findRun(resultsDirectory(), options.run)
      const trials = await trialsOfRun(directory, io)
      refuseUnknownAgent(file.run, options.agent, [...trials.values()])
      const found = [...trials.values()]
        .filter((trial) => matches(trial, task, options))
        .toSorted(byAgentAndAttempt)
      if (found.length === 0) throw nothingFound(file.run, task, options, [...trials.values()])
      if (options.attempt === undefined) {
        io.out(listAttempts(file.run, found).join('\n\n'))
      } else {
        if (found.length > 1) {
          const agents = new Set(found.map(({ meta }) => meta.agent))
          const flag = agents.size > 1 ? 'agent' : 'domain'
          const names = new Set(found.map(({ meta }) => meta[flag]))
          const several = `${found.length} trials; --${flag} shows one alone: ${[...names].join(', ')}.`
          if (options.step) command.error(`error: ${several}`)
          io.out(`${several}\n`)
        }
        const seen = readSeen(directory)
        const read = ({ place }: StoredTrial) => {
          const line = readJournalLine(place)
          const shown = { full: options.full, listsSeen: options.seen }
          return [line, { ...shown, seen: seen.get(line.fingerprints.sandbox) }] as const
        }
        const [first] = found
        if (options.step && first) return await stepHere(...read(first), io)
        const shown = found.map((trial) => showTrial(...read(trial)).join('\n'))
        io.out(shown.join(`\n\n${'─'.repeat(80)}\n\n`))
      }
    })
}

/** In this terminal, or by the lines that come from elsewhere. */
async function stepHere(line: JournalLine, options: ShowTrialOptions, io: CommandIo): Promise<void> {
  const { stdin, stdout } = process
  const lines = new InputLines({
    input: stdin,
    terminal: stdin.isTTY && stdout.isTTY ? stdout : undefined,
    echo: (prompt, typed) => io.out(prompt + typed),
  })
  try {
    await stepTrial(line, options, { say: io.out, ask: (prompt) => lines.next(prompt) })
  } finally {
    lines.close()
  }
}

function refuseUnknownAgent(run: string, agent: string | undefined, trials: readonly StoredTrial[]): void {
  const agents = [...new Set(trials.map(({ meta }) => meta.agent))].toSorted()
  if (agent === undefined || agents.includes(agent)) return
  const there = agents.length > 0 ? `It has ${agents.join(', ')}.` : 'It has no trial.'
  throw new ResultsError('NO_TRIAL', `Run ${run} has no agent ${agent}. ${there}`)
}

function toAttempt(text: string): number {
  if (!/^[1-9]\d*$/.test(text)) throw new InvalidArgumentError('Give a number from 1.')
  return Number(text)
}

function matches({ meta }: StoredTrial, task: string, options: ShowOptions): boolean {
  return (
    meta.task === task &&
    meta.agent === (options.agent ?? meta.agent) &&
    meta.domain === (options.domain ?? meta.domain) &&
    meta.attempt === (options.attempt ?? meta.attempt)
  )
}

function byAgentAndAttempt({ meta: a }: StoredTrial, { meta: b }: StoredTrial): number {
  return a.agent.localeCompare(b.agent) || a.domain.localeCompare(b.domain) || a.attempt - b.attempt
}

function nothingFound(
  run: string,
  task: string,
  options: ShowOptions,
  trials: readonly StoredTrial[],
): ResultsError {
  const ofTask = trials.filter(({ meta }) => meta.task === task)
  if (ofTask.length > 0) {
    const there = ofTask.toSorted(byAgentAndAttempt).map(({ meta }) => `${meta.agent} ${meta.attempt}`)
    return new ResultsError(
      'NO_TRIAL',
      `Run ${run} has trials of ${task}, but not that one. It has: ${there.slice(0, 12).join(', ')}${there.length > 12 ? `, ${there.length - 12} more` : ''}.`,
    )
  }
  const tasks = [...new Set(trials.map(({ meta }) => meta.task))].toSorted()
  const near = tasks.filter((id) => id.slice(0, 5) === task.slice(0, 5))
  const shown = (near.length > 0 ? near : tasks).slice(0, 12)
  const filters = [options.agent, options.domain].some((each) => each !== undefined)
    ? ' with these options'
    : ''
  return new ResultsError(
    'NO_TRIAL',
    `Run ${run} has no trial of ${task}${filters}. It has, among others: ${shown.join(', ') || 'none'}.`,
  )
}

/** One paragraph an agent and domain. */
function listAttempts(run: string, trials: readonly StoredTrial[]): string[] {
  return [...Map.groupBy(trials, ({ meta }) => `${meta.agent}, ${meta.domain}`)].map(([group, own]) => {
    const passed = own.filter(({ meta }) => meta.verdict === 'passed').length
    const valid = own.filter(({ meta }) => meta.verdict !== 'invalid').length
    const first = own[0]?.meta
    return [
      `${first?.task} in run ${run}, ${group}: ${valid === 0 ? 'no valid attempt' : `${passed} of ${formatNoun(valid, 'valid attempt')} passed`}`,
      ...alignColumns(own.map(attemptRow)).map((line) => `  ${line}`),
    ].join('\n')
  })
}

function attemptRow({ meta, place }: StoredTrial): string[] {
  const head = [`attempt ${meta.attempt}`, meta.verdict]
  if (meta.verdict === 'passed') return [...head, '']
  const { trial } = readJournalLine(place)
  if (trial.verdict === 'invalid')
    return [...head, `${trial.cause}: ${trial.message.replaceAll(/\s+/g, ' ')}`]
  if (trial.verdict === 'passed') return [...head, '']
  const deviations = trial.deviations.map((deviation) =>
    deviation.kind === 'wrong field'
      ? `wrong field ${deviation.table}.${deviation.column}`
      : `${deviation.kind} ${deviation.table} ${deviation.op}`,
  )
  const shown =
    deviations.slice(0, 4).join(', ') + (deviations.length > 4 ? `, ${deviations.length - 4} more` : '')
  const other = (trial.otherFailure ?? '').replaceAll(/\s+/g, ' ')
  const told = [explainEnd(trial), other, shown].filter((part) => part).join('; ')
  return [...head, `${told}${trial.clean ? ' (clean)' : ''}`]
}
