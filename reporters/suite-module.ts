import type { TestModule, TestProject } from 'vitest/node'
import type { RunContext } from '../lib/results/run-context.ts'
import type {} from '../lib/vitest/augment-vitest.ts'

/** The run that the suites' global set-up opened for a project, if there is one. */
export function runContextOf(project: TestProject): RunContext | undefined {
  return project.getProvidedContext().thinkingbox
}

/**
 * Whether a file holds trials: one of its tests says so or could not be recorded, or none of them ran and its project
 * runs suites. A file that could not be loaded is no suite: it has nothing but its error to show.
 */
export function isSuiteModule(testModule: TestModule): boolean {
  let ran = testModule.errors().length > 0
  for (const test of testModule.children.allTests()) {
    if (test.meta().trial || test.meta().overBudget) return true
    const { state, errors = [] } = test.result()
    // A trial that could not be written down, on a full disk for instance, has no metadata to tell it by.
    if (errors.some((error) => error.name === 'ResultsError')) return true
    ran ||= state !== 'skipped'
  }
  return !ran && runContextOf(testModule.project) !== undefined
}
