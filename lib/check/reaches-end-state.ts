import type { Row, Snapshot } from '../core/effect.ts'
import { expectedRowKey, rowKey } from '../core/row-key.ts'
import type { TableShape, ValueKind } from '../core/table-shape.ts'
import { isAccepted, isAsymmetricMatcher, toExpectedJson } from '../grading/asymmetric-matcher.ts'
import type { ExpectedEffect } from '../grading/expected-effect.ts'
import { stateContains } from './state-contains.ts'

/**
 * Whether a terminal state is an acceptable one, by the plainest possible check: every expected row is as expected,
 * and no other row changed. The second opinion on a grade that passed; ids that are new are not looked at.
 */
export function reachesEndState(
  effects: readonly ExpectedEffect[],
  initial: Snapshot,
  terminal: Snapshot,
  shapes: Readonly<Record<string, TableShape>>,
): boolean {
  const tables = new Map(
    Object.values(shapes).map((shape) => [shape.sqlName, changedRows(shape, initial, terminal)]),
  )
  const newIds = new Set(
    [...tables.values()].flatMap(({ changed }) =>
      [...changed].flatMap(([key, { before }]) => (before ? [] : [key])),
    ),
  )
  const isHeld = stateContains(initial)
  const isNewId = (value: unknown) =>
    newIds.has(String(value)) && /\D/.test(String(value)) && !isHeld(String(value))
  const accepted = effects.every((effect) => {
    const table = tables.get(effect.sqlTable)
    if (!table) return false
    const { shape, changed } = table
    const key =
      effect.op === 'insert'
        ? newRow(effect.row, shape, changed, isNewId, isHeld)
        : expectedRowKey(effect.key, shape)
    const row = key === undefined ? undefined : changed.get(key)
    if (key === undefined || !row) return false
    changed.delete(key)
    if (effect.op === 'insert') return true
    if (effect.op === 'delete') return !row.after
    const { before, after } = row
    return (
      after !== undefined &&
      Object.values(shape.columns).every(({ name, grading, kind }) => {
        if (effect.changes[name] !== undefined)
          return isLike(effect.changes[name], after[name], isNewId, kind)
        return grading !== 'graded' || JSON.stringify(before?.[name]) === JSON.stringify(after[name])
      })
    )
  })
  return accepted && [...tables.values()].every(({ changed }) => changed.size === 0)
}

interface ChangedRow {
  readonly before: Row | undefined
  readonly after: Row | undefined
}

function changedRows(shape: TableShape, initial: Snapshot, terminal: Snapshot) {
  const before = new Map((initial[shape.name] ?? []).map((row) => [rowKey(row, shape), row]))
  const after = new Map((terminal[shape.name] ?? []).map((row) => [rowKey(row, shape), row]))
  const visible = (row: Row | undefined) =>
    row &&
    JSON.stringify(
      Object.values(shape.columns).map(({ name, grading }) =>
        grading === 'stamp' ? null : (row[name] ?? null),
      ),
    )
  const changed = new Map<string, ChangedRow>()
  for (const key of new Set([...before.keys(), ...after.keys()])) {
    const row = { before: before.get(key), after: after.get(key) }
    if (visible(row.before) !== visible(row.after)) changed.set(key, row)
  }
  return { shape, changed }
}

/** The key of a new row with the expected content. */
function newRow(
  expected: Readonly<Record<string, unknown>>,
  shape: TableShape,
  changed: ReadonlyMap<string, ChangedRow>,
  isNewId: (value: unknown) => boolean,
  isHeld: (text: string) => boolean,
): string | undefined {
  const found = [...changed].find(
    ([, { before, after }]) =>
      !before &&
      after &&
      Object.values(shape.columns).every(({ name, grading, kind, references, default: standard }) => {
        const isOnlyKey = shape.primaryKey.length === 1 && shape.primaryKey.includes(name)
        if (isOnlyKey && !references && !isHeld(String(after[name]))) return true
        if (expected[name] !== undefined) return isLike(expected[name], after[name], isNewId, kind)
        return grading !== 'graded' || isLike(standard, after[name], isNewId, kind)
      }),
  )
  return found?.[0]
}

function isLike(
  expected: unknown,
  received: unknown,
  isNewId: (value: unknown) => boolean,
  kind: ValueKind,
): boolean {
  if (isAsymmetricMatcher(expected)) return isAccepted(received ?? null, expected, kind)
  if (expected === undefined || expected === null) return (received ?? null) === null
  if (received === null || received === undefined) return false
  if (String(expected) === String(received) || isNewId(received)) return true
  if (typeof received === 'number') return Math.abs(Number(expected) - received) < 1e-9
  if (typeof received === 'string')
    return new Date(String(expected)).getTime() === new Date(received).getTime()
  const spelling = (value: unknown) =>
    Array.isArray(value) ? value.map((each) => JSON.stringify(each)).sort() : value
  return JSON.stringify(spelling(toExpectedJson(expected))) === JSON.stringify(spelling(received))
}
