import type { AnySandbox } from '../../define/define-sandbox.ts'
import type { Task } from '../../define/define-task.ts'

/** What a set of tasks is to become. */
export interface TaskPlan {
  /**
   * How many tasks it has when it is complete. What only a complete set can show is required from then on; without a
   * size it never is.
   */
  readonly size?: number
  /** Tools that the instructions forbid, so that no solution calls them. */
  readonly forbiddenTools?: readonly string[]
  /** Tables that no allowed call changes, by short name. */
  readonly unchangedTables?: readonly string[]
  /** Columns whose values need not all occur, as `table.column`. */
  readonly rareValues?: readonly string[]
}

/** A task, with the lines of its module where they are known. */
export interface PlannedTask extends Task {
  /** The module's absolute path. */
  readonly file?: string
}

export interface TaskSet {
  readonly sandbox: AnySandbox
  readonly tasks: readonly PlannedTask[]
  readonly plan: TaskPlan
}

/** One thing that a set of tasks must show. */
export interface Requirement {
  readonly name: string
  /** Whether it is required already, and not only of the complete set. */
  readonly binds: boolean
  /** What is not as required, a line each; empty when all is well. */
  readonly problems: readonly string[]
}

/** A rule: what it is called, whether it holds from the first task on, and what is not as it says. */
export interface Rule {
  readonly name: string
  readonly fromStart?: true
  problems(set: TaskSet): readonly string[]
}

/** The effects of each acceptable end state. */
export function endStatesOf({ expected }: Task) {
  return 'endStates' in expected ? expected.endStates : [expected]
}

/** A table's short name. */
export function tableOf(sandbox: AnySandbox, sqlName: string): string {
  return Object.values(sandbox.shapes).find((shape) => shape.sqlName === sqlName)?.name ?? sqlName
}
