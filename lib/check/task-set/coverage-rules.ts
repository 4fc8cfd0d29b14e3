import { getTableConfig } from 'drizzle-orm/pg-core'
import type { Tables } from '../../define/define-sandbox.ts'
import type { AnyTool } from '../../define/define-tool.ts'
import { policySections } from '../../define/policy-sections.ts'
import { endStatesOf, type Rule, type TaskSet, tableOf } from './requirement.ts'

const fewestSolutions = 3

/** Together the tasks need everything that there is. */
export const coverageRules: readonly Rule[] = [
  {
    name: `every state-changing tool is part of ${fewestSolutions} solutions`,
    problems({ sandbox, tasks, plan }) {
      const tools: readonly AnyTool[] = sandbox.tools
      return tools
        .filter(({ name, readOnly }) => !readOnly && !plan.forbiddenTools?.includes(name))
        .map(({ name }) => ({
          name,
          used: tasks.filter(({ solution }) => solution.some(([tool]) => tool === name)),
        }))
        .filter(({ used }) => used.length < fewestSolutions)
        .map(({ name, used }) => `${name}: ${used.length}`)
    },
  },
  {
    name: 'every policy section decides a task',
    problems({ sandbox, tasks }) {
      const deciding = new Set(tasks.flatMap(({ decidedBy = [] }) => decidedBy))
      return policySections(sandbox.knowledge.policies)
        .filter(({ name }) => !deciding.has(name))
        .map(({ name, title }) => (name.includes(title) ? name : `${name} ${title}`))
    },
  },
  {
    name: "every value of a column's list occurs, in the baseline or in a task",
    problems: (set) => {
      const known = valuesOf(set)
      const tables: Tables = set.sandbox.tables
      return Object.entries(tables).flatMap(([table, definition]) =>
        getTableConfig(definition).columns.flatMap(({ name, enumValues = [], default: standard }) =>
          (set.plan.rareValues?.includes(`${table}.${name}`) ? [] : enumValues)
            .filter((value) => value !== standard && !known.has(`${table}.${name}.${value}`))
            .map((value) => `${table}.${name}: ${value}`),
        ),
      )
    },
  },
  {
    name: 'every table that tools can change is graded somewhere',
    problems({ sandbox, tasks, plan }) {
      const graded = new Set(
        tasks.flatMap((task) =>
          endStatesOf(task)
            .flat()
            .map(({ sqlTable }) => tableOf(sandbox, sqlTable)),
        ),
      )
      return Object.keys(sandbox.shapes).filter(
        (table) => !graded.has(table) && !plan.unchangedTables?.includes(table),
      )
    },
  },
]

/** Every `table.column.value` of the baseline, of tasks' records and of what tasks expect. */
function valuesOf({ sandbox, tasks }: TaskSet): ReadonlySet<string> {
  const found = new Set<string>()
  const add = (table: string, row: Readonly<Record<string, unknown>>) => {
    for (const [column, value] of Object.entries(row)) {
      for (const each of textsIn(value)) found.add(`${table}.${column}.${each}`)
    }
  }
  const rows = [sandbox.baseline, ...tasks.map(({ records }) => records)]
  for (const tables of rows as readonly Readonly<Record<string, readonly Record<string, unknown>[]>>[]) {
    for (const [table, list] of Object.entries(tables)) for (const row of list) add(table, row)
  }
  for (const effect of tasks.flatMap((task) => endStatesOf(task).flat())) {
    if (effect.op === 'delete') continue
    add(tableOf(sandbox, effect.sqlTable), effect.op === 'insert' ? effect.row : effect.changes)
  }
  return found
}

/** A text, and those inside a list or a matcher. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null || value instanceof Date) return []
  return Object.values(value).flatMap(textsIn)
}
