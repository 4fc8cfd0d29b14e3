import { getTableConfig } from 'drizzle-orm/pg-core'
import { didYouMean } from '../core/near-names.ts'
import type { ExpectedEffect, ExpectedEffects } from '../grading/expected-effect.ts'
import type { AnySandbox, Tables } from './define-sandbox.ts'

/**
 * What no trial could ever come to: an invalid date, or a text that its column, which takes certain ones only, cannot have.
 *
 * @returns one sentence about the first such value; undefined when there is none
 */
export function impossibleValue(expected: ExpectedEffects, sandbox: AnySandbox): string | undefined {
  const effects = 'endStates' in expected ? expected.endStates.flat() : expected
  for (const effect of effects) {
    const problem = problemOf(effect, sandbox)
    if (problem) return problem
  }
  return undefined
}

function problemOf(effect: ExpectedEffect, sandbox: AnySandbox): string | undefined {
  if (effect.op === 'delete') return undefined
  const tables: Tables = sandbox.tables
  const table = Object.entries(tables).find(([name]) => sandbox.shapes[name]?.sqlName === effect.sqlTable)
  if (!table) return undefined
  const values: Readonly<Record<string, unknown>> = effect.op === 'insert' ? effect.row : effect.changes
  for (const { name, enumValues } of getTableConfig(table[1]).columns) {
    const value = values[name]
    if (value instanceof Date && Number.isNaN(value.getTime())) {
      return `${table[0]}.${name} is expected to be a Date that is not a valid date`
    }
    if (typeof value !== 'string' || !enumValues || enumValues.includes(value)) continue
    const known = enumValues.map((each) => JSON.stringify(each)).join(', ')
    const hint = didYouMean(value, enumValues)
    return (
      `${table[0]}.${name} is expected to be ${JSON.stringify(value)}, but it takes ${known}` +
      (hint ? `. ${hint}` : '')
    )
  }
  return undefined
}
