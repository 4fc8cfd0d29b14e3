import type { SerializedError, TestModule, TestRunEndReason, Vitest } from 'vitest/node'
import { printedText } from '../lib/core/github-commands.ts'
import { checkGates, type GateResult, type Gates, hasGates } from '../lib/results/gates.ts'
import type { Summary } from '../lib/results/summary.ts'
import { readSettings } from '../lib/settings/index.ts'
import { renderBudget } from './budget-text.ts'
import { type CollectedRun, collectTrials } from './collect-trials.ts'
import { renderCustomers } from './customers-text.ts'
import { renderRegraded, renderRerun } from './earlier-sessions.ts'
import { exitCode, type RunOutcome } from './exit-code.ts'
import { explainOtherFailures, explainTrials, listSkipped } from './explain-failures.ts'
import { baselineOf, gatesInForce } from './gates-in-force.ts'
import { reportToGitHub } from './github.ts'
import { splitKnownErrors } from './known-errors.ts'
import { activeFilters, nothingSelected } from './nothing-selected.ts'
import { formatNoun } from './number-format.ts'
import type { OrdinaryTests } from './ordinary-tests.ts'
import { renderGates, renderOutcome } from './outcome-text.ts'
import type { Paint } from './paint.ts'
import { renderPilot } from './pilot-text.ts'
import { renderReport } from './report-text.ts'
import { writeRunFiles } from './run-files.ts'
import { placeOf, type RunPlace } from './run-place.ts'
import { runContextOf } from './suite-module.ts'
import { collectNotes, renderNotes } from './task-notes.ts'
import { type WholeRun, wholeRun } from './unselected-trials.ts'

export interface ReporterOptions {
  /** What a run must reach for the exit code to be 0. A gate in the environment replaces the one given here. */
  readonly gates?: Gates
  /** False where the run is thrown away afterwards, as by `thinkingbox check`: then nothing is written about it. */
  readonly keepsRun?: boolean
}

/** Trials whose report takes seconds to write: silence would look like a hang. */
const manyTrials = 1_000

/** What is said and written when a run is over, and its exit code. */
export class RunReport {
  readonly #vitest: Vitest
  readonly #ordinary: OrdinaryTests
  readonly #paint: Paint
  readonly #options: ReporterOptions

  /** @param ordinary - reports what are no trials */
  constructor(vitest: Vitest, ordinary: OrdinaryTests, paint: Paint, options: ReporterOptions) {
    this.#vitest = vitest
    this.#ordinary = ordinary
    this.#paint = paint
    this.#options = options
  }

  /** @param started - when the run began, on the clock of `performance.now()` */
  async give(
    testModules: readonly TestModule[],
    unhandledErrors: readonly SerializedError[],
    reason: TestRunEndReason,
    started: number,
  ): Promise<void> {
    const vitest = this.#vitest
    const run = collectTrials(testModules)
    const { lines: knownErrors, others: errors } = splitKnownErrors(unhandledErrors)
    const ordinary = shownModules(run)
    if (ordinary.length + errors.length > 0) this.#ordinary.onTestRunEnd(ordinary, errors, reason)
    explainOtherFailures(vitest, run.otherFailures, this.#paint)

    const problems = [...knownErrors, ...run.problems]
    if (unhandledErrors.length === 0 && !vitest.config.watch) problems.push(...nothingSelected(vitest, run))
    const place = run.trials.length > 0 ? this.#findPlace(run, problems) : undefined
    // Of tests that a run graded again has no trial of, only the number matters.
    if (activeFilters(vitest).length === 0 && place?.mode !== 'regrade')
      listSkipped(vitest, run.skipped, this.#paint)
    const summary = place && this.#report(run, place)
    const whole = place && summary && (await this.#writeFiles(run, summary, place, problems))
    if (place && whole) this.#print(renderPilot(run, place, performance.now() - started))
    const isUntested = run.trials.length === 0 && problems.length === 0 && reason !== 'interrupted'
    const gates =
      whole || (isUntested && this.#hasSuites()) ? await this.#checkGates(whole, place, problems) : []
    if (gates.length > 0) this.#print(renderGates(gates, readSettings(), this.#options.gates, this.#paint))
    const [overBudget, ...howToGoOn] = await this.#readBudget(run, place, problems)

    const outcome: RunOutcome = {
      failedTrials: run.failedTrials,
      otherFailures: run.otherFailures.length + run.failedOrdinary,
      invalid: run.invalidTrials,
      unfinished: run.unfinished,
      problems: problems.length + errors.length,
      interrupted: reason === 'interrupted',
      ...(gates.length > 0 && {
        gates: {
          failed: gates.filter((gate) => !gate.passed).length,
          allowFailures: gates.some(({ gate }) => gate !== 'maxInvalid'),
        },
      }),
    }
    for (const problem of problems)
      vitest.logger.error(printedText(` ${this.#paint(['bold', 'red'], 'ERROR')} ${problem}`))
    if (overBudget !== undefined) {
      this.#print([
        ` ${this.#paint(['bold', 'yellow'], 'BUDGET')} ${overBudget}`,
        ...howToGoOn.map((line) => ` ${line}`),
      ])
    }
    const duration = vitest.config.mergeReports ? undefined : performance.now() - started
    if (summary) this.#print(renderOutcome(run, outcome, duration, this.#paint))
    const toGitHub = overBudget === undefined ? problems : [...problems, overBudget]
    reportToGitHub({ vitest, run, summary, problems: toGitHub, errors, ordinary, env: process.env })
    // Vitest has set it for what it counts as a failure; only gates may take that back.
    if (exitCode(outcome) !== 0) process.exitCode = 1
    else if (gates.length > 0) process.exitCode = 0
  }

  #findPlace(run: CollectedRun, problems: string[]): RunPlace | undefined {
    try {
      return placeOf(this.#vitest, run)
    } catch (error) {
      problems.push(error instanceof Error ? error.message : String(error))
      return undefined
    }
  }

  /** Prints the figures of the trials that this command selected. */
  #report(run: CollectedRun, place: RunPlace): Summary {
    const metas = run.trials.map(({ meta }) => meta)
    const { summary } = wholeRun(place.run, metas, collectNotes(run))
    if (run.tasks === 1) explainTrials(this.#vitest, run.trials, this.#paint)
    this.#print(['', ...renderReport(summary, this.#paint), '', ...renderCustomers(summary, this.#paint)])
    this.#print([
      ...renderNotes(summary.notes ?? [], this.#paint),
      ...renderRerun(metas),
      ...(place.mode === 'regrade' ? renderRegraded(metas, this.#paint) : []),
    ])
    return summary
  }

  async #writeFiles(
    run: CollectedRun,
    summary: Summary,
    place: RunPlace,
    problems: string[],
  ): Promise<WholeRun> {
    if (this.#options.keepsRun === false) {
      const trials = run.trials.map(({ meta }) => meta)
      return { summary, trials }
    }
    if (run.trials.length >= manyTrials) {
      this.#print([` Writing the report of ${formatNoun(run.trials.length, 'trial')} …`])
    }
    const written = await writeRunFiles(run, summary, place)
    this.#print(written.lines)
    problems.push(...written.problems)
    return written.whole
  }

  /** Whether suites were asked for: files of unit tests have no gate to pass. Merged reports do not tell. */
  #hasSuites(): boolean {
    return this.#vitest.projects.some(runContextOf) || this.#vitest.config.mergeReports !== undefined
  }

  async #checkGates(
    whole: WholeRun | undefined,
    place: RunPlace | undefined,
    problems: string[],
  ): Promise<GateResult[]> {
    try {
      const settings = readSettings()
      const gates = gatesInForce(this.#options.gates, settings)
      if (!hasGates(gates)) return []
      if (!whole || !place) {
        problems.push(
          'The gates cannot be checked: no trial ran, every test was skipped or is an ordinary one.',
        )
        return []
      }
      const baseline = await baselineOf(gates, this.#vitest.config.root, settings.results, place)
      return checkGates(gates, whole.summary, whole.trials, baseline)
    } catch (error) {
      problems.push(error instanceof Error ? error.message : String(error))
      return []
    }
  }

  async #readBudget(run: CollectedRun, place: RunPlace | undefined, problems: string[]): Promise<string[]> {
    try {
      return await renderBudget(run, place)
    } catch (error) {
      problems.push(error instanceof Error ? error.message : String(error))
      return []
    }
  }

  #print(lines: readonly string[]): void {
    for (const line of lines) this.#vitest.logger.log(printedText(line))
  }
}

/** Files that Vitest's own report shows. Next to trials, files that were filtered out whole are noise. */
function shownModules(run: CollectedRun): readonly TestModule[] {
  if (run.trials.length === 0) return run.ordinaryModules
  return run.ordinaryModules.filter((testModule) => testModule.state() !== 'skipped')
}
