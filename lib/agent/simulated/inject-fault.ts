import type { Task } from '../../define/define-task.ts'
import type { AnyTool } from '../../define/define-tool.ts'
import { listArguments, replaceArgument, type StepArgument } from '../../define/step-arguments.ts'
import type { Step } from '../play-steps.ts'
import { type KnownValues, knownValues } from './known-values.ts'

/** What a simulated agent is going to do. */
export interface Plan {
  readonly steps: readonly Step[]
  /** `answer`: tell the customer that all is done. `leave`: say nothing. `step limit`: never come to an end. */
  readonly ending: 'answer' | 'leave' | 'step limit'
}

type Random = () => number

/** One way to go wrong; undefined where the task gives no occasion for it. */
type Fault = (task: Task, random: Random, known: KnownValues) => Plan | undefined

/** With how often each is made, in relation to the others. */
const faults: readonly (readonly [weight: number, fault: Fault])[] = [
  [34, writeWrongValue],
  [22, forgetWrite],
  [18, writeTooMuch],
  [12, writeToWrongRecord],
  [8, giveUpAfterRefusal],
  [4, leaveEarly],
  [2, neverFinish],
]

/**
 * Makes of a task's reference solution what an agent does that gets it wrong: a write with another valid value, one left out,
 * one too many, one to a look-alike record, giving up after a refused call, leaving early, or running in circles.
 *
 * @param random - uniform draws from 0 to 1; the same draws make the same plan
 */
export function injectFault(task: Task, random: Random): Plan {
  const known = knownValues(task)
  let rest = faults
  while (rest.length > 0) {
    const chosen = pickWeighted(rest, random)
    const plan = chosen[1](task, random, known)
    if (plan) return plan
    rest = rest.filter((entry) => entry !== chosen)
  }
  return { steps: [], ending: 'leave' }
}

function writeWrongValue(task: Task, random: Random, known: KnownValues): Plan | undefined {
  const options = writesOf(task).flatMap((index) =>
    plainArguments(task.solution[index]).flatMap((argument) => {
      const values = otherValues(argument, known)
      // A status is what people get wrong most.
      const weight = argument.name === 'status' ? 4 : 1
      return values.length > 0 ? [[weight, { index, argument, values }] as const] : []
    }),
  )
  if (options.length === 0) return undefined
  const { index, argument, values } = pickWeighted(options, random)[1]
  return answer(withArgument(task.solution, index, argument, pick(values, random)))
}

function otherValues({ name, value }: StepArgument, known: KnownValues): readonly unknown[] {
  if (name === undefined || known.otherKeys(value).length > 0) return []
  const values = known.insteadOf(name, value)
  if (values.length > 0) return values
  if (typeof value === 'boolean') return [!value]
  if (typeof value === 'number') return [value + 1, value * 2].filter((n) => n !== value)
  return []
}

function forgetWrite(task: Task, random: Random): Plan | undefined {
  const writes = writesOf(task)
  if (writes.length === 0) return undefined
  // Mostly the last one: what comes earlier is often overwritten.
  const forgotten = random() < 0.6 ? writes.at(-1) : pick(writes, random)
  return answer(task.solution.filter((_, index) => index !== forgotten))
}

function writeTooMuch(task: Task, random: Random, known: KnownValues): Plan | undefined {
  const more = elsewhere(task, random, known)
  return more && answer(task.solution.toSpliced(more.index + 1, 0, more.step))
}

function writeToWrongRecord(task: Task, random: Random, known: KnownValues): Plan | undefined {
  const instead = elsewhere(task, random, known)
  return instead && answer(task.solution.with(instead.index, instead.step))
}

/** A write of the solution, aimed at another record of the same table. */
function elsewhere(
  task: Task,
  random: Random,
  known: KnownValues,
): { index: number; step: Step } | undefined {
  const options = writesOf(task).flatMap((index) =>
    plainArguments(task.solution[index]).flatMap((argument) => {
      const keys = known.otherKeys(argument.value)
      return keys.length > 0 ? [{ index, argument, keys }] : []
    }),
  )
  if (options.length === 0) return undefined
  const { index, argument, keys } = pick(options, random)
  const step = withArgument(task.solution, index, argument, pick(keys, random))[index]
  return step && { index, step }
}

function giveUpAfterRefusal(task: Task, random: Random): Plan | undefined {
  const writes = writesOf(task)
  if (writes.length === 0) return undefined
  const index = pick(writes, random)
  const [tool] = task.solution[index] ?? []
  if (tool === undefined) return undefined
  // No tool takes this argument, so the call is refused and nothing after it happens.
  return answer([...task.solution.slice(0, index), [tool, { not_an_argument: true }]])
}

function leaveEarly(task: Task, random: Random): Plan | undefined {
  const last = writesOf(task).at(-1)
  if (last === undefined) return undefined
  return { steps: task.solution.slice(0, Math.floor(random() * (last + 1))), ending: 'leave' }
}

function neverFinish(task: Task, random: Random): Plan | undefined {
  const plan = leaveEarly(task, random)
  return plan && { ...plan, ending: 'step limit' }
}

/** Where the solution's state-changing calls are. */
function writesOf(task: Task): number[] {
  const tools: readonly AnyTool[] = task.sandbox.tools
  const readOnly = new Set(tools.filter((tool) => tool.readOnly).map((tool) => tool.name))
  return task.solution.flatMap(([tool], index) => (readOnly.has(tool) ? [] : [index]))
}

function answer(steps: readonly Step[]): Plan {
  return { steps, ending: 'answer' }
}

/** What a step is given: plain values only, no lists. */
function plainArguments(step: Step | undefined): StepArgument[] {
  return listArguments(step?.[1]).filter(({ value }) => !Array.isArray(value))
}

function withArgument(steps: readonly Step[], index: number, { path }: StepArgument, value: unknown): Step[] {
  return steps.map(
    (step, at): Step => (at === index ? [step[0], replaceArgument(step[1], path, value)] : step),
  )
}

function pick<T>(options: readonly T[], random: Random): T {
  const chosen = options[Math.floor(random() * options.length)]
  if (chosen === undefined) throw new RangeError('There is nothing to choose from.')
  return chosen
}

function pickWeighted<T extends readonly [number, unknown]>(options: readonly T[], random: Random): T {
  let left = random() * options.reduce((sum, [weight]) => sum + weight, 0)
  const chosen = options.find(([weight]) => {
    left -= weight
    return left < 0
  })
  return chosen ?? pick(options, random)
}
