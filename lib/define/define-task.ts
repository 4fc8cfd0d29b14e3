import type { z } from 'zod'
import type { Row, Snapshot } from '../core/effect.ts'
import { didYouMean } from '../core/near-names.ts'
import { checkExpected } from '../grading/check-expected.ts'
import { ExpectationError } from '../grading/expectation-error.ts'
import type { ExpectedEffects } from '../grading/expected-effect.ts'
import { type CallSite, findCallSite } from './call-site.ts'
import { impossibleValue } from './check-expected-values.ts'
import { checkTaskFields, fail } from './check-task-fields.ts'
import type { AnySandbox, RecordsOf, Sandbox, Tables } from './define-sandbox.ts'
import type { AnyTool } from './define-tool.ts'
import { missingOrWrong } from './describe-value.ts'
import { explainInput } from './explain-input.ts'
import type { Level } from './levels.ts'
import { checkBaseline, type MergedRecords, mergeRecords } from './merge-records.ts'
import { SandboxError } from './sandbox-error.ts'
import { TaskError } from './task-error.ts'
import { registerTask } from './task-registry.ts'
import type { Trait } from './task-traits.ts'
import { jsonSchemaOf } from './tool-listing.ts'

/** One tool call of a reference solution: the tool's name and its arguments. */
export type SolutionStep<Tools extends readonly AnyTool[] = readonly AnyTool[]> = {
  [I in keyof Tools]: readonly [Tools[I]['name'], z.input<Tools[I]['input']>]
}[number]

/** One business workflow, as it is written down. */
export interface TaskDefinition<
  T extends Tables = Tables,
  Tools extends readonly AnyTool[] = readonly AnyTool[],
> {
  /** `<FAMILY>_<number>`, e.g. `ST003_006`: fixed width, so that `-t ST003_006` selects exactly one task. */
  readonly id: string
  /** What the task is about, in a few words. */
  readonly title: string
  /** Tasks about one subject. Default: the part of the id before the underscore. */
  readonly family?: string
  /** How much it asks of an agent. Like the next three, no agent and no customer sees it. */
  readonly level?: Level
  /** What makes it hard. */
  readonly traits?: readonly Trait[]
  /** The policy sections that decide it, by name: `POL-03 Lost`. */
  readonly decidedBy?: readonly string[]
  /** Whether an agent that does nothing at all passes. */
  readonly idlePasses?: boolean
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
  readonly family: string
  readonly title: string
  readonly domain: string
  readonly level?: Level
  readonly traits?: readonly Trait[]
  readonly decidedBy?: readonly string[]
  readonly idlePasses?: boolean
  readonly request: string
  readonly customer: string
  readonly records: Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>
  readonly solution: readonly (readonly [tool: string, input: unknown])[]
  readonly expected: ExpectedEffects
  readonly sandbox: AnySandbox
}

/** `<FAMILY>_<number>`: capitals and digits, then three digits or more, so that one id is never part of another. */
export const idForm = /^[A-Z]+[0-9]*_[0-9]{3,}$/

/**
 * Checks a task's definition and binds it to its sandbox. Called as `sandbox.task({...})`.
 *
 * @throws TaskError when a field is missing, misspelt or of another kind, an id is malformed or was defined before in
 *   this domain, a text is empty, records do not fit the tables, a solution names a tool that does not exist or gives it
 *   what it would refuse, or expected effects name what does not exist or could not happen
 * @throws SandboxError when a record of the sandbox's baseline does not fit its table
 */
export function defineTask<T extends Tables, Tools extends readonly AnyTool[]>(
  sandbox: Sandbox<string, T, Tools, Tables>,
  definition: TaskDefinition<T, Tools>,
): Task {
  const bound = sandbox as unknown as AnySandbox
  const site = findCallSite(['call-site', 'define-task', 'define-sandbox'])
  checkBaseline(bound)
  try {
    return bind(bound, definition as TaskDefinition, site)
  } catch (error) {
    // The stack begins where the task is written, so that Vitest shows that place and not this one.
    if (error instanceof TaskError) Error.captureStackTrace(error, sandbox.task)
    throw error
  }
}

function bind(sandbox: AnySandbox, definition: TaskDefinition, site: CallSite): Task {
  const { id, title, family, level, traits, decidedBy, idlePasses, request, customer, expected } = definition
  const task: Task = {
    id,
    family: family ?? String(id).split('_')[0] ?? id,
    title,
    domain: sandbox.name,
    ...(level !== undefined && { level }),
    ...(traits !== undefined && { traits }),
    ...(decidedBy !== undefined && { decidedBy }),
    ...(idlePasses !== undefined && { idlePasses }),
    request,
    customer,
    records: (definition.records ?? {}) as Task['records'],
    solution: definition.solution as Task['solution'],
    expected,
    sandbox,
  }
  checkId(task, site)
  checkTaskFields(definition, task)
  checkSolution(task)
  checkEffects(task)
  checkState(task)
  return task
}

function checkId(task: Task, site: CallSite): void {
  if (!idForm.test(task.id)) {
    fail(
      'BAD_ID',
      task,
      'id',
      `${JSON.stringify(task.id)} is not of the form FAMILY_NUMBER with three digits or more, such as ST003_006`,
    )
  }
  const earlier = registerTask(task.domain, task.id, site)
  if (earlier === undefined) return
  fail(
    'DUPLICATE_ID',
    task,
    'id',
    `it is defined twice, in ${earlier.place} and in ${site.place}; results are kept by id, so give one of them another`,
  )
}

function checkSolution(task: Task): void {
  const { solution } = task
  if (!Array.isArray(solution)) {
    fail(
      'NO_SOLUTION',
      task,
      'solution',
      `it ${missingOrWrong(solution)}; write a list of tool calls, such as [['get_order', { id: 'ORD-1' }]]`,
    )
  }
  if (solution.length === 0) {
    fail('NO_SOLUTION', task, 'solution', 'it has no tool call, so nothing shows that the task can be solved')
  }
  const tools: readonly AnyTool[] = task.sandbox.tools
  for (const [index, step] of task.solution.entries()) {
    if (!Array.isArray(step)) {
      const problem = `it ${missingOrWrong(step)}; write a tool's name and its input: ['get_order', { id: 'ORD-1' }]`
      fail('BAD_INPUT', task, `solution[${index}]`, problem)
    }
    const [name, input] = step
    const tool = tools.find((each) => each.name === name)
    if (!tool) {
      const names = tools.map((each) => each.name)
      fail(
        'UNKNOWN_TOOL',
        task,
        `solution[${index}]`,
        `there is no tool ${name}. ${didYouMean(name, names) ?? `The tools are ${names.join(', ')}`}`,
      )
    }
    const parsed = tool.input.safeParse(input)
    if (parsed.success) continue
    const schema = jsonSchemaOf(tool.input, 'input')
    const problems = explainInput(parsed.error.issues, input, schema).join('; ')
    fail('BAD_INPUT', task, `solution[${index}] (${name})`, problems)
  }
}

function checkEffects(task: Task): void {
  const expected: unknown = task.expected
  const endStates: unknown = Array.isArray(expected) ? [expected] : Object(expected).endStates
  if (!Array.isArray(endStates) || !endStates.every(Array.isArray)) {
    const problem = `it ${missingOrWrong(expected)}; write a list of effects, or oneOf([…], […])`
    fail('BAD_EXPECTED', task, 'expected', problem)
  }
  for (const effect of endStates.flat()) {
    if (typeof Object(effect).op === 'string') continue
    const problem = `an effect ${missingOrWrong(effect)}; make each with inserted, updated or deleted`
    fail('BAD_EXPECTED', task, 'expected', problem)
  }
}

function checkState(task: Task): void {
  try {
    const initial = toSnapshot(mergeRecords(task.sandbox, task.records))
    checkExpected(task.expected, task.sandbox.shapes, initial)
    const impossible = impossibleValue(task.expected, task.sandbox)
    if (impossible) fail('BAD_EXPECTED', task, 'expected', impossible)
  } catch (error) {
    if (error instanceof SandboxError) fail('BAD_RECORD', task, 'records', error.message, { cause: error })
    if (error instanceof ExpectationError)
      fail('BAD_EXPECTED', task, 'expected', error.message, { cause: error })
    throw error
  }
}

/** Records as JSON, which is how a snapshot shows them: a Date becomes an instant as text. */
function toSnapshot(records: MergedRecords): Snapshot {
  return Object.fromEntries(
    [...records].map(([name, rows]) => [
      name,
      rows.map((row) => JSON.parse(JSON.stringify(row, plainValue)) as Row),
    ]),
  )
}

function plainValue(_key: string, value: unknown): unknown {
  return typeof value === 'bigint' ? String(value) : value
}
