import { endStatesOf, type Rule } from './requirement.ts'

/** How many traits make a task of a level: a severe one is demanding in three ways at once. */
const fewestTraits = { routine: 0, demanding: 2, severe: 3 } as const

/** What each task says of itself, and the families that they form. */
export const descriptionRules: readonly Rule[] = [
  {
    name: 'every task has a level, the traits that it takes, and the policy sections that decide it',
    fromStart: true,
    problems: ({ tasks, sandbox }) =>
      tasks.flatMap(({ id, level, traits, decidedBy }) => {
        if (!level) return [`${id} has no level`]
        if (!traits) return [`${id} has no list of traits`]
        const fewest = fewestTraits[level]
        const problems =
          traits.length < fewest ? [`${id} is ${level} and has ${traits.length} of ${fewest} traits`] : []
        const isDecided = !sandbox.knowledge.policies || (decidedBy && decidedBy.length > 0)
        return isDecided ? problems : [...problems, `${id} has no policy section that decides it`]
      }),
  },
  {
    name: 'an agent that does nothing passes only tasks that say so',
    fromStart: true,
    problems: ({ tasks }) =>
      tasks.flatMap((task) => {
        const passes = endStatesOf(task).some((effects) => effects.length === 0)
        if (passes === (task.idlePasses ?? false)) return []
        return passes
          ? [`${task.id} is passed by doing nothing: say idlePasses: true, or expect an effect`]
          : [`${task.id} says idlePasses, but expects effects`]
      }),
  },
  {
    name: 'no family has more than 12 tasks',
    fromStart: true,
    problems: ({ tasks }) =>
      familySizes(tasks).flatMap(([name, size]) => (size > 12 ? [`${name}: ${size}`] : [])),
  },
  {
    name: 'no family has fewer than 5 tasks',
    problems: ({ tasks }) =>
      familySizes(tasks).flatMap(([name, size]) => (size < 5 ? [`${name}: ${size}`] : [])),
  },
]

function familySizes(tasks: readonly { readonly family: string }[]): [family: string, size: number][] {
  return [...Map.groupBy(tasks, ({ family }) => family)].map(([family, { length }]) => [family, length])
}
