import { basename, dirname, relative, resolve } from 'node:path'
import type { GateResult, Gates } from '../lib/results/gates.ts'
import { listRuns } from '../lib/results/list-runs.ts'
import { isRun } from '../lib/results/run-directory.ts'
import type { AgentSummary, Summary } from '../lib/results/summary.ts'
import { describeSettings, readSettings, type Settings } from '../lib/settings/index.ts'
import { settingTable } from '../lib/settings/setting-table.ts'
import {
  continueCommand,
  settingsIn,
  terminalCommand,
  typedCommand,
} from '../lib/settings/terminal-commands.ts'
import type { CollectedRun } from './collect-trials.ts'
import { exitCode, type RunOutcome } from './exit-code.ts'
import { formatCount, formatDuration, formatNoun } from './number-format.ts'
import type { Paint } from './paint.ts'
import { failingTasks } from './report-text.ts'
import type { RunPlace } from './run-place.ts'

/**
 * Where the rest is: the commands that show what the report leaves out, for the least reliable task, and the figures'
 * file; and how to run again what was invalid.
 */
export function renderHints(
  run: CollectedRun,
  summary: Summary,
  place: RunPlace,
  summaryFile: string | undefined,
): string[] {
  const hints: string[] = []
  for (const { agent, domain, task } of summary.agents.flatMap(leastReliable).slice(0, 1)) {
    hints.push(` Attempts   ${showCommand(task, place)}`)
    const found = run.trials.find(
      ({ meta }) => meta.agent === agent && meta.domain === domain && meta.task === task,
    )
    if (run.tasks > 1 && found) {
      hints.push(` Run alone  ${aloneCommand(shortPath(found.test.module.moduleId), task, place)}`)
    }
  }
  if (run.invalidTrials > 0 && isRun(place.directory) && place.mode !== 'merge' && place.mode !== 'regrade') {
    hints.push(
      ` Run again  ${formatNoun(run.invalidTrials, 'invalid trial')}, and no finished one, with:`,
      `            ${continueCommand(place.run)}`,
    )
  }
  if (summaryFile !== undefined) hints.push(` Figures    ${shortPath(summaryFile)}`)
  return hints
}

/** `show` reads the latest run in the usual directory: another one has to be named. */
export function showCommand(task: string, { directory }: Pick<RunPlace, 'directory'>): string {
  const words = ['npx', 'thinkingbox', 'show', task]
  // What was merged from reports has its journals elsewhere.
  if (!isRun(directory)) return terminalCommand(words)
  const results = dirname(directory)
  const latest = listRuns(results).at(-1)?.directory
  return terminalCommand([...words, ...(latest === directory ? [] : ['--run', basename(directory)])], {
    RESULTS: results === resolve(readSettings({}).results) ? undefined : shortPath(results),
  })
}

/** A run of its own, unless stored trials are graded; gates are about whole runs. */
function aloneCommand(file: string, task: string, { mode }: RunPlace): string {
  const { RUN, ...settings } = settingsIn(process.env)
  const gates = describeSettings().filter(({ group }) => group === 'Gates')
  for (const { name } of gates) delete settings[name]
  return terminalCommand([...commandForFile(file), '-t', task], {
    ...(mode === 'regrade' && { RUN }),
    ...settings,
  })
}

/** What the command had besides the files, the name pattern and where reports go: `--config`, `--root`, `--project` and others. */
function commandForFile(file: string): string[] {
  const [, tool, ...words] = typedCommand(process.argv)
  // `thinkingbox regrade` runs Vitest by itself, and its options are its own.
  const typed = tool === 'vitest' ? words : []
  const kept: string[] = []
  for (let index = 0; index < typed.length; index++) {
    const word = typed[index] ?? ''
    const value = typed[index + 1]
    if (!word.startsWith('-')) continue
    const hasValue =
      !word.includes('=') && value !== undefined && !value.startsWith('-') && takesValue.test(word)
    if (hasValue) index++
    if (!ofWholeRun.test(word)) kept.push(word, ...(hasValue ? [value] : []))
  }
  return ['npx', 'vitest', 'run', file, ...kept]
}

/** Options about which tests run, and about reports. */
const ofWholeRun = /^(?:-t|--testNamePattern|--shard|--reporter|--outputFile|--merge|--watch|-w|--ui)/

/** Options whose value may be a word of its own; of the others the word after them is a file's name. */
const takesValue =
  /^(?:-t|--testNamePattern|--shard|--reporter|--outputFile[.\w]*|-c|--config|-r|--root|--dir|--project|--mode|--pool|--maxWorkers|--configLoader)$/

/**
 * The last line: whether the run was a success, and if not, why.
 *
 * @param milliseconds - how long the run took; absent for reports merged from several runs
 */
export function renderOutcome(
  run: CollectedRun,
  outcome: RunOutcome,
  milliseconds: number | undefined,
  paint: Paint,
): string[] {
  const good = exitCode(outcome) === 0
  const total = `${formatNoun(run.trials.length, 'trial')} of ${formatNoun(run.tasks, 'task')}`
  const others = outcome.otherFailures
  const resumed = run.trials.filter(({ meta }) => meta.resumed).length
  const facts = [
    ...(run.failedTrials > 0 ? [`${formatCount(run.failedTrials)} failed`] : []),
    ...(outcome.invalid > 0 ? [`${formatCount(outcome.invalid)} invalid`] : []),
    ...(others > 0 ? [formatNoun(others, 'other failure')] : []),
    ...(outcome.unfinished > 0 ? [unfinishedFact(run, outcome.unfinished)] : []),
    ...(outcome.problems > 0 ? [formatNoun(outcome.problems, 'error')] : []),
    ...(good && run.failedTrials + outcome.invalid === 0 ? ['all passed'] : []),
    ...(outcome.gates ? [gateFact(outcome.gates.failed)] : []),
    ...(resumed > 0 ? [`${formatCount(resumed)} taken from the journal`] : []),
  ]
  const duration = milliseconds === undefined ? '' : ` (${formatDuration(milliseconds)})`
  const label = good ? paint(['bold', 'green'], 'PASS') : paint(['bold', 'red'], 'FAIL')
  return ['', ` ${label}  ${total}: ${facts.join(', ')}${duration}`, '']
}

function unfinishedFact({ overBudget }: CollectedRun, tests: number): string {
  return `${formatNoun(tests, 'test')} did not run${overBudget.length > 0 ? ' (MAX_COST)' : ''}`
}

function gateFact(failed: number): string {
  return failed === 0 ? 'every gate passed' : `${formatNoun(failed, 'gate')} failed`
}

/**
 * One line a gate: whether it passed, its limit and the figure. A gate has the name under which it was set.
 *
 * @param settings - the gates that they set are named by their variable
 * @param options - the gates among the reporter's options, if there are any
 */
export function renderGates(
  results: readonly GateResult[],
  settings: Settings,
  options: Gates | undefined,
  paint: Paint,
): string[] {
  return results.map(({ agent, gate, passed, message }) => {
    const label = passed ? paint('green', 'gate passed') : paint(['bold', 'red'], 'gate FAILED')
    const asOption = options !== undefined && settings[gate] === undefined
    const name = asOption ? gate : settingTable[gate].variable
    return ` ${label}  ${name}, ${agent}: ${message}`
  })
}

function leastReliable(agent: AgentSummary): { agent: string; domain: string; task: string }[] {
  return agent.domains.flatMap((domain) =>
    failingTasks(domain)
      .slice(0, 1)
      .map(({ task }) => ({ agent: agent.agent, domain: domain.domain, task })),
  )
}

/** Relative to where the command was typed, unless that would lead out of it. */
export function shortPath(file: string): string {
  const path = relative(process.cwd(), file)
  return path.startsWith('..') ? file : path
}
