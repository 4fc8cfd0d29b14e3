import type { AnySandbox } from '../../define/define-sandbox.ts'
import { coverageRules } from './coverage-rules.ts'
import { descriptionRules } from './description-rules.ts'
import { difficultyRules } from './difficulty-rules.ts'
import type { PlannedTask, Requirement, TaskPlan } from './requirement.ts'
import { varietyRules } from './variety-rules.ts'

/**
 * What a domain's tasks must show together: that each says how hard it is and why, that no two are alike, that together
 * they need every tool, rule and value, and that they ask enough of an agent. Looks at the tasks alone and runs nothing.
 *
 * @param sandbox - the domain's
 * @param tasks - all of its tasks
 * @param plan - what the set is to become: how large it is when complete, and what no task can need
 * @returns every requirement, those that hold already included
 * @example
 * ```ts
 * const unmet = checkTaskSet(depot, tasks, { size: 40 }).filter(({ problems }) => problems.length > 0)
 * ```
 */
export function checkTaskSet(
  sandbox: AnySandbox,
  tasks: readonly PlannedTask[],
  plan: TaskPlan = {},
): readonly Requirement[] {
  const isComplete = plan.size !== undefined && tasks.length >= plan.size
  return [...descriptionRules, ...varietyRules, ...coverageRules, ...difficultyRules].map(
    ({ name, fromStart = false, problems }) => ({
      name,
      binds: fromStart || isComplete,
      problems: problems({ sandbox, tasks, plan }),
    }),
  )
}
