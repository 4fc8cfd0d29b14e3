import { rowId } from '../core/row-key.ts'
import { type InsertEffect, namesTable } from './inserted-keys.ts'
import { type ExpectedColumn, literalKey, type ResolvedInsert } from './resolve-expected.ts'

/** A received row that could be an expected one. */
export interface InsertPair {
  readonly received: InsertEffect
  /** What differs, references apart. */
  readonly cost: number
  /** Columns that hold ids of inserted rows: right or wrong depending on what those are matched with. */
  readonly references: readonly {
    readonly expected: ExpectedColumn
    readonly targets: readonly InsertEffect[]
  }[]
}

/** Tells whether a reference is correct when inserted rows are matched so. */
type AcceptsReference = (
  expected: ExpectedColumn,
  received: InsertEffect,
  counterparts: ReadonlyMap<InsertEffect, ResolvedInsert>,
) => boolean

interface OpenReference {
  readonly received: InsertEffect
  readonly reference: InsertPair['references'][number]
}

export const columnCost = 1000

/** Pairs to try: far more than real tasks need, few enough for a crowd of look-alike rows. */
const searchLimit = 20_000

/** What it costs to leave a row without counterpart: a little more than getting every stated column wrong. */
export function missingCost(row: ResolvedInsert): number {
  return (row.stated + 1) * columnCost
}

/**
 * Chooses a counterpart, or none, for every expected row so that the least differs: a depth-first search, cheapest
 * first, that cuts off what cannot beat the best.
 *
 * @param options - possible counterparts by expected row, cheapest first
 * @param accepts - judges a reference once it is known what its target is matched with
 */
export function cheapestPairs(
  options: ReadonlyMap<ResolvedInsert, readonly InsertPair[]>,
  accepts: AcceptsReference,
): ReadonlyMap<ResolvedInsert, InsertPair> {
  const rows = searchOrder(options)
  const atLeast = [0]
  for (const row of rows.toReversed()) {
    atLeast.unshift((atLeast[0] ?? 0) + (options.get(row)?.[0]?.cost ?? missingCost(row)))
  }
  const paired = new Map<ResolvedInsert, InsertPair>()
  const counterparts = new Map<InsertEffect, ResolvedInsert>()
  const takenKeys = new Set<string>()
  let best: ReadonlyMap<ResolvedInsert, InsertPair> = new Map()
  let bestCost = Number.POSITIVE_INFINITY
  let tried = 0

  const take = (row: ResolvedInsert, pair: InsertPair) => {
    paired.set(row, pair)
    counterparts.set(pair.received, row)
    takenKeys.add(keyOf(row))
  }
  const release = (row: ResolvedInsert, pair: InsertPair) => {
    paired.delete(row)
    counterparts.delete(pair.received)
    takenKeys.delete(keyOf(row))
  }
  /** Judges the references that can be judged by now; at the end, all. */
  const judge = (references: readonly OpenReference[], final: boolean) => {
    let wrong = 0
    const open = references.filter(({ received, reference: { expected, targets } }) => {
      const unmatched = targets.filter((target) => !counterparts.has(target))
      // The row that is expected under this id is matched already, and not with the one referred to here.
      if (unmatched.some(({ table }) => takenKeys.has(rowId(table, String(expected.value))))) wrong++
      else if (unmatched.length > 0 && !final) return true
      else if (!accepts(expected, received, counterparts)) wrong++
      return false
    })
    return { cost: wrong * columnCost, open }
  }
  const search = (index: number, cost: number, open: readonly OpenReference[]): void => {
    const row = rows[index]
    if (!row) {
      const total = cost + judge(open, true).cost
      if (total < bestCost) [best, bestCost] = [new Map(paired), total]
      return
    }
    const rest = atLeast[index + 1] ?? 0
    const branches = (options.get(row) ?? [])
      .filter(({ received }) => !counterparts.has(received))
      .map((pair) => {
        take(row, pair)
        const own = pair.references.map((reference) => ({ received: pair.received, reference }))
        const judged = judge([...open, ...own], false)
        release(row, pair)
        return { pair, total: cost + pair.cost + judged.cost, open: judged.open }
      })
      .sort((a, b) => a.total - b.total)
    tried += branches.length
    for (const branch of branches) {
      if (branch.total + rest >= bestCost || (tried > searchLimit && bestCost < Number.POSITIVE_INFINITY))
        break
      take(row, branch.pair)
      search(index + 1, branch.total, branch.open)
      release(row, branch.pair)
    }
    const without = cost + missingCost(row)
    if (without + rest < bestCost) search(index + 1, without, open)
  }
  search(0, 0, [])
  return best
}

function keyOf(row: ResolvedInsert): string {
  return rowId(row.shape.name, String(literalKey(row)))
}

/**
 * Puts first what has the fewest counterparts, and next to each row those that it refers to or that refer to it, so
 * that the search notices a wrong pair at once.
 */
function searchOrder(options: ReadonlyMap<ResolvedInsert, readonly InsertPair[]>): ResolvedInsert[] {
  const rows = [...options.keys()]
  const good = (row: ResolvedInsert) =>
    (options.get(row) ?? []).filter(({ cost }, _, [first]) => cost < (first?.cost ?? 0) + columnCost).length
  const counts = new Map(rows.map((row) => [row, good(row)]))
  const ordered = new Set<ResolvedInsert>()
  const visit = (row: ResolvedInsert): void => {
    if (ordered.has(row)) return
    ordered.add(row)
    for (const other of rows) if (refersTo(row, other) || refersTo(other, row)) visit(other)
  }
  for (const row of rows.toSorted((a, b) => (counts.get(a) ?? 0) - (counts.get(b) ?? 0))) visit(row)
  return [...ordered]
}

function refersTo(row: ResolvedInsert, other: ResolvedInsert): boolean {
  const key = literalKey(other)
  if (row === other || key === undefined) return false
  return row.columns.some(
    ({ column, value }) =>
      String(value) === String(key) && (!/^\d+$/.test(String(key)) || namesTable(column.name, other.shape)),
  )
}
