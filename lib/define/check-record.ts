import { is, SQL } from 'drizzle-orm'
import { type AnyPgColumn, getTableConfig, PgArray, type PgTable } from 'drizzle-orm/pg-core'
import { didYouMean } from '../core/near-names.ts'
import type { TableShape } from '../core/table-shape.ts'
import { canonicalInstant } from '../grading/canonical-instant.ts'
import { describeValue } from './describe-value.ts'

/** A row as a sandbox or task writes it down. */
export type GivenRow = Readonly<Record<string, unknown>>

/**
 * What is wrong with a record, in words that name the column; undefined when it fits its table.
 *
 * Checked before anything reaches the database, because its own errors do not name row and column.
 */
export function recordProblem(row: unknown, table: PgTable, shape: TableShape): string | undefined {
  if (typeof row !== 'object' || row === null || Array.isArray(row)) {
    return `it is ${describeValue(row)}; write an object with a value for each column`
  }
  const { columns } = getTableConfig(table)
  const given = row as GivenRow
  for (const name of Object.keys(given)) {
    if (Object.hasOwn(shape.columns, name)) continue
    const known = columns.map((column) => column.name)
    return `it has no column ${name}. ${didYouMean(name, known) ?? ''} Its columns are ${known.join(', ')}`
  }
  const missing = columns.filter((column) => isMissing(given[column.name], column)).map(({ name }) => name)
  if (missing.length > 1)
    return `columns ${missing.join(', ')} are missing; they have no default, so state them`
  for (const column of columns) {
    const problem = valueProblem(given[column.name], column, Object.hasOwn(given, column.name))
    if (problem) return `column ${column.name} ${problem}`
  }
  return undefined
}

function isMissing(value: unknown, column: AnyPgColumn): boolean {
  const isFilled = !column.notNull || column.hasDefault || column.generatedIdentity !== undefined
  return value === undefined && !isFilled && !column.generated
}

function valueProblem(value: unknown, column: AnyPgColumn, isStated: boolean): string | undefined {
  if (value === undefined) {
    return isMissing(value, column) ? 'is missing; it has no default, so state it' : undefined
  }
  if (column.generated && isStated) return 'is computed by the database; leave it out'
  if (value === null) return column.notNull ? 'is null; it must have a value' : undefined
  if (is(value, SQL)) return 'is an SQL expression; write the value itself'
  return typeProblem(value, column)
}

function typeProblem(value: unknown, column: AnyPgColumn): string | undefined {
  if (is(column, PgArray)) {
    if (!Array.isArray(value)) return `is ${describeValue(value)}; it takes a list`
    for (const [index, element] of value.entries()) {
      const problem = element === null ? undefined : typeProblem(element, column.baseColumn as AnyPgColumn)
      if (problem) return `[${index}] ${problem}`
    }
    return undefined
  }
  const sqlType = column.getSQLType()
  switch (column.dataType) {
    case 'number':
      if (typeof value !== 'number' || !Number.isFinite(value)) return expected('a number', value)
      return integerProblem(value, sqlType)
    case 'bigint':
      return typeof value === 'bigint' ? undefined : expected('a bigint', value)
    case 'boolean':
      return typeof value === 'boolean' ? undefined : expected('true or false', value)
    case 'date':
      if (!(value instanceof Date)) return expected('a Date', value)
      return Number.isNaN(value.getTime()) ? 'is not a valid date' : undefined
    case 'string':
      // A decimal that is read as text may be written as a number.
      if (/^numeric/.test(sqlType) && typeof value === 'number' && Number.isFinite(value)) return undefined
      return typeof value === 'string' ? textProblem(value, column, sqlType) : expected('text', value)
    case 'json':
      return jsonProblem(value)
    default:
      return undefined
  }
}

function integerProblem(value: number, sqlType: string): string | undefined {
  const bits = /^(smallint|smallserial)/.test(sqlType) ? 15 : /^(integer|serial)/.test(sqlType) ? 31 : 53
  const isWhole = /^(smallint|smallserial|integer|serial|bigint|bigserial)/.test(sqlType)
  if (!isWhole) return undefined
  if (!Number.isInteger(value)) return `is ${value}; it takes a whole number`
  return value >= 2 ** bits || value < -(2 ** bits) ? `is ${value}; that is out of its range` : undefined
}

function textProblem(value: string, column: AnyPgColumn, sqlType: string): string | undefined {
  if (value.includes('\0')) return 'has a NUL character, which Postgres cannot store'
  if (!value.isWellFormed()) return 'has half of a surrogate pair, which is not valid text'
  if (column.enumValues && !column.enumValues.includes(value)) {
    return `is ${JSON.stringify(value)}; it takes ${column.enumValues.map((each) => JSON.stringify(each)).join(', ')}`
  }
  const length = /^(?:varchar|char)\((\d+)\)$/.exec(sqlType)?.[1]
  if (length !== undefined && [...value].length > Number(length)) {
    return `has ${[...value].length} characters; it takes ${length}`
  }
  if (/^(numeric|bigint)/.test(sqlType) && !/^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(value)) {
    return `is ${JSON.stringify(value)}; it takes a number as text`
  }
  if (/^(timestamp|date)/.test(sqlType) && canonicalInstant(value, { dates: true }) === undefined) {
    return `is ${JSON.stringify(value)}; it takes a day of the calendar, ISO 8601 with or without a time`
  }
  return undefined
}

function jsonProblem(value: unknown): string | undefined {
  try {
    const text = JSON.stringify(value)
    if (text === undefined) return `is ${describeValue(value)}; it takes JSON`
    return text.includes('\\u0000') ? 'has a NUL character, which Postgres cannot store' : undefined
  } catch {
    return 'cannot be written as JSON'
  }
}

function expected(what: string, value: unknown): string {
  return `is ${describeValue(value)}; it takes ${what}`
}
