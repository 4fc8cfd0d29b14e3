import { didYouMean } from '../core/near-names.ts'
import type { Task, TaskDefinition } from './define-task.ts'
import { describeValue, missingOrWrong } from './describe-value.ts'
import { levels } from './levels.ts'
import { policySections } from './policy-sections.ts'
import { TaskError, type TaskErrorCode } from './task-error.ts'
import { traits } from './task-traits.ts'

const fields = Object.keys({
  id: true,
  title: true,
  family: true,
  level: true,
  traits: true,
  decidedBy: true,
  idlePasses: true,
  request: true,
  customer: true,
  records: true,
  solution: true,
  expected: true,
} satisfies Record<keyof TaskDefinition, true>)

/**
 * Checks the fields of a task that stand by themselves: their names, the texts, and what describes the task. Vitest
 * does not check types.
 *
 * @param definition - as it was written
 * @param task - the same, bound to its sandbox
 * @throws TaskError naming the field
 */
export function checkTaskFields(definition: object, task: Task): void {
  for (const name of Object.keys(definition)) {
    if (fields.includes(name)) continue
    const hint = didYouMean(name, fields) ?? `The fields are ${fields.join(', ')}`
    fail('UNKNOWN_FIELD', task, name, `a task has no such field. ${hint}`)
  }
  for (const field of ['title', 'request', 'customer', 'family'] as const) {
    const text: unknown = task[field]
    if (typeof text !== 'string') fail('EMPTY_TEXT', task, field, `it ${missingOrWrong(text)}; write a text`)
    if (text.trim() === '') fail('EMPTY_TEXT', task, field, 'it is empty; write it')
  }
  if (task.level !== undefined) checkName(task, 'level', task.level, levels)
  checkNames(task, 'traits', task.traits, traits)
  const sections = policySections(task.sandbox.knowledge.policies).map(({ name }) => name)
  checkNames(task, 'decidedBy', task.decidedBy, sections.length > 0 ? sections : undefined)
  if (typeof (task.idlePasses ?? false) === 'boolean') return
  fail('BAD_FIELD', task, 'idlePasses', `it ${missingOrWrong(task.idlePasses)}; write true, or leave it out`)
}

function checkNames(task: Task, field: string, names: unknown, known: readonly string[] | undefined): void {
  if (names === undefined) return
  if (!Array.isArray(names)) {
    fail('BAD_FIELD', task, field, `it ${missingOrWrong(names)}; write a list of names`)
  }
  for (const [index, name] of names.entries()) {
    checkName(task, `${field}[${index}]`, name, known)
    if (names.indexOf(name) !== index) fail('BAD_FIELD', task, `${field}[${index}]`, `${name} is there twice`)
  }
}

function checkName(task: Task, field: string, name: unknown, known: readonly string[] | undefined): void {
  if (typeof name === 'string' && (known ? known.includes(name) : name.trim() !== '')) return
  const hint = typeof name === 'string' && known ? didYouMean(name, known) : undefined
  const choice = known ? (hint ?? `It takes ${known.join(', ')}`) : 'It takes a text'
  fail('BAD_FIELD', task, field, `it is ${describeValue(name)}. ${choice}`)
}

/** Throws what is wrong with a field of a task. */
export function fail(
  code: TaskErrorCode,
  task: Task,
  field: string,
  problem: string,
  options?: ErrorOptions,
): never {
  const place = { sandbox: task.domain, task: task.id, field }
  throw new TaskError(code, place, problem.replace(/\.$/, ''), options)
}
