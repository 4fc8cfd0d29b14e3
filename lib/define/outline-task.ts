import type { Task } from './define-task.ts'
import type { Level } from './levels.ts'
import type { Trait } from './task-traits.ts'

/** What a list of tasks says of one: plain JSON. */
export interface TaskOutline {
  readonly id: string
  readonly title: string
  readonly domain: string
  readonly family: string
  readonly level: Level | null
  readonly traits: readonly Trait[]
  readonly decidedBy: readonly string[]
  /** Tool calls of the reference solution. */
  readonly calls: number
  /** Effects of each acceptable end state. */
  readonly effects: readonly number[]
}

export function outlineTask(task: Task): TaskOutline {
  const { id, title, domain, family, level = null, traits = [], decidedBy = [], solution, expected } = task
  const endStates = 'endStates' in expected ? expected.endStates : [expected]
  return {
    id,
    title,
    domain,
    family,
    level,
    traits,
    decidedBy,
    calls: solution.length,
    effects: endStates.map(({ length }) => length),
  }
}
