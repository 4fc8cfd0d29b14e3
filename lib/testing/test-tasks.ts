import { describe, expect, test } from 'vitest'
import { checkTaskSet, type PlannedTask, type TaskPlan } from '../check/task-set/index.ts'
import type { AnySandbox } from '../sandbox/index.ts'

/**
 * Registers Vitest tests of a domain's tasks as a set: each says how hard it is, why, and which policy section decides
 * it; no two are alike; together they need every state-changing tool, every policy section and every value of a
 * column's list; and they are hard in enough different ways. What only a complete set can show is skipped until there are
 * as many tasks as the plan says; `npx thinkingbox tasks <domain> --requirements` lists what is missing.
 *
 * Call it at the top of a test file.
 *
 * @param tasks - the domain's, as `findTasks` finds them
 * @example
 * ```ts
 * import { findTasks, testTasks } from 'vitest-thinkingbox/testing'
 * import { depot } from './depot.ts'
 *
 * testTasks(depot, await findTasks(process.cwd()), { size: 40 })
 * ```
 */
export function testTasks(sandbox: AnySandbox, tasks: readonly PlannedTask[], plan: TaskPlan = {}): void {
  describe(`the tasks of ${sandbox.name}`, () => {
    for (const { name, binds, problems } of checkTaskSet(sandbox, tasks, plan)) {
      test.skipIf(!binds)(name, () => expect(problems).toEqual([]))
    }
  })
}
