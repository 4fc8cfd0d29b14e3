import { z } from 'zod'
import { inlineValue } from '../core/inline-value.ts'
import type { Task } from '../define/define-task.ts'
import type { AnyTool } from '../define/define-tool.ts'
import { listArguments, replaceArgument } from '../define/step-arguments.ts'
import { KnownValues } from './known-values.ts'
import { otherValues } from './other-values.ts'

/** The tool calls of a solution, mutated or not. */
export type Steps = Task['solution']

/** A solution in which one step is mutated. */
export interface Mutation {
  /** Index of the mutated step in the task's solution. */
  readonly step: number
  readonly tool: string
  readonly kind: 'dropped' | 'repeated' | 'changed'
  /** For people: `step 9, zendesk_update_item: item.status solved instead of hold`. */
  readonly title: string
  /** The state-changing steps with the mutated one; reading steps are left out, because they change nothing. */
  readonly steps: Steps
  /** Index, in `steps`, of the mutated step, of the second one of a repeated step, or of where the dropped one was. */
  readonly position: number
}

/**
 * Every way to mutate one state-changing step of a task's solution: it is dropped, repeated, or made with another
 * value, which the tool's input takes, in one of its arguments.
 *
 * @param task - a task with its sandbox
 * @param options - `alternatives`: the most other values per argument, default 3
 * @throws RangeError when the solution names a tool that the sandbox does not have
 */
export function mutations(
  task: Pick<Task, 'solution' | 'sandbox' | 'records'>,
  options: { readonly alternatives?: number } = {},
): Mutation[] {
  const known = new KnownValues(task)
  const tools: readonly AnyTool[] = task.sandbox.tools
  const writes = task.solution.flatMap(([name, input], step) => {
    const tool = tools.find((each) => each.name === name)
    if (!tool)
      throw new RangeError(`Step ${step + 1} of the solution calls ${name}, which the sandbox does not have.`)
    return tool.readOnly ? [] : [{ step, tool, call: [name, input] as const }]
  })
  return writes.flatMap(({ step, tool, call: [name, input] }, index): Mutation[] => {
    const mutated = (kind: Mutation['kind'], how: string, ...instead: Steps): Mutation => ({
      step,
      tool: name,
      kind,
      title: `step ${step + 1}, ${name}: ${how}`,
      steps: writes.map(({ call }) => call).toSpliced(index, 1, ...instead),
      position: kind === 'repeated' ? index + 1 : index,
    })
    const changed = otherInputs(tool, input, known, options.alternatives ?? 3)
    return [
      mutated('dropped', 'dropped'),
      mutated('repeated', 'repeated', [name, input], [name, input]),
      ...changed.map(({ how, input: other }) => mutated('changed', how, [name, other])),
    ]
  })
}

function otherInputs(
  tool: AnyTool,
  input: unknown,
  known: KnownValues,
  alternatives: number,
): { readonly how: string; readonly input: unknown }[] {
  const schema = z.toJSONSchema(tool.input, { io: 'input', unrepresentable: 'any' })
  const given = listArguments(input).filter(({ value }) => value !== null && value !== undefined)
  return given.flatMap((argument) => {
    const others = otherValues(argument, input, schema, known)
      .map((value) => ({ value, input: replaceArgument(input, argument.path, value) }))
      .filter((other) => tool.input.safeParse(other.input).success)
    return others.slice(0, alternatives).map((other) => ({
      how: `${argument.path.join('.')} ${brief(other.value)} instead of ${brief(argument.value)}`,
      input: other.input,
    }))
  })
}

function brief(value: unknown): string {
  return inlineValue(value, { text: 40, items: 4, depth: 2 })
}
