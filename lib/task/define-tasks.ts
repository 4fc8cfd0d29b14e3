import type { z } from 'zod'
import type { ExpectedEffects } from '../grading/expected-effect.ts'
import type { AnySandbox, RecordsOf, Sandbox, Tables } from '../sandbox/define-sandbox.ts'
import type { AnyTool } from '../sandbox/define-tool.ts'

/** One tool call of a reference solution: the tool's name and its arguments. */
export type SolutionStep<Tools extends readonly AnyTool[] = readonly AnyTool[]> = {
  [I in keyof Tools]: readonly [Tools[I]['name'], z.input<Tools[I]['input']>]
}[number]

/** One business workflow, as a suite file writes it down. */
export interface TaskDefinition<
  T extends Tables = Tables,
  Tools extends readonly AnyTool[] = readonly AnyTool[],
> {
  /** `<FAMILY>_<number>`, e.g. `ST003_006`: fixed width, so that `-t ST003_006` selects exactly one task. */
  readonly id: string
  /** What the task is about, in a few words. */
  readonly title: string
  /** The customer's first message. */
  readonly request: string
  /** All that the simulated customer knows and wants. Never shown to the agent. */
  readonly customer: string
  /** The task's own records; each replaces a baseline record with the same primary key. */
  readonly records?: RecordsOf<T>
  /** The tool calls that lead to the expected effects. */
  readonly solution: readonly SolutionStep<Tools>[]
  /** Every effect that is allowed. Anything else that changed is an extra effect. */
  readonly expected: ExpectedEffects
}

/** A checked task, bound to its sandbox. */
export interface Task {
  readonly id: string
  /** The part of the id before the underscore. */
  readonly family: string
  readonly title: string
  readonly domain: string
  readonly request: string
  readonly customer: string
  readonly records: Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>
  readonly solution: readonly (readonly [tool: string, input: unknown])[]
  readonly expected: ExpectedEffects
  readonly sandbox: AnySandbox
}

/**
 * Checks task definitions and binds them to their sandbox. Called as `sandbox.tasks([...])`.
 *
 * @throws TaskError when an id is malformed or occurs twice, or records, solution or expected effects name a
 *   table, column or tool that does not exist
 */
export function defineTasks<T extends Tables, Tools extends readonly AnyTool[]>(
  sandbox: Sandbox<string, T, Tools, Tables>,
  definitions: readonly TaskDefinition<T, Tools>[],
): readonly Task[] {
  return definitions.map((definition) => ({
    id: definition.id,
    family: definition.id.split('_')[0] ?? definition.id,
    title: definition.title,
    domain: sandbox.name,
    request: definition.request,
    customer: definition.customer,
    records: definition.records ?? {},
    solution: definition.solution as Task['solution'],
    expected: definition.expected,
    sandbox: sandbox as unknown as AnySandbox,
  }))
}
