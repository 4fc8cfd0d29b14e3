import type {} from 'vitest'
import type { MutationCounts } from '../check/index.ts'
import type { RunContext } from '../results/run-context.ts'
import type { TrialMeta } from '../results/trial-meta.ts'
import type { OverBudget } from './budget.ts'

declare module 'vitest' {
  interface TaskMeta {
    /** What the reliability report needs to know of this test's trial. */
    trial?: TrialMeta
    /** Why this test's trial was not run, where the worker's circuit breaker was open. */
    givenUp?: string
    /** Why this test's trial was not run, where MAX_COST is set. */
    overBudget?: OverBudget
    /** What the check of this test's task tried, where one was asked for. */
    mutations?: MutationCounts
  }

  interface ProvidedContext {
    /** Absent when the suites' global set-up did not run. */
    thinkingbox: RunContext
  }
}
