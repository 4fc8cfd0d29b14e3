import type { TestModule } from 'vitest/node'
import { DefaultReporter } from 'vitest/node'
import { isSuiteModule } from './suite-module.ts'

/** Vitest's own report, for everything that is not a trial: unit tests, errors while loading, console output. */
export class OrdinaryTests extends DefaultReporter {
  constructor() {
    super({ summary: false })
  }

  override onWatcherRerun(files: string[], trigger?: string): void {
    super.onWatcherRerun(files, trigger)
    this.failedUnwatchedFiles = this.failedUnwatchedFiles.filter((testModule) => !isSuiteModule(testModule))
  }

  protected override printTestModule(testModule: TestModule): void {
    if (!isSuiteModule(testModule)) super.printTestModule(testModule)
  }
}
