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
  /** Test files remain whose tests are not known yet: the totals will grow. */
  readonly open: boolean
}

/** Counts trials while they run. */
export class RunProgress {
  readonly #modules = new Map<string, ModuleProgress>()
  readonly #started: number
  readonly #moduleCount: number
  readonly #verdicts = { passed: 0, failed: 0, invalid: 0 }
  #resumed = 0
  #cost: number | undefined

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
      else if (trial.cost) this.#cost = (this.#cost ?? 0) + trial.cost
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
    return {
      tasks,
      tasksDone,
      trials,
      passed,
      failed,
      invalid,
      perSecond,
      millisecondsLeft:
        perSecond > 0 && ran >= Math.max(10, estimatedTrials / 20)
          ? (Math.max(0, estimatedTrials - finished) / perSecond) * 1000
          : undefined,
      cost: this.#cost,
      open: unknownModules > 0,
    }
  }
}

const width = 99

/** One line: `3/12 tasks  61/240 trials  50 passed  8 failed  3 invalid  12.4/s  $0.42  15 s left`. */
export function formatProgress(figures: ProgressFigures): string {
  const { tasks, tasksDone, trials, passed, failed, invalid, perSecond, millisecondsLeft, cost } = figures
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
  const line = [...counts, rate, ...spent, ...left].join('  ')
  if (line.length <= width) return line
  const narrow = [...counts, rate, ...spent, ...left].join(' ')
  // What it costs matters more than how fast it goes.
  return narrow.length <= width || cost === undefined ? narrow : [...counts, ...spent, ...left].join(' ')
}
