import type { SerializedError, TestCase, TestModule, TestSuite } from 'vitest/node'
import { taskKey } from '../lib/metrics/index.ts'
import { type TrialMeta, trialMetaSchema } from '../lib/results/trial-meta.ts'
import type { OverBudget } from '../lib/vitest/budget.ts'
import { isSuiteModule, runContextOf } from './suite-module.ts'

/** A trial together with the test that ran it. */
export interface ReportedTrial {
  readonly meta: TrialMeta
  readonly test: TestCase
}

/** A test, `describe` or file that failed without having a trial to show for it. */
export interface OtherFailure {
  readonly entity: TestCase | TestSuite | TestModule
  readonly errors: readonly SerializedError[]
}

/** What a run came to, read off Vitest's own record of it. */
export interface CollectedRun {
  /** Each attempt once. */
  readonly trials: readonly ReportedTrial[]
  readonly failedTrials: number
  readonly invalidTrials: number
  /** Distinct tasks among the trials. */
  readonly tasks: number
  /** Files without trials: Vitest's own report shows them. */
  readonly ordinaryModules: readonly TestModule[]
  /** Failures in suite files that are not trials: hooks, errors before a trial began, ordinary tests. */
  readonly otherFailures: readonly OtherFailure[]
  /** Tests in suite files that passed and are not trials. */
  readonly otherPassed: number
  readonly failedOrdinary: number
  /** Tests of suites that were skipped, by their author or while running, without having a trial. */
  readonly skipped: readonly TestCase[]
  /** Selected tests that never finished. */
  readonly unfinished: number
  /** Those of them that MAX_COST left out, each with the reason. */
  readonly overBudget: readonly { readonly test: TestCase; readonly reason: OverBudget }[]
  /** Tests that were found, and those of them that were selected and not skipped by their author. */
  readonly tests: number
  readonly ran: number
  /** How many tests a name pattern (`-t`) selects. */
  readonly selectedByName: (pattern: RegExp) => number
  /** Faults of the run as a whole, one sentence each. */
  readonly problems: readonly string[]
}

/**
 * Sorts out a finished run.
 *
 * @param testModules - every file of the run, as `onTestRunEnd` gets them
 */
export function collectTrials(testModules: readonly TestModule[]): CollectedRun {
  const trials: ReportedTrial[] = []
  const ordinaryModules: TestModule[] = []
  const otherFailures: OtherFailure[] = []
  const problems: string[] = []
  const skipped: TestCase[] = []
  const overBudget: { test: TestCase; reason: OverBudget }[] = []
  const reasons = new Set<string>()
  let otherPassed = 0
  let failedOrdinary = 0
  let unfinished = 0
  let tests = 0
  let ran = 0

  const distinct = new Set(testModules)
  if (distinct.size < testModules.length) {
    const twice = testModules.find((testModule, index) => testModules.indexOf(testModule) !== index)
    problems.push(
      `${twice?.relativeModuleId} is in more than one of the merged reports: remove those of an earlier run.`,
    )
  }
  for (const testModule of distinct) {
    const ordinary = !isSuiteModule(testModule)
    if (ordinary) ordinaryModules.push(testModule)
    for (const test of testModule.children.allTests()) {
      tests++
      const result = test.result()
      const raw = test.meta().trial
      if (raw) {
        ran++
        const parsed = trialMetaSchema.safeParse(raw)
        if (parsed.success) {
          trials.push({ meta: parsed.data, test })
          // The trial was right and recorded; what failed came after, such as a hook around the test.
          if (parsed.data.verdict === 'passed' && result.state === 'failed') {
            otherFailures.push({ entity: test, errors: result.errors })
          }
        } else
          problems.push(`"${test.fullName}" in ${place(testModule)} carries metadata that is not a trial's.`)
        continue
      }
      // A test that was filtered out, or skipped where it is written, has never started.
      if (result.state !== 'skipped' || test.diagnostic() !== undefined) ran++
      const { givenUp, overBudget: reason } = test.meta()
      if (reason) {
        unfinished++
        overBudget.push({ test, reason })
      } else if (givenUp !== undefined) {
        unfinished++
        reasons.add(givenUp)
      } else if (result.state === 'pending') unfinished++
      else if (result.state === 'skipped' && runContextOf(test.project)) skipped.push(test)
      else if (result.state === 'failed' && ordinary) failedOrdinary++
      else if (result.state === 'failed') otherFailures.push({ entity: test, errors: result.errors })
      else if (result.state === 'passed' && !ordinary) otherPassed++
    }
    const errors = testModule.errors()
    if (ordinary) failedOrdinary += errors.length > 0 || suiteErrors(testModule).length > 0 ? 1 : 0
    else {
      if (errors.length > 0) otherFailures.push({ entity: testModule, errors })
      otherFailures.push(...suiteErrors(testModule))
    }
  }
  const { once, duplicates } = dropDuplicates(trials)
  problems.push(...duplicates)
  // Every worker has its own, and one is enough.
  for (const reason of [...reasons].slice(0, 1)) {
    problems.push(`Gave up, because ${reason}. GIVE_UP_AFTER=0 never gives up.`)
  }
  return {
    trials: once,
    failedTrials: once.filter(({ meta }) => meta.verdict === 'failed').length,
    invalidTrials: once.filter(({ meta }) => meta.verdict === 'invalid').length,
    tasks: new Set(once.map(({ meta }) => taskKey(meta))).size,
    ordinaryModules,
    otherFailures,
    otherPassed,
    failedOrdinary,
    skipped,
    unfinished,
    overBudget,
    tests,
    ran,
    selectedByName: (pattern) =>
      testModules
        .flatMap((testModule) => Array.from(testModule.children.allTests()))
        .filter((test) => pattern.test(test.fullName)).length,
    problems,
  }
}

function suiteErrors(testModule: TestModule): OtherFailure[] {
  return Array.from(testModule.children.allSuites())
    .map((entity) => ({ entity, errors: entity.errors() }))
    .filter(({ errors }) => errors.length > 0)
}

/** Keeps the first of several trials of one attempt, and says which tasks are there more than once. */
function dropDuplicates(trials: readonly ReportedTrial[]): {
  readonly once: readonly ReportedTrial[]
  readonly duplicates: readonly string[]
} {
  const homes = new Map<string, TestModule>()
  const attempts = new Map<string, ReportedTrial>()
  const duplicates = new Set<string>()
  for (const trial of trials) {
    const { agent, domain, task, attempt } = trial.meta
    const { module } = trial.test
    const key = [agent, domain, task].join('\0')
    const home = homes.get(key) ?? module
    homes.set(key, home)
    const repeated = attempts.has(`${key}\0${attempt}`)
    if (home !== module) {
      duplicates.add(
        `Task ${domain}/${task} is in ${place(home)} and in ${place(module)}: give one of them another id.`,
      )
    } else if (repeated) {
      duplicates.add(`Task ${domain}/${task} is twice in ${place(home)}: give one of them another id.`)
    }
    if (!repeated) attempts.set(`${key}\0${attempt}`, trial)
  }
  return { once: [...attempts.values()], duplicates: [...duplicates] }
}

function place(testModule: TestModule): string {
  const { name } = testModule.project
  return name === '' ? testModule.relativeModuleId : `${testModule.relativeModuleId} (${name})`
}
