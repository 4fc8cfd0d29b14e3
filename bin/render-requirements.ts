import type { Requirement, TaskPlan } from '../lib/check/task-set/index.ts'

/** How many problems of one requirement are listed. */
const mostListed = 40

/** What a domain's tasks do not show yet: first what is required already, then what only the complete set must show. */
export function renderRequirements(
  domain: string,
  count: number,
  plan: TaskPlan,
  requirements: readonly Requirement[],
): string[] {
  const unmet = requirements.filter(({ problems }) => problems.length > 0)
  const [now, later] = [true, false].map((binds) => unmet.filter((each) => each.binds === binds))
  const of = plan.size === undefined ? '' : ` of ${plan.size}`
  return [
    `${domain}: ${count}${of} tasks, ${requirements.length - unmet.length} of ${requirements.length} requirements met`,
    ...section('not met', now ?? []),
    ...section('not met yet, and required of the complete set', later ?? []),
  ]
}

function section(title: string, requirements: readonly Requirement[]): string[] {
  if (requirements.length === 0) return []
  return [
    ` ${title}:`,
    ...requirements.flatMap(({ name, problems }) => [
      `  ${name}`,
      ...problems.slice(0, mostListed).map((problem) => `    ${problem}`),
      ...(problems.length > mostListed ? [`    and ${problems.length - mostListed} more`] : []),
    ]),
  ]
}
