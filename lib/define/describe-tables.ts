import { getTableColumns, getTableName } from 'drizzle-orm'
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core'
import type { ColumnShape, TableShape, ValueKind } from '../core/table-shape.ts'
import { isNamedAfter } from '../grading/inserted-keys.ts'
import { SandboxError } from './sandbox-error.ts'

type ColumnLists = Readonly<Record<string, readonly string[] | undefined>>

/**
 * Reads the shapes of Drizzle tables.
 *
 * @throws SandboxError for a table without primary key or a listed column that does not exist
 */
export function describeTables(
  sandbox: string,
  tables: Readonly<Record<string, PgTable>>,
  ungraded: ColumnLists,
  stamps: ColumnLists,
): Readonly<Record<string, TableShape>> {
  for (const table of [...Object.keys(ungraded), ...Object.keys(stamps)]) {
    if (!(table in tables)) {
      throw new SandboxError(
        'NO_TABLE',
        sandbox,
        `columns are listed for ${table}, which is not a table; the tables are ${Object.keys(tables).join(', ')}`,
      )
    }
  }
  const described = Object.entries(tables).map(([name, table]) => ({
    table,
    shape: describeTable(sandbox, name, table, ungraded[name] ?? [], stamps[name] ?? []),
  }))
  const shapes = described.map(({ shape }) => shape)
  return Object.fromEntries(
    described.map(({ shape, table }) => [shape.name, withReferences(shape, table, shapes)]),
  )
}

function withReferences(shape: TableShape, table: PgTable, shapes: readonly TableShape[]): TableShape {
  const foreignKeys = getTableConfig(table).foreignKeys.map((key) => key.reference())
  const columns = Object.entries(shape.columns).map(([name, column]): [string, ColumnShape] => {
    const declared = foreignKeys.find(({ columns: [only, more] }) => only?.name === name && !more)
    const target =
      shapes.find(({ sqlName }) => declared && sqlName === getTableName(declared.foreignTable)) ??
      (isNamedAfter(name, shape) ? undefined : shapes.find((other) => isNamedAfter(name, other)))
    return [name, target && target !== shape ? { ...column, references: target.name } : column]
  })
  return { ...shape, columns: Object.fromEntries(columns) }
}

function describeTable(
  sandbox: string,
  name: string,
  table: PgTable,
  ungraded: readonly string[],
  stamps: readonly string[],
): TableShape {
  const config = getTableConfig(table)
  const primaryKey = [
    ...config.columns.filter((column) => column.primary).map((column) => column.name),
    ...config.primaryKeys.flatMap((key) => key.columns.map((column) => column.name)),
  ]
  if (primaryKey.length === 0) {
    throw new SandboxError('NO_PRIMARY_KEY', sandbox, `table ${name} has no primary key; give it one`)
  }
  for (const [property, column] of Object.entries(getTableColumns(table))) {
    if (property !== column.name) {
      throw new SandboxError(
        'NO_COLUMN',
        sandbox,
        `table ${name} calls its column ${column.name} ${property}; give the property the column's name, because ` +
          'rows are shown and compared by column name',
      )
    }
  }
  const known = config.columns.map((column) => column.name)
  for (const column of [...ungraded, ...stamps]) {
    if (!known.includes(column)) {
      throw new SandboxError(
        'NO_COLUMN',
        sandbox,
        `table ${name} has no column ${column}; its columns are ${known.join(', ')}`,
      )
    }
  }
  const columns = config.columns.map((column): [string, ColumnShape] => [
    column.name,
    {
      name: column.name,
      kind: valueKind(column.getSQLType()),
      default: column.hasDefault ? column.default : column.notNull ? undefined : null,
      grading: stamps.includes(column.name)
        ? 'stamp'
        : ungraded.includes(column.name)
          ? 'ungraded'
          : 'graded',
    },
  ])
  return { name, sqlName: config.name, primaryKey, columns: Object.fromEntries(columns) }
}

function valueKind(sqlType: string): ValueKind {
  const isList = sqlType.endsWith('[]')
  if (/^(smallint|integer|bigint|serial|bigserial|(numeric|decimal) ?\()/.test(sqlType)) {
    return isList ? 'numbers' : 'decimal'
  }
  if (/^(numeric|decimal|real|double)/.test(sqlType)) return isList ? 'numbers' : 'number'
  if (isList) return 'json'
  if (/^(timestamp|date|time)/.test(sqlType)) return 'timestamp'
  if (sqlType === 'boolean') return 'boolean'
  if (/^jsonb?$/.test(sqlType)) return 'json'
  return 'text'
}
