import type { TestCase } from 'vitest/node'
import type { CommandIo } from './command-io.ts'

/** Which suites to run. */
export interface SuiteChoice {
  /** Parts of the paths of suite files; empty for all. */
  readonly files: readonly string[]
  /** The agents under test, which are the names of their Vitest projects. */
  readonly agents: readonly string[]
  /** Only this task. */
  readonly task?: string | undefined
  /** False where the run is thrown away afterwards. */
  readonly keepsRun?: boolean
}

/**
 * Runs the suites of the project that the command is called in, and exits as Vitest would. Settings come from the
 * environment.
 *
 * @returns the tests that ran or were skipped
 */
export async function runSuites(
  { files, agents, task, keepsRun = true }: SuiteChoice,
  io: CommandIo,
): Promise<readonly TestCase[]> {
  // Loaded here: the other commands have no use for Vitest.
  const [{ startVitest }, { ReliabilityReporter }] = await Promise.all([
    import('vitest/node'),
    import('../reporters/index.ts'),
  ])
  const vitest = await startVitest('test', [...files], {
    run: true,
    watch: false,
    project: [...agents],
    reporters: [new ReliabilityReporter({ keepsRun })],
    ...(task !== undefined && { testNamePattern: task }),
  })
  const tests = vitest.state.getTestModules().flatMap(({ children }) => [...children.allTests()])
  await vitest.close()
  io.exitCode = Number(process.exitCode ?? 0)
  return tests
}
