import { is, SQL } from 'drizzle-orm'
import { expectedRowKey, joinKey, rowId } from '../core/row-key.ts'
import type { ColumnShape, TableShape } from '../core/table-shape.ts'
import { isAsymmetricMatcher } from './asymmetric-matcher.ts'
import { ExpectationError, type ExpectationErrorCode } from './expectation-error.ts'
import type { ExpectedEffect, ExpectedEffects } from './expected-effect.ts'

type Shapes = Readonly<Record<string, TableShape>>

/** A column and the value or matcher that it must satisfy. */
export interface ExpectedColumn {
  readonly column: ColumnShape
  readonly value: unknown
}

/** An expected effect with its table looked up, its key spelt out and the compared columns listed. */
export type ResolvedEffect = ResolvedInsert | ResolvedUpdate | ResolvedDelete

export interface ResolvedInsert {
  readonly op: 'insert'
  readonly shape: TableShape
  /** For people; parts that the backend generates are shown as `?`. */
  readonly key: string
  /** Key columns that the task states. */
  readonly keyColumns: readonly ExpectedColumn[]
  /** Every other column that is compared: stated ones first, then graded ones that must hold their default. */
  readonly columns: readonly ExpectedColumn[]
  /** How many of `columns` the task states. */
  readonly stated: number
}

export interface ResolvedUpdate {
  readonly op: 'update'
  readonly shape: TableShape
  readonly key: string
  readonly columns: readonly ExpectedColumn[]
}

export interface ResolvedDelete {
  readonly op: 'delete'
  readonly shape: TableShape
  readonly key: string
}

/**
 * Looks up the tables and columns of every acceptable end state.
 *
 * @throws ExpectationError when an effect names what does not exist, names a stamp, leaves out a column that has no
 *   known default, or when two effects of one end state are about the same row
 */
export function resolveExpected(
  expected: ExpectedEffects,
  shapes: Shapes,
): readonly (readonly ResolvedEffect[])[] {
  const endStates = 'endStates' in expected ? expected.endStates : [expected]
  if (endStates.length === 0) {
    throw new ExpectationError(
      'NO_END_STATE',
      { endState: 0 },
      'oneOf()',
      'no end state is acceptable; list at least one',
    )
  }
  return endStates.map((effects, endState) => resolveEndState(effects, shapes, endState))
}

function resolveEndState(
  effects: readonly ExpectedEffect[],
  shapes: Shapes,
  endState: number,
): ResolvedEffect[] {
  const rows = new Map<string, string>()
  return effects.map((effect, index) => {
    const resolved = resolveEffect(effect, shapes, { endState, effect: index })
    const row = rowOf(resolved)
    if (row === undefined) return resolved
    const earlier = rows.get(row)
    if (earlier !== undefined) {
      throw new ExpectationError(
        'SAME_ROW_TWICE',
        { endState, effect: index, table: resolved.shape.name },
        describeEffect(resolved),
        `${earlier} is about the same row; a row has one net effect, so write them as one`,
      )
    }
    rows.set(row, describeEffect(resolved))
    return resolved
  })
}

/** Names one row; undefined for an inserted row whose key is generated or matched. */
function rowOf(effect: ResolvedEffect): string | undefined {
  if (effect.op === 'insert') {
    const literal =
      effect.keyColumns.length === effect.shape.primaryKey.length &&
      effect.keyColumns.every(({ value }) => !isAsymmetricMatcher(value))
    if (!literal) return undefined
  }
  return rowId(effect.shape.name, effect.key)
}

/** The key of a row with a one-column key; undefined when the task leaves it open or to a matcher. */
export function literalKey({ keyColumns, shape }: ResolvedInsert): unknown {
  const [key] = keyColumns
  return shape.primaryKey.length !== 1 || isAsymmetricMatcher(key?.value) ? undefined : key?.value
}

/** The effect as the task's author wrote it, shortened to table and key. */
export function describeEffect({ op, shape, key }: Pick<ResolvedEffect, 'op' | 'shape' | 'key'>): string {
  const verb = { insert: 'inserted', update: 'updated', delete: 'deleted' }[op]
  return `${verb}(${shape.name}, ${key})`
}

interface EffectPlace {
  readonly endState: number
  readonly effect: number
}

function resolveEffect(effect: ExpectedEffect, shapes: Shapes, place: EffectPlace): ResolvedEffect {
  const shape = Object.values(shapes).find(({ sqlName }) => sqlName === effect.sqlTable)
  if (!shape) {
    throw new ExpectationError(
      'NO_TABLE',
      { ...place, table: effect.sqlTable },
      `on ${effect.sqlTable}`,
      `the sandbox has no such table; its tables are ${Object.keys(shapes).join(', ')}`,
    )
  }
  if (effect.op === 'insert') return resolveInsert(effect.row, shape, place)
  const key = expectedRowKey(effect.key, shape)
  if (key === undefined) {
    fail(
      'BAD_KEY',
      { op: effect.op, shape, key: JSON.stringify(effect.key) },
      place,
      `the primary key of ${shape.name} is ${shape.primaryKey.join(' and ')}; give ` +
        (shape.primaryKey.length === 1 ? 'its value' : 'an object with these columns'),
    )
  }
  if (effect.op === 'delete') return { op: 'delete', shape, key }
  const columns = statedColumns(effect.changes, { op: 'update', shape, key }, place)
  if (columns.length === 0) {
    fail(
      'EMPTY_UPDATE',
      { op: 'update', shape, key },
      place,
      'it names no column; name those that change, or leave the effect out',
    )
  }
  return { op: 'update', shape, key, columns }
}

function resolveInsert(
  row: Readonly<Record<string, unknown>>,
  shape: TableShape,
  place: EffectPlace,
): ResolvedInsert {
  const key = joinKey(
    shape.primaryKey.map((column) => {
      const value = row[column]
      return value === undefined || isAsymmetricMatcher(value) ? '?' : value
    }),
  )
  const what = { op: 'insert', shape, key } as const
  const all = statedColumns(row, what, place)
  const isKey = ({ column }: ExpectedColumn) => shape.primaryKey.includes(column.name)
  const stated = all.filter((each) => !isKey(each))
  const defaults: ExpectedColumn[] = []
  const unstated: string[] = []
  for (const column of Object.values(shape.columns)) {
    if (column.grading !== 'graded' || row[column.name] !== undefined) continue
    if (shape.primaryKey.includes(column.name)) continue
    if (column.default === undefined || is(column.default, SQL)) {
      unstated.push(column.name)
      continue
    }
    defaults.push({ column, value: column.default })
  }
  const [first, ...others] = unstated
  if (first !== undefined) {
    fail(
      'UNSTATED_COLUMN',
      what,
      place,
      others.length === 0
        ? `it does not state ${first}, which has no fixed default; state it, declare the column ungraded or a stamp, ` +
            'or allow any value with anyValue()'
        : `it does not state ${unstated.join(', ')}, which have no fixed default; state them, declare the columns ` +
            'ungraded or stamps, or allow any value with anyValue()',
      first,
    )
  }
  return { ...what, keyColumns: all.filter(isKey), columns: [...stated, ...defaults], stated: stated.length }
}

function statedColumns(
  values: Readonly<Record<string, unknown>>,
  what: Pick<ResolvedEffect, 'op' | 'shape' | 'key'>,
  place: EffectPlace,
): ExpectedColumn[] {
  return Object.entries(values).flatMap(([name, value]) => {
    if (value === undefined) return []
    const column = Object.hasOwn(what.shape.columns, name) ? what.shape.columns[name] : undefined
    if (!column) {
      const known = Object.keys(what.shape.columns).join(', ')
      fail(
        'NO_COLUMN',
        what,
        place,
        `${what.shape.name} has no column ${name}; its columns are ${known}`,
        name,
      )
    }
    if (column.grading === 'stamp') {
      fail(
        'STAMP_COLUMN',
        what,
        place,
        `${name} is an automatic stamp and never compared; leave it out`,
        name,
      )
    }
    return [{ column, value }]
  })
}

function fail(
  code: ExpectationErrorCode,
  what: Pick<ResolvedEffect, 'op' | 'shape' | 'key'>,
  place: EffectPlace,
  problem: string,
  column?: string,
): never {
  const where = { ...place, table: what.shape.name, ...(column !== undefined && { column }) }
  throw new ExpectationError(code, where, describeEffect(what), problem)
}
