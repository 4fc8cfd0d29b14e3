import type { TestCase, TestModule } from 'vitest/node'
import type {} from '../lib/vitest/augment-vitest.ts'
import { formatDuration, formatMoney } from './number-format.ts'

interface ModuleProgress {
  /** Unknown until its first test finishes; then what that test was. */
  kind: 'unknown' | 'trials' | 'ordinary'
  /** Whether to take it for a suite while its kind is unknown. */
  readonly expectTrials: boolean
  /** Tests that are going to run, or have run. */
  selected: number
  /** Tests still to finish, by the id of the `describe` that holds them: one per task. */
  readonly tasks: Map<string, number>
}

/** How far a run has come. */
export interface ProgressFigures {
  readonly tasks: number
  readonly tasksDone: number
  readonly trials: number
  readonly passed: number
  readonly failed: number
  readonly invalid: number
  /** Trials run in this session per second; those read from the journal do not count. */
  readonly perSecond: number
  /** Estimated; absent until ten trials, or a twentieth of all where that is more, have run in this session. */
  readonly millisecondsLeft: number | undefined
  /** US dollars of this session's trials; absent until one has cost something. */
  readonly cost: number | undefined
  /** Estimated, of all trials of this session; absent until ten have run, and where a cost is unknown. */
  readonly costOfAll?: number | undefined
  /** Test files remain whose tests are not known yet: the totals will grow. */
  readonly open: boolean
}

/** An estimate rests on so many trials of this session. */
const fewestTrials = 10

/** Counts trials while they run. */
export class RunProgress {
  readonly #modules = new Map<string, ModuleProgress>()
  readonly #started: number
  readonly #moduleCount: number
  readonly #verdicts = { passed: 0, failed: 0, invalid: 0 }
  #resumed = 0
  #cost: number | undefined
  #hasUnknownCost = false

  /**
   * @param moduleCount - how many test files the run has
   * @param now - the time in milliseconds, on any clock that later calls use too
   */
  constructor(moduleCount: number, now: number) {
    this.#moduleCount = moduleCount
    this.#started = now
  }

  collected(testModule: TestModule, expectTrials: boolean): void {
    const tasks = new Map<string, number>()
    let selected = 0
    for (const test of testModule.children.allTests()) {
      if (test.result().state === 'skipped') continue
      selected++
      tasks.set(test.parent.id, (tasks.get(test.parent.id) ?? 0) + 1)
    }
    this.#modules.set(testModule.id, { kind: 'unknown', expectTrials, selected, tasks })
  }

  finished(testCase: TestCase): void {
    const module = this.#modules.get(testCase.module.id)
    const left = module?.tasks.get(testCase.parent.id)
    if (!module || left === undefined) return
    module.tasks.set(testCase.parent.id, left - 1)
    const { trial } = testCase.meta()
    if (trial) {
      module.kind = 'trials'
      this.#verdicts[trial.verdict]++
      if (trial.resumed) this.#resumed++
      else if (trial.cost === undefined) this.#hasUnknownCost = true
      else if (trial.cost > 0) this.#cost = (this.#cost ?? 0) + trial.cost
      return
    }
    if (module.kind === 'unknown') module.kind = 'ordinary'
    module.selected--
  }

  figures(now: number): ProgressFigures {
    let tasks = 0
    let tasksDone = 0
    let trials = 0
    let suites = 0
    for (const module of this.#modules.values()) {
      if (module.kind === 'ordinary' || (module.kind === 'unknown' && !module.expectTrials)) continue
      suites++
      trials += module.selected
      tasks += module.tasks.size
      for (const left of module.tasks.values()) if (left <= 0) tasksDone++
    }
    const { passed, failed, invalid } = this.#verdicts
    const finished = passed + failed + invalid
    const elapsed = now - this.#started
    const ran = finished - this.#resumed
    const perSecond = elapsed > 0 ? (ran / elapsed) * 1000 : 0
    const unknownModules = this.#moduleCount - this.#modules.size
    const estimatedTrials = suites > 0 ? trials * (1 + unknownModules / suites) : trials
    const left = Math.max(0, estimatedTrials - finished)
    return {
      tasks,
      tasksDone,
      trials,
      passed,
      failed,
      invalid,
      perSecond,
      millisecondsLeft:
        perSecond > 0 && ran >= Math.max(fewestTrials, estimatedTrials / 20)
          ? (left / perSecond) * 1000
          : undefined,
      cost: this.#cost,
      costOfAll:
        this.#cost === undefined || this.#hasUnknownCost || ran < fewestTrials
          ? undefined
          : (this.#cost / ran) * (ran + left),
      open: unknownModules > 0,
    }
  }
}

/** Columns of the longest line. */
export const widestProgress = 99

/**
 * One line: `3/12 tasks  61/240 trials  50 passed  8 failed  3 invalid  12.4/s  $0.42 of ~$1.65  15 s left`.
 *
 * @param width - in so many columns, if that can be
 */
export function formatProgress(figures: ProgressFigures, width = widestProgress): string {
  const { tasks, tasksDone, trials, passed, failed, invalid, perSecond, millisecondsLeft, cost, costOfAll } =
    figures
  const more = figures.open ? '+' : ''
  const left = millisecondsLeft === undefined ? [] : [`${formatDuration(millisecondsLeft)} left`]
  const counts = [
    `${tasksDone}/${tasks}${more} tasks`,
    `${passed + failed + invalid}/${trials}${more} trials`,
    `${passed} passed`,
    `${failed} failed`,
    `${invalid} invalid`,
  ]
  const rate = `${perSecond.toFixed(perSecond < 100 ? 1 : 0)}/s`
  const spent = cost === undefined ? [] : [formatMoney(cost)]
  const spentOfAll = costOfAll === undefined ? spent : [`${spent.join('')} of ~${formatMoney(costOfAll)}`]
  const lines = [
    [...counts, rate, ...spentOfAll, ...left].join('  '),
    [...counts, rate, ...spentOfAll, ...left].join(' '),
    // What it costs matters more than how fast it goes, and how many tasks that are.
    ...(cost === undefined
      ? []
      : [
          [...counts, ...spentOfAll, ...left].join(' '),
          [...counts.slice(1), ...spentOfAll, ...left].join(' '),
          [...counts, ...spent, ...left].join(' '),
        ]),
  ]
  return lines.find((line) => line.length <= width) ?? lines.at(-1) ?? ''
}
