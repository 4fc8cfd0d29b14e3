import type { Effect } from '../core/effect.ts'
import { rowId } from '../core/row-key.ts'
import type { TableShape } from '../core/table-shape.ts'
import { compareJson } from './compare-json.ts'
import type { Difference } from './difference.ts'
import type { RecordedEffect } from './recording.ts'
import { findShape, type ReplayTarget } from './replay-target.ts'

/**
 * Compares net effects: the same rows inserted, updated and deleted, with the same values in every column that is
 * compared. An effect of which only uncompared columns changed must still be there.
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
    if (!shape || !found) return [{ path, expected: summary(effect), received: undefined }]
    rest.delete(id)
    return compareEffect(effect, found, path, comparedColumns(shape, target))
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
