import type { Effect, Row, Snapshot } from '../core/effect.ts'
import { rowKey } from '../core/row-key.ts'
import type { TableShape } from '../core/table-shape.ts'
import { isUnchanged } from './same-value.ts'

type Shapes = Readonly<Record<string, TableShape>>
type Changes = Extract<Effect, { op: 'update' }>['changes']

/**
 * The net differences between two states, row by row: tables in the order of `shapes`, in each table first what was
 * updated or deleted, then what was inserted.
 *
 * Values are compared by {@link isUnchanged}: a timestamp spelt differently is no change, and neither is a row that was
 * changed and changed back. A stamp is a change here; grading decides what it is worth.
 *
 * @param before - the earlier state
 * @param after - the later state
 * @param shapes - `sandbox.shapes`
 */
export function computeEffects(before: Snapshot, after: Snapshot, shapes: Shapes): Effect[] {
  return Object.values(shapes).flatMap((shape) =>
    diffTable(before[shape.name] ?? [], after[shape.name] ?? [], shape),
  )
}

function diffTable(before: readonly Row[], after: readonly Row[], shape: TableShape): Effect[] {
  // Most tables are untouched by most calls, and most rows of a touched table are: rows that agree at the start and
  // at the end never reach the slower comparison by key.
  let start = 0
  while (start < before.length && start < after.length && areIdentical(before[start], after[start])) start++
  let beforeEnd = before.length
  let afterEnd = after.length
  while (beforeEnd > start && afterEnd > start && areIdentical(before[beforeEnd - 1], after[afterEnd - 1])) {
    beforeEnd--
    afterEnd--
  }
  if (start === beforeEnd && start === afterEnd) return []

  const added = new Map<string, Row>()
  for (const row of after.slice(start, afterEnd)) added.set(rowKey(row, shape), row)
  const effects: Effect[] = []
  for (const old of before.slice(start, beforeEnd)) {
    const key = rowKey(old, shape)
    const row = added.get(key)
    added.delete(key)
    if (!row) {
      effects.push({ op: 'delete', table: shape.name, key, row: old })
    } else if (!areIdentical(old, row)) {
      const effect = diffRow(old, row, key, shape)
      if (effect) effects.push(effect)
    }
  }
  for (const [key, row] of added) effects.push({ op: 'insert', table: shape.name, key, row })
  return effects
}

function diffRow(before: Row, after: Row, key: string, shape: TableShape): Effect | undefined {
  const changes: Changes = {}
  const unchanged: Row = {}
  for (const column of Object.values(shape.columns)) {
    const from = before[column.name] ?? null
    const to = after[column.name] ?? null
    if (!isUnchanged(from, to, column.kind)) changes[column.name] = [from, to]
    else if (to !== null && column.grading !== 'stamp') unchanged[column.name] = to
  }
  if (Object.keys(changes).length === 0) return undefined
  return { op: 'update', table: shape.name, key, changes, unchanged }
}

function areIdentical(a: Row | undefined, b: Row | undefined): boolean {
  if (a === b) return true
  if (!a || !b) return false
  const columns = Object.keys(a)
  if (columns.length !== Object.keys(b).length) return false
  for (const column of columns) {
    const value = a[column]
    const other = b[column]
    if (value === other) continue
    if (typeof value !== 'object' || typeof other !== 'object') return false
    if (JSON.stringify(value) !== JSON.stringify(other)) return false
  }
  return true
}
