import type { Effect } from '../core/effect.ts'
import { rowId } from '../core/row-key.ts'
import type { TableShape } from '../core/table-shape.ts'
import { canonicalNumber } from '../grading/canonical-number.ts'
import { compareJson } from './compare-json.ts'
import type { Difference } from './difference.ts'
import type { RecordedEffect } from './recording.ts'
import { findShape, type ReplayTarget } from './replay-target.ts'

/**
 * Compares net effects: the same rows inserted, updated and deleted, with the same values in every column that is
 * compared. An effect that changed only uncompared columns must still be there.
 */
export function compareEffects(
  expected: readonly RecordedEffect[],
  received: readonly Effect[],
  target: ReplayTarget,
): Difference[] {
  const rest = new Map(received.map((effect) => [rowId(effect.table, effect.key), effect]))
  const differences = expected.flatMap((effect) => {
    const shape = findShape(target.sandbox, effect.table)
    const path = `effects.${shape?.name ?? effect.table}.${effect.key}`
    const id = shape && rowId(shape.name, effect.key)
    const found = id && rest.get(id)
    if (shape && !found && isRespelling(effect, shape)) return []
    if (!shape || !found) return [{ path, expected: summary(effect), received: undefined }]
    rest.delete(id)
    return compareEffect(asRead(effect, shape), found, path, comparedColumns(shape, target))
  })
  const extra = [...rest.values()].map((effect) => ({
    path: `effects.${effect.table}.${effect.key}`,
    expected: undefined,
    received: summary(effect),
  }))
  return [...differences, ...extra]
}

function compareEffect(
  expected: RecordedEffect,
  received: Effect,
  path: string,
  columns: (column: string) => boolean,
): Difference[] {
  if (expected.op === 'insert' && received.op === 'insert') {
    return compareJson(pick(expected.row, columns), pick(received.row, columns), path)
  }
  if (expected.op === 'update' && received.op === 'update') {
    const [from, to] = [pick(expected.changes, columns), pick(received.changes, columns)]
    const changed = new Set([...Object.keys(from), ...Object.keys(to)])
    return [...changed].flatMap((column) => compareChange(from[column], to[column], `${path}.${column}`))
  }
  if (expected.op === 'delete' && received.op === 'delete') return []
  return [{ path, expected: summary(expected), received: summary(received) }]
}

/** A change of nothing but how a decimal is written, which our reading of a state does not see. */
function isRespelling(effect: RecordedEffect, shape: TableShape): boolean {
  if (effect.op !== 'update') return false
  return Object.entries(effect.changes).every(
    ([column, [from, to]]) =>
      isNumeric(shape, column) && compareJson(asNumber(from), asNumber(to), '').length === 0,
  )
}

/** The effect with its decimals as a state is read: some recorded servers write them as text. */
function asRead(effect: RecordedEffect, shape: TableShape): RecordedEffect {
  const read = <V>(value: V, column: string) => (isNumeric(shape, column) ? asNumber(value) : value)
  if (effect.op === 'insert') {
    const row = Object.entries(effect.row).map(([column, value]) => [column, read(value, column)])
    return { ...effect, row: Object.fromEntries(row) }
  }
  if (effect.op === 'update') {
    const changes = Object.entries(effect.changes).map(([column, [from, to]]) => {
      return [column, [read(from, column), read(to, column)]]
    })
    return { ...effect, changes: Object.fromEntries(changes) }
  }
  return effect
}

function isNumeric(shape: TableShape, column: string): boolean {
  const kind = shape.columns[column]?.kind
  return kind === 'number' || kind === 'decimal'
}

function asNumber<V>(value: V): V | number {
  return typeof value === 'string' && canonicalNumber(value) !== undefined ? Number(value) : value
}

type Change = readonly [before: unknown, after: unknown] | undefined

/** A change is a pair, not a list of two: `[open, hold]` is not `[hold, open]`. */
function compareChange(expected: Change, received: Change, path: string): Difference[] {
  const same =
    expected && received
      ? expected.every((value, side) => compareJson(value, received[side], path).length === 0)
      : isNoChange(expected ?? received)
  return same ? [] : [{ path, expected, received }]
}

/** A change between two spellings of one value, which one side counts and the other does not. */
function isNoChange(change: Change): boolean {
  return change === undefined || compareJson(change[0], change[1], '').length === 0
}

function comparedColumns(shape: TableShape, target: ReplayTarget): (column: string) => boolean {
  const ungraded = target.ungraded
  if (ungraded) return (column) => !ungraded[shape.name]?.includes(column)
  return (column) => (shape.columns[column]?.grading ?? 'graded') === 'graded'
}

function pick<V>(row: Readonly<Record<string, V>>, columns: (column: string) => boolean): Record<string, V> {
  return Object.fromEntries(Object.entries(row).filter(([column]) => columns(column)))
}

function summary(effect: RecordedEffect | Effect): unknown {
  if (effect.op === 'insert') return { op: effect.op, row: effect.row }
  return effect.op === 'update' ? { op: effect.op, changes: effect.changes } : { op: effect.op }
}
