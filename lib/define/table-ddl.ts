import { is, SQL } from 'drizzle-orm'
import {
  type AnyPgColumn,
  getTableConfig,
  PgDialect,
  PgEnumColumn,
  type PgTable,
  type UniqueConstraint,
} from 'drizzle-orm/pg-core'
import { quoteName, sqlLiteral } from '../core/sql-literal.ts'
import { insertionOrderColumn } from './insertion-order.ts'
import { SandboxError } from './sandbox-error.ts'

const dialect = new PgDialect()

/** The sequence behind the hidden column of every table of a slot. */
export const insertionSequence = 'insertion_order'

/**
 * The statements that create a sandbox's tables in the current schema.
 *
 * Written from the Drizzle tables themselves: drizzle-kit would cost more than a second to load. Foreign keys can be
 * deferred, so that records may be inserted in any order. Indexes that only make queries faster are left out: a
 * sandbox's tables are small.
 *
 * @throws SandboxError for a column that cannot be created this way
 */
export function tableDdl(sandbox: string, tables: Readonly<Record<string, PgTable>>): string {
  const enums = new Map<string, readonly string[]>()
  const creates: string[] = []
  const constraints: string[] = []
  for (const [name, table] of Object.entries(tables)) {
    const config = getTableConfig(table)
    if (config.columns.some((column) => column.name === insertionOrderColumn)) {
      throw new SandboxError(
        'UNSUPPORTED_COLUMN',
        sandbox,
        `table ${name} has a column ${insertionOrderColumn}, a name that every table already uses; rename it`,
      )
    }
    for (const column of config.columns) {
      const values = enumOf(column)
      if (values) enums.set(values.name, values.values)
    }
    const parts = config.columns.map(columnDdl)
    parts.push(
      `${quoteName(insertionOrderColumn)} bigint not null default nextval('${insertionSequence}')`,
      ...config.primaryKeys.map((key) => `primary key (${names(key.columns)})`),
      ...config.uniqueConstraints.map(uniqueDdl),
      ...config.checks.map((check) => `constraint ${quoteName(check.name)} check (${inline(check.value)})`),
    )
    creates.push(`create table ${quoteName(config.name)} (${parts.join(', ')})`)
    for (const index of config.indexes) {
      const { unique, columns, where } = index.config
      if (!unique) continue
      const on = columns.map((column) =>
        is(column, SQL) ? `(${inline(column)})` : quoteName('name' in column ? (column.name ?? '') : ''),
      )
      const only = where ? ` where ${inline(where)}` : ''
      constraints.push(`create unique index on ${quoteName(config.name)} (${on.join(', ')})${only}`)
    }
    for (const key of config.foreignKeys) {
      const { columns, foreignColumns, foreignTable } = key.reference()
      const target = quoteName(getTableConfig(foreignTable).name)
      constraints.push(
        `alter table ${quoteName(config.name)} add foreign key (${names(columns)}) references ${target} ` +
          `(${names(foreignColumns)})${action('delete', key.onDelete)}${action('update', key.onUpdate)} deferrable`,
      )
    }
  }
  const types = [...enums].map(
    ([name, values]) => `create type ${quoteName(name)} as enum (${values.map(sqlLiteral).join(', ')})`,
  )
  return [`create sequence ${insertionSequence}`, ...types, ...creates, ...constraints].join(';\n')
}

/** A column that numbers its rows by itself. */
export function isNumbered(column: AnyPgColumn): boolean {
  return /serial$/.test(column.getSQLType()) || column.generatedIdentity !== undefined
}

function columnDdl(column: AnyPgColumn): string {
  const parts = [quoteName(column.name), sqlType(column)]
  if (column.primary) parts.push('primary key')
  if (column.notNull) parts.push('not null')
  if (column.isUnique) parts.push('unique')
  if (column.generated) {
    const { as } = column.generated
    const expression = typeof as === 'function' ? as() : as
    parts.push(
      `generated always as (${is(expression, SQL) ? inline(expression) : String(expression)}) stored`,
    )
  } else if (column.generatedIdentity) {
    const when = column.generatedIdentity.type === 'always' ? 'always' : 'by default'
    parts.push(`generated ${when} as identity`)
  } else if (column.default !== undefined) {
    parts.push(`default ${defaultDdl(column)}`)
  }
  return parts.join(' ')
}

function defaultDdl(column: AnyPgColumn): string {
  return is(column.default, SQL)
    ? inline(column.default)
    : sqlLiteral(column.mapToDriverValue(column.default))
}

function sqlType(column: AnyPgColumn): string {
  const type = column.getSQLType()
  const values = enumOf(column)
  return values ? type.replace(values.name, quoteName(values.name)) : type
}

/** The Postgres enum type of a column or of an array's elements. */
function enumOf(column: AnyPgColumn): { name: string; values: readonly string[] } | undefined {
  const base: unknown = 'baseColumn' in column ? column.baseColumn : column
  if (!is(base, PgEnumColumn)) return undefined
  return { name: base.enum.enumName, values: base.enum.enumValues }
}

function uniqueDdl(constraint: UniqueConstraint): string {
  const nulls = constraint.nullsNotDistinct ? ' nulls not distinct' : ''
  return `unique${nulls} (${names(constraint.columns)})`
}

function action(event: 'delete' | 'update', taken: string | undefined): string {
  return taken && taken !== 'no action' ? ` on ${event} ${taken}` : ''
}

function names(columns: readonly { readonly name: string }[]): string {
  return columns.map((column) => quoteName(column.name)).join(', ')
}

/** An SQL expression with its parameters written into it. DDL takes no parameters. */
function inline(expression: SQL): string {
  return dialect.sqlToQuery(expression.inlineParams()).sql
}
