import { relative } from 'node:path'
import type { GateResult } from '../lib/results/gates.ts'
import type { AgentSummary, Summary } from '../lib/results/summary.ts'
import type { CollectedRun } from './collect-trials.ts'
import { exitCode, type RunOutcome } from './exit-code.ts'
import { formatCount, formatDuration, formatNoun } from './number-format.ts'
import type { Paint } from './paint.ts'
import { failingTasks } from './report-text.ts'

/**
 * Where the rest is: the commands that show what the report leaves out, for the least reliable task, and the figures'
 * file.
 */
export function renderHints(run: CollectedRun, summary: Summary, summaryFile: string | undefined): string[] {
  const hints: string[] = []
  for (const { agent, domain, task } of summary.agents.flatMap(leastReliable).slice(0, 1)) {
    hints.push(` Attempts   npx thinkingbox show ${task}`)
    const found = run.trials.find(
      ({ meta }) => meta.agent === agent && meta.domain === domain && meta.task === task,
    )
    if (run.tasks > 1 && found) {
      hints.push(` Run alone  npx vitest run ${shortPath(found.test.module.moduleId)} -t ${task}`)
    }
  }
  if (summaryFile !== undefined) hints.push(` Figures    ${shortPath(summaryFile)}`)
  return hints
}

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
    ...(outcome.unfinished > 0 ? [`${formatNoun(outcome.unfinished, 'test')} did not run`] : []),
    ...(outcome.problems > 0 ? [formatNoun(outcome.problems, 'error')] : []),
    ...(good && run.failedTrials + outcome.invalid === 0 ? ['all passed'] : []),
    ...(outcome.failedGates === undefined ? [] : [gateFact(outcome.failedGates)]),
    ...(resumed > 0 ? [`${formatCount(resumed)} taken from the journal`] : []),
  ]
  const duration = milliseconds === undefined ? '' : ` (${formatDuration(milliseconds)})`
  const label = good ? paint(['bold', 'green'], 'PASS') : paint(['bold', 'red'], 'FAIL')
  return ['', ` ${label}  ${total}: ${facts.join(', ')}${duration}`, '']
}

function gateFact(failed: number): string {
  return failed === 0 ? 'every gate passed' : `${formatNoun(failed, 'gate')} failed`
}

/** One line a gate: whether it passed, its limit and the figure. */
export function renderGates(results: readonly GateResult[], paint: Paint): string[] {
  return results.map(({ agent, gate, passed, message }) => {
    const label = passed ? paint('green', 'gate passed') : paint(['bold', 'red'], 'gate FAILED')
    return ` ${label}  ${gate}, ${agent}: ${message}`
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
