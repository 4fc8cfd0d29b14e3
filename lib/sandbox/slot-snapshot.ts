import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core'
import type { Row, Snapshot } from '../core/effect.ts'
import { isLongNumber, type LongNumber } from '../core/long-number.ts'
import { rowKey } from '../core/row-key.ts'
import { quoteName, sqlLiteral } from '../core/sql-literal.ts'
import type { TableShape } from '../core/table-shape.ts'
import { slotName } from './bake.ts'
import type { SnapshotTexts } from './seed.ts'

type Tables = Readonly<Record<string, PgTable>>
/** What a transaction has written to a table: the rows as JSON text, and how many the table has then. */
export interface WrittenRows {
  readonly rows: string
  readonly count: number
}

type Shapes = Readonly<Record<string, TableShape>>

/** The statements that a slot's state is read with, each prepared when it is first needed. */
export class SlotQueries {
  readonly #prepared = new Set<string>()
  readonly #slot: number
  readonly #tables: Tables
  readonly #shapes: Shapes

  constructor(slot: number, tables: Tables, shapes: Shapes) {
    this.#slot = slot
    this.#tables = tables
    this.#shapes = shapes
  }

  /** Prepares the counting of written rows. Once. */
  get prepare(): string {
    return `prepare written_${this.#slot} as ${this.#countWritten()}`
  }

  /** Prepares the reading of tables for which that is still to do; undefined when there are none. */
  prepareReads(names: readonly string[]): string | undefined {
    const missing = names.filter((name) => !this.#prepared.has(name))
    if (missing.length === 0) return undefined
    const prepares = missing.flatMap((name) => [
      `prepare ${this.#readOf(name)} as ${this.#stateOf(name)}`,
      `prepare ${this.#changesOf(name)} as ${this.#writtenRowsOf(name)}`,
    ])
    return prepares.join('; ')
  }

  /** Told that {@link prepareReads} was done for these tables. */
  readsPrepared(names: readonly string[]): void {
    for (const name of names) this.#prepared.add(name)
  }

  /**
   * Reads, of tables, the rows that the open transaction has written, as JSON text, and how many rows there are now. One
   * result for each.
   */
  readWritten(names: readonly string[]): string {
    return names.map((name) => `execute ${this.#changesOf(name)}`).join('; ')
  }

  /**
   * Reads the state of tables, one result for each: its rows as JSON text, in the order of the primary key. All grading
   * reads values this way, so that a value is always spelt the same.
   */
  read(names: readonly string[]): string {
    return names.map((name) => `execute ${this.#readOf(name)}`).join('; ')
  }

  /**
   * How many rows were written by table: by this transaction, and by earlier ones that Postgres has not passed on to its
   * statistics yet (it does so between transactions, once a second). The difference within a transaction is its own.
   */
  get written(): string {
    return `execute written_${this.#slot}`
  }

  #readOf(name: string): string {
    return `read_${this.#slot}_${Object.keys(this.#tables).indexOf(name)}`
  }

  #changesOf(name: string): string {
    return `changes_${this.#slot}_${Object.keys(this.#tables).indexOf(name)}`
  }

  #stateOf(name: string): string {
    const { relation, columns } = this.#partsOf(name)
    const order = (this.#shapes[name]?.primaryKey ?? []).map((column) => `t.${quoteName(column)}`).join(', ')
    const from = `(select ${columns} from ${relation}) t`
    // `t.*` is the whole row; a bare `t` would be a column of that name where there is one.
    return `select coalesce(json_agg(t.* order by ${order})::text, '[]') as ${quoteName(name)} from ${from}`
  }

  #writtenRowsOf(name: string): string {
    const { relation, columns } = this.#partsOf(name)
    // There is one session, so no transaction is younger than the open one but those that are parts of it.
    const written = `xmin::text::bigint >= (select pg_current_xact_id()::text::bigint % 4294967296)`
    return `select coalesce(json_agg(t.*)::text, '[]') as rows, (select count(*) from ${relation}) as count
      from (select ${columns} from ${relation} where ${written}) t`
  }

  #partsOf(name: string): { readonly relation: string; readonly columns: string } {
    const table = this.#tables[name]
    if (!table) throw new Error(`there is no table ${name}`)
    const { columns, name: sqlName } = getTableConfig(table)
    return {
      relation: `${slotName(this.#slot)}.${quoteName(sqlName)}`,
      columns: columns.map((column) => quoteName(column.name)).join(', '),
    }
  }

  #countWritten(): string {
    const values = Object.entries(this.#tables).map(([name, table]) => {
      const relation = `${slotName(this.#slot)}.${quoteName(getTableConfig(table).name)}`
      return `(${sqlLiteral(name)}, ${sqlLiteral(relation)}::regclass)`
    })
    const counters = ['inserted', 'updated', 'deleted'].map((what) => `pg_stat_get_xact_tuples_${what}(id)`)
    return `select name, count from (values ${values.join(', ')}) tables(name, id),
      lateral (select ${counters.join(' + ')} as count) counted where count > 0`
  }
}

/**
 * Parses a snapshot, taking over from an earlier one the tables whose text is the same.
 *
 * @param earlier - another snapshot of the same tables
 */
export function parseSnapshot(
  texts: SnapshotTexts,
  shapes: Shapes,
  earlier?: { readonly texts: SnapshotTexts; readonly snapshot: Snapshot },
): Snapshot {
  const tables = Object.entries(texts).map(([name, text]): [string, readonly Row[]] => {
    const known = earlier?.snapshot[name]
    return [name, known && earlier.texts[name] === text ? known : parseRows(text, shapes[name])]
  })
  return Object.freeze(Object.fromEntries(tables))
}

/**
 * Puts the rows that were written to a table among those that it had.
 *
 * @returns undefined when rows have gone, or got another key: then the table has to be read
 */
export function withWritten(
  before: readonly Row[],
  { rows, count }: WrittenRows,
  shape: TableShape,
): readonly Row[] | undefined {
  const merged = [...before]
  const places = new Map(before.map((row, place) => [rowKey(row, shape), place]))
  for (const row of parseRows(rows, shape)) merged[places.get(rowKey(row, shape)) ?? merged.length] = row
  return merged.length === count ? Object.freeze(merged) : undefined
}

function parseRows(text: string, shape: TableShape | undefined): readonly Row[] {
  // Written by our own query: json_agg over rows.
  const rows: Row[] = JSON.parse(text, hasLongNumber.test(text) ? keepLongNumbers : undefined)
  for (const row of rows) {
    for (const [name, value] of Object.entries(row)) {
      // Only JSON can hold a text in place of a number.
      if (isLongNumber(value) && shape?.columns[name]?.kind !== 'json') row[name] = value.$number
    }
    freezeDeep(row)
  }
  return Object.freeze(rows)
}

/** A run of digits that a JavaScript number may not hold exactly. */
const hasLongNumber = /[\d.]{16}/

/** Keeps the digits of a number that would lose some, so that no difference is lost. */
function keepLongNumbers(_key: string, value: unknown, context?: { readonly source?: string }): unknown {
  if (typeof value !== 'number' || context?.source === undefined) return value
  if (digitsOf(String(value)) === digitsOf(context.source)) return value
  return { $number: context.source } satisfies LongNumber
}

/** The digits that matter: 2.50, 2.5 and 25e-1 have the same. */
function digitsOf(number: string): string {
  const digits = number.toLowerCase().replace(/e.*$/, '').replace(/[-+.]/g, '').replace(/^0+/, '')
  return digits.replace(/0+$/, '')
}

// Attempts of a task share their initial snapshot: nobody may change it.
function freezeDeep(value: unknown): void {
  if (typeof value !== 'object' || value === null) return
  Object.freeze(value)
  for (const inner of Object.values(value)) freezeDeep(inner)
}
