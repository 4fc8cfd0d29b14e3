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
import { announceReporter } from '../lib/results/reporter-presence.ts'
import { activeFilters } from './nothing-selected.ts'
import { OrdinaryTests } from './ordinary-tests.ts'
import { type Paint, paintFor, plain } from './paint.ts'
import { ProgressDisplay } from './progress-display.ts'
import { formatProgress, RunProgress, widestProgress } from './run-progress.ts'
import type { ReporterOptions } from './run-report.ts'
import { renderStopped } from './stopped-text.ts'
import { isSuiteModule, runContextOf } from './suite-module.ts'

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
    this.#announce(false)
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

  /** Tells the set-up of the suites. */
  #announce(isRunning: boolean): void {
    if (this.#vitest) announceReporter(this.#vitest, { gates: this.#options.gates, isRunning })
  }

  onTestRunStart(specifications: readonly TestSpecification[]): void {
    this.#ordinary.onTestRunStart(specifications)
    this.#announce(true)
    this.#started = performance.now()
    if (this.#vitest?.config.mergeReports) return
    const progress = new RunProgress(specifications.length, this.#started)
    this.#progress = progress
    this.#display?.start((columns) => {
      const figures = progress.figures(performance.now())
      return figures.trials === 0 ? '' : ` ${formatProgress(figures, Math.min(columns - 1, widestProgress))}`
    })
  }

  onTestModuleCollected(testModule: TestModule): void {
    // Needed at the end, and loaded while the first trials run.
    loadRunReport().catch(() => {})
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
    this.#announce(false)
    const { RunReport } = await loadRunReport()
    const report = new RunReport(vitest, this.#ordinary, this.#paint, this.#options)
    await report.give(testModules, unhandledErrors, reason, this.#started)
    if (reason === 'interrupted') this.#sayHowToContinue()
    this.#progress = undefined
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
}

/** What is done when a run is over. It takes a while to load, and the first trial need not wait for it. */
function loadRunReport() {
  return import('./run-report.ts')
}
