import type { AnySandbox } from '../../define/define-sandbox.ts'
import type { Task } from '../../define/define-task.ts'
import { endStatesOf, type Rule, tableOf } from './requirement.ts'

/** So many words in a row are no coincidence. */
const sharedWords = 9

/** No two tasks are the same one in other words. */
export const varietyRules: readonly Rule[] = [
  {
    name: `no two tasks share a run of ${sharedWords} words in request or customer text`,
    fromStart: true,
    problems: ({ tasks }) => sharedRuns(tasks),
  },
  {
    name: 'no two tasks have the same traits, the same shape of effects and the same deciding sections',
    fromStart: true,
    problems: ({ tasks, sandbox }) =>
      [...Map.groupBy(tasks, (task) => plotOf(task, sandbox)).values()]
        .filter(({ length }) => length > 1)
        .map((alike) => alike.map(({ id }) => id).join(', ')),
  },
]

/** One line for each two tasks, with the first words that they share. */
function sharedRuns(tasks: readonly Task[]): string[] {
  const firstUse = new Map<string, string>()
  const found = new Map<string, string>()
  for (const { id, request, customer } of tasks) {
    for (const run of [request, customer].flatMap(runsOf)) {
      const other = firstUse.get(run)
      if (other === undefined) firstUse.set(run, id)
      else if (other !== id && !found.has(`${other} and ${id}`)) found.set(`${other} and ${id}`, run)
    }
  }
  return [...found].map(([pair, run]) => `${pair}: "${run}"`)
}

function runsOf(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}'’@.-]*/gu) ?? []
  const plain = words.map((word) => word.replace(/[.'’-]+$/, ''))
  return plain
    .slice(0, Math.max(0, plain.length - sharedWords + 1))
    .map((_, index) => plain.slice(index, index + sharedWords).join(' '))
}

/** The structure of a task, without its people. */
function plotOf(task: Task, sandbox: AnySandbox): string {
  const shapes = endStatesOf(task).map((effects) =>
    effects
      .map((effect) => {
        const table = tableOf(sandbox, effect.sqlTable)
        return effect.op === 'update'
          ? `update ${table} ${Object.keys(effect.changes).sort().join(' ')}`
          : `${effect.op} ${table}`
      })
      .sort(),
  )
  return JSON.stringify([[...(task.traits ?? [])].sort(), shapes, [...(task.decidedBy ?? [])].sort()])
}
