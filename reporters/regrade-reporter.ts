import type { Reporter, SerializedError, TestModule, Vitest } from 'vitest/node'
import { summarise } from '../lib/results/summarise.ts'
import { type TrialMeta, trialMetaSchema } from '../lib/results/trial-meta.ts'
import { paintFor } from './paint.ts'
import { renderHeadline } from './report-text.ts'

/** Says what changed when a run's stored trials were graded again: the figures before and after, and every flip. */
export class RegradeReporter implements Reporter {
  #vitest: Vitest | undefined

  onInit(vitest: Vitest): void {
    this.#vitest = vitest
  }

  onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[]): void {
    const logger = this.#vitest?.logger
    if (!logger) return
    const failures = modules.flatMap((module) => module.errors())
    for (const error of [...errors, ...failures]) logger.error(error.message)
    const trials = modules.flatMap((module) =>
      [...module.children.allTests()].flatMap((test) => {
        const parsed = trialMetaSchema.safeParse(test.meta().trial)
        return parsed.success ? [parsed.data] : []
      }),
    )
    for (const line of renderRegrade(trials, paintFor(process.stdout, process.env))) logger.log(line)
    // Failed trials are what is being looked at here, not a failure of the command.
    process.exitCode = errors.length + failures.length > 0 || trials.length === 0 ? 1 : 0
  }
}

/** The lines of a regrading: figures before, figures after, flipped verdicts. */
export function renderRegrade(trials: readonly TrialMeta[], paint: ReturnType<typeof paintFor>): string[] {
  if (trials.length === 0) return ['No stored trial was selected.']
  const before = trials.map((trial) => ({ ...trial, verdict: trial.was ?? trial.verdict }))
  const flips = trials
    .filter((trial) => trial.was !== undefined && trial.was !== trial.verdict)
    .toSorted((a, b) => key(a).localeCompare(key(b)) || a.attempt - b.attempt)
  return [
    `${trials.length} stored trials, graded again by today's expectations.`,
    '',
    'Before',
    ...renderHeadline(summarise(before, 'before'), paint),
    '',
    'After',
    ...renderHeadline(summarise(trials, 'after'), paint),
    '',
    flips.length === 0 ? 'No verdict flipped.' : `${flips.length} verdicts flipped:`,
    ...flips.map((trial) => `  ${key(trial)} attempt ${trial.attempt}: ${trial.was} → ${trial.verdict}`),
  ]
}

function key(trial: TrialMeta): string {
  return `${trial.agent} ${trial.domain} ${trial.task}`
}
