import type { TableShape } from '../core/table-shape.ts'
import { isAsymmetricMatcher } from './asymmetric-matcher.ts'
import { cheapestPairs, columnCost, type InsertPair, missingCost } from './cheapest-pairs.ts'
import { type InsertEffect, InsertedKeys } from './inserted-keys.ts'
import { type ExpectedColumn, literalKey, type ResolvedInsert } from './resolve-expected.ts'
import { sameValue } from './same-value.ts'

/** Which inserted row is which expected one. */
export interface InsertMatching {
  readonly pairs: ReadonlyMap<ResolvedInsert, InsertPair>
  /**
   * Whether a received value is the expected one when ids of inserted rows stand for the rows: with two orders made
   * in the other order, each line item must still be in the order that it was expected in.
   */
  accepts(expected: ExpectedColumn, received: unknown, own?: InsertEffect): boolean
}

/** A generated key that differs only decides between rows that are equal otherwise. */
const keyCost = 1

/**
 * Finds the assignment of inserted rows to expected ones with the fewest differences, by content.
 *
 * Rows pair up when their keys agree, or when the differing key was generated, names no record of another table that
 * is there from the start, and at least half of the stated
 * columns agree; a pair with more wrong columns than the row has stated ones explains less than an extra and a
 * missing row. Deterministic, and exact up to a bound on the search.
 *
 * @param expected - the expected rows of one end state
 * @param inserted - every inserted row
 * @param shapes - `sandbox.shapes`
 * @param isGenerated - whether the backend made up this key column of this row
 */
export function matchInserts(
  expected: readonly ResolvedInsert[],
  inserted: readonly InsertEffect[],
  shapes: Readonly<Record<string, TableShape>>,
  isGenerated: (effect: InsertEffect, column: string) => boolean,
): InsertMatching {
  const keys = new InsertedKeys(inserted, shapes)
  const isReplaceable = (key: ExpectedColumn, effect: InsertEffect) =>
    !isAsymmetricMatcher(key.value) && !namesExisting(key, expected) && isGenerated(effect, key.column.name)
  const options = new Map(
    expected.map((row) => [
      row,
      inserted
        .flatMap((effect) => pairUp(row, effect, keys, isReplaceable) ?? [])
        .filter(({ cost }) => cost < missingCost(row))
        .sort((a, b) => a.cost - b.cost),
    ]),
  )
  const accepts = (
    { column, value }: ExpectedColumn,
    received: unknown,
    own: InsertEffect | undefined,
    counterparts: ReadonlyMap<InsertEffect, ResolvedInsert>,
  ) => {
    const comparable = isAsymmetricMatcher(value)
      ? received
      : translate(received, (each) => keys.find(column.name, each, own), counterparts, expected)
    return sameValue(value, comparable, column.kind)
  }
  const pairs = cheapestPairs(options, ({ column, value }, received, counterparts) =>
    accepts({ column, value }, received.row[column.name], received, counterparts),
  )
  const counterparts = new Map([...pairs].map(([row, { received }]) => [received, row]))
  return { pairs, accepts: (column, received, own) => accepts(column, received, own, counterparts) }
}

/** Whether an expected key names a record that is there from the start, because no expected row is that record. */
function namesExisting({ column, value }: ExpectedColumn, expected: readonly ResolvedInsert[]): boolean {
  if (column.references === undefined) return false
  return !expected.some((row) => {
    const key = literalKey(row)
    return row.shape.name === column.references && (key === undefined || String(key) === String(value))
  })
}

/** What it would cost to take a received row for an expected one; undefined when it cannot be. */
function pairUp(
  row: ResolvedInsert,
  received: InsertEffect,
  keys: InsertedKeys,
  isReplaceable: (key: ExpectedColumn, effect: InsertEffect) => boolean,
): InsertPair | undefined {
  if (received.table !== row.shape.name) return undefined
  const references: InsertPair['references'][number][] = []
  const isReference = (expected: ExpectedColumn, value: unknown) => {
    if (isAsymmetricMatcher(expected.value)) return false
    const targets = [value].flat().flatMap((each) => keys.find(expected.column.name, each, received) ?? [])
    if (targets.length > 0) references.push({ expected, targets })
    return targets.length > 0
  }
  let otherKey = false
  for (const expected of row.keyColumns) {
    const value = received.row[expected.column.name]
    if (isReference(expected, value) || sameValue(expected.value, value, expected.column.kind)) continue
    if (!isReplaceable(expected, received)) return undefined
    otherKey = true
  }
  let wrong = 0
  let wrongStated = 0
  for (const [index, expected] of row.columns.entries()) {
    const value = received.row[expected.column.name]
    if (isReference(expected, value) || sameValue(expected.value, value, expected.column.kind)) continue
    wrong++
    if (index < row.stated) wrongStated++
  }
  if (otherKey && wrongStated * 2 > row.stated) return undefined
  return { received, references, cost: wrong * columnCost + (otherKey ? keyCost : 0) }
}

/** No expected value is this: it stands for a row that no expected one is matched with. */
const nobody = Symbol('nobody')

/** Replaces ids of inserted rows by those of the expected rows that they are matched with. */
function translate(
  value: unknown,
  find: (value: unknown) => InsertEffect | undefined,
  counterparts: ReadonlyMap<InsertEffect, ResolvedInsert>,
  expected: readonly ResolvedInsert[],
): unknown {
  if (Array.isArray(value)) return value.map((each) => translate(each, find, counterparts, expected))
  const target = find(value)
  if (!target) return value
  const counterpart = counterparts.get(target)
  if (counterpart) return literalKey(counterpart) ?? value
  // The id was expected to belong to another row than the one that has it.
  const taken = expected.some(
    (row) => row.shape.name === target.table && String(literalKey(row)) === target.key,
  )
  return taken ? nobody : value
}
