import type {
  Reporter,
  SerializedError,
  TestCase,
  TestModule,
  TestRunEndReason,
  TestSpecification,
  TestSuite,
  Vitest,
} from 'vitest/node'
import { checkGates, type GateResult, type Gates, hasGates } from '../lib/results/gates.ts'
import type { Summary } from '../lib/results/summary.ts'
import { readSettings } from '../lib/settings/index.ts'
import { type CollectedRun, collectTrials } from './collect-trials.ts'
import { renderRegraded, renderRerun } from './earlier-sessions.ts'
import { exitCode, type RunOutcome } from './exit-code.ts'
import { explainOtherFailures, explainTrials, listSkipped } from './explain-failures.ts'
import { baselineTrials, gatesInForce } from './gates-in-force.ts'
import { reportToGitHub } from './github.ts'
import { splitKnownErrors } from './known-errors.ts'
import { activeFilters, nothingSelected } from './nothing-selected.ts'
import { OrdinaryTests } from './ordinary-tests.ts'
import { renderGates, renderOutcome, renderStopped } from './outcome-text.ts'
import { type Paint, paintFor, plain } from './paint.ts'
import { ProgressDisplay } from './progress-display.ts'
import { renderReport } from './report-text.ts'
import { type WholeRun, wholeRun } from './rest-of-run.ts'
import { writeRunFiles } from './run-files.ts'
import { placeOf, type RunPlace } from './run-place.ts'
import { formatProgress, RunProgress } from './run-progress.ts'
import { isSuiteModule, runContextOf } from './suite-module.ts'
import { collectNotes, renderNotes } from './task-notes.ts'

export interface ReporterOptions {
  /** What a run must reach for the exit code to be 0. A gate in the environment replaces the one given here. */
  readonly gates?: Gates
  /** False where the run is thrown away afterwards, as by `thinkingbox check`: then nothing is written about it. */
  readonly keepsRun?: boolean
}

/**
 * The reporter of suites: one line of progress, then reliability per agent and domain, `summary.json` in the run's
 * directory and an exit code that is 0 only when every selected trial was valid and passed. Ordinary tests are
 * reported as Vitest's default reporter does.
 *
 * All figures come from the tests' metadata, so reports merged from shards equal the report of one run.
 *
 * @example
 * ```ts
 * import { defineConfig } from 'vitest/config'
 *
 * export default defineConfig({ test: { reporters: ['vitest-thinkingbox/reporter'] } })
 * ```
 */
export class ReliabilityReporter implements Reporter {
  readonly #options: ReporterOptions
  readonly #ordinary = new OrdinaryTests()
  #vitest: Vitest | undefined
  #paint: Paint = plain
  #display: ProgressDisplay | undefined
  #progress: RunProgress | undefined
  #started = 0

  constructor(options: ReporterOptions = {}) {
    this.#options = options
  }

  onInit(vitest: Vitest): void {
    this.#vitest = vitest
    this.#ordinary.onInit(vitest)
    const stream = vitest.logger.outputStream
    this.#paint = paintFor(stream, process.env)
    this.#display = new ProgressDisplay({
      write: (text) => stream.write(text),
      live: this.#ordinary.isTTY,
      columns: () => ('columns' in stream ? stream.columns : 0) || 80,
      now: () => performance.now(),
    })
    const interrupted = () => this.#sayHowToContinue()
    process.on('SIGINT', interrupted)
    process.on('SIGTERM', interrupted)
    vitest.onClose(() => {
      this.#display?.stop()
      process.off('SIGINT', interrupted)
      process.off('SIGTERM', interrupted)
    })
  }

  onTestRunStart(specifications: readonly TestSpecification[]): void {
    this.#ordinary.onTestRunStart(specifications)
    this.#started = performance.now()
    if (this.#vitest?.config.mergeReports) return
    const progress = new RunProgress(specifications.length, this.#started)
    this.#progress = progress
    this.#display?.start(() => {
      const figures = progress.figures(performance.now())
      return figures.trials === 0 ? '' : ` ${formatProgress(figures)}`
    })
  }

  onTestModuleCollected(testModule: TestModule): void {
    this.#progress?.collected(testModule, runContextOf(testModule.project) !== undefined)
  }

  onTestCaseResult(testCase: TestCase): void {
    this.#progress?.finished(testCase)
    this.#display?.update()
    if (!testCase.meta().trial) this.#ordinary.onTestCaseResult(testCase)
  }

  onTestSuiteResult(testSuite: TestSuite): void {
    this.#ordinary.onTestSuiteResult(testSuite)
  }

  onTestModuleEnd(testModule: TestModule): void {
    if (isSuiteModule(testModule) || (testModule.state() === 'skipped' && this.#isFiltered())) return
    this.#display?.clear()
    this.#ordinary.onTestModuleEnd(testModule)
  }

  onUserConsoleLog(...args: Parameters<OrdinaryTests['onUserConsoleLog']>): void {
    this.#display?.clear()
    this.#ordinary.onUserConsoleLog(...args)
  }

  async onTestRunEnd(
    testModules: readonly TestModule[],
    unhandledErrors: readonly SerializedError[],
    reason: TestRunEndReason,
  ): Promise<void> {
    const vitest = this.#vitest
    if (!vitest) return
    this.#display?.stop()
    const run = collectTrials(testModules)
    const { lines: knownErrors, others: errors } = splitKnownErrors(unhandledErrors)
    const ordinary = shownModules(run)
    if (ordinary.length + errors.length > 0) this.#ordinary.onTestRunEnd(ordinary, errors, reason)
    explainOtherFailures(vitest, run.otherFailures, this.#paint)

    const problems = [...knownErrors, ...run.problems]
    if (unhandledErrors.length === 0 && !vitest.config.watch) problems.push(...nothingSelected(vitest, run))
    const place = run.trials.length > 0 ? this.#findPlace(vitest, run, problems) : undefined
    // Of tests that a run graded again has no trial of, only the number matters.
    if (!this.#isFiltered() && place?.mode !== 'regrade') listSkipped(vitest, run.skipped, this.#paint)
    const summary = place && this.#report(vitest, run, place)
    const whole = place && summary && (await this.#writeFiles(run, summary, place, problems))
    const gates = whole ? await this.#checkGates(vitest, whole, problems) : []
    if (gates.length > 0) this.#print(renderGates(gates, readSettings(), this.#options.gates, this.#paint))

    const outcome: RunOutcome = {
      failedTrials: run.failedTrials,
      otherFailures: run.otherFailures.length + run.failedOrdinary,
      invalid: run.invalidTrials,
      unfinished: run.unfinished,
      problems: problems.length + errors.length,
      interrupted: reason === 'interrupted',
      ...(gates.length > 0 && { failedGates: gates.filter((gate) => !gate.passed).length }),
    }
    for (const problem of problems)
      vitest.logger.error(` ${this.#paint(['bold', 'red'], 'ERROR')} ${problem}`)
    const duration = vitest.config.mergeReports ? undefined : performance.now() - this.#started
    if (summary) this.#print(renderOutcome(run, outcome, duration, this.#paint))
    if (reason === 'interrupted') this.#sayHowToContinue()
    this.#progress = undefined
    reportToGitHub({ vitest, run, summary, problems, errors, ordinary, env: process.env })
    // Vitest has set it for what it counts as a failure; only gates may take that back.
    if (exitCode(outcome) !== 0) process.exitCode = 1
    else if (gates.length > 0) process.exitCode = 0
  }

  onWatcherStart(...args: Parameters<OrdinaryTests['onWatcherStart']>): void {
    this.#ordinary.onWatcherStart(...args)
  }

  onWatcherRerun(files: string[], trigger?: string): void {
    this.#ordinary.onWatcherRerun(files, trigger)
  }

  onTestRemoved(trigger?: string): void {
    this.#ordinary.onTestRemoved(trigger)
  }

  onServerRestart(reason?: string): void {
    this.#ordinary.onServerRestart(reason)
  }

  onTestCaseBenchmark(...args: Parameters<OrdinaryTests['onTestCaseBenchmark']>): void {
    this.#ordinary.onTestCaseBenchmark(...args)
  }

  #findPlace(vitest: Vitest, run: CollectedRun, problems: string[]): RunPlace | undefined {
    try {
      return placeOf(vitest, run)
    } catch (error) {
      problems.push(error instanceof Error ? error.message : String(error))
      return undefined
    }
  }

  /** Prints the figures of the trials that this command selected. */
  #report(vitest: Vitest, run: CollectedRun, place: RunPlace): Summary {
    const metas = run.trials.map(({ meta }) => meta)
    const { summary } = wholeRun(place.run, metas, collectNotes(run))
    if (run.tasks === 1) explainTrials(vitest, run.trials, this.#paint)
    this.#print(['', ...renderReport(summary, this.#paint), ''])
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
    const written = await writeRunFiles(run, summary, place)
    this.#print(written.lines)
    problems.push(...written.problems)
    return written.whole
  }

  async #checkGates(vitest: Vitest, whole: WholeRun, problems: string[]): Promise<GateResult[]> {
    try {
      const settings = readSettings()
      const gates = gatesInForce(this.#options.gates, settings)
      if (!hasGates(gates)) return []
      const baseline = await baselineTrials(gates, vitest.config.root, settings.results)
      return checkGates(gates, whole.summary, whole.trials, baseline)
    } catch (error) {
      problems.push(error instanceof Error ? error.message : String(error))
      return []
    }
  }

  /** Whether an option chooses among the tests of a file: what it leaves out is not worth a line. */
  #isFiltered(): boolean {
    return this.#vitest !== undefined && activeFilters(this.#vitest).length > 0
  }

  #sayHowToContinue(): void {
    this.#display?.stop()
    if (!this.#progress || !this.#vitest) return
    const context = this.#vitest.projects.map(runContextOf).find((each) => each !== undefined)
    const lines = renderStopped(this.#progress.figures(performance.now()), context?.run)
    if (lines.length > 0) this.#vitest.logger.error(['', ...lines, ''].join('\n'))
  }

  #print(lines: readonly string[]): void {
    for (const line of lines) this.#vitest?.logger.log(line)
  }
}

/** Files that Vitest's own report shows. Next to trials, files that were filtered out whole are noise. */
function shownModules(run: CollectedRun): readonly TestModule[] {
  if (run.trials.length === 0) return run.ordinaryModules
  return run.ordinaryModules.filter((testModule) => testModule.state() !== 'skipped')
}
