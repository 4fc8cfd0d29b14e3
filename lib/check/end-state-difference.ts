import type { Row, Snapshot } from '../core/effect.ts'
import { rowKey } from '../core/row-key.ts'
import type { TableShape } from '../core/table-shape.ts'
import type { DeviationKind } from '../grading/deviation.ts'
import { stateContains } from './state-contains.ts'

/*
 * The second opinion on grading: a plain comparison of two end states, reference and mutated, that shares nothing with
 * gradeEffects but the snapshots. It says which deviations a grade must hold at least.
 */

/** A deviation that must be there: one of these kinds, in this table, and where it is known in this row and column. */
export interface RequiredDeviation {
  readonly kinds: readonly DeviationKind[]
  readonly table: string
  readonly key?: string
  /** Holds for a wrong field only. */
  readonly column?: string
}

/** The states to compare. */
export interface EndStates {
  readonly initial: Snapshot
  /** What the reference solution leads to. */
  readonly reference: Snapshot
  /** What the mutated solution leads to. */
  readonly mutated: Snapshot
}

/**
 * What must deviate in the mutated end state; nothing when it is as good as the reference.
 *
 * @param named - ungraded columns that the task compares all the same, as `table.column`
 */
export function requiredDeviations(
  { initial, reference, mutated }: EndStates,
  shapes: Readonly<Record<string, TableShape>>,
  named: ReadonlySet<string>,
): RequiredDeviation[] {
  const fresh = {
    reference: freshRows(initial, reference, shapes),
    mutated: freshRows(initial, mutated, shapes),
  }
  return Object.values(shapes).flatMap((shape) => {
    const before = byKey(initial[shape.name], shape)
    const right = byKey(reference[shape.name], shape)
    const wrong = byKey(mutated[shape.name], shape)
    const compared = Object.values(shape.columns)
      .filter(({ name, grading }) => grading === 'graded' || named.has(`${shape.name}.${name}`))
      .map(({ name }) => name)
    const visible = Object.values(shape.columns)
      .filter(({ grading }) => grading !== 'stamp')
      .map(({ name }) => name)
    const existing = [...before].flatMap(([key, row]): RequiredDeviation[] => {
      const [wanted, got] = [right.get(key), wrong.get(key)]
      const place = { table: shape.name, key }
      if (wanted && !differ(row, wanted, visible)) {
        return got && !differ(row, got, visible) ? [] : [{ kinds: ['extra effect'], ...place }]
      }
      if (!wanted || !got) return wanted === got ? [] : [{ kinds: ['missing effect'], ...place }]
      if (!differ(row, got, visible)) return [{ kinds: ['missing effect', 'wrong field'], ...place }]
      return compared
        .filter((column) => spell(wanted[column], fresh.reference) !== spell(got[column], fresh.mutated))
        .map((column) => ({ kinds: ['wrong field'], ...place, column }))
    })
    return [...existing, ...differingFreshRows(shape, compared, fresh)]
  })
}

function byKey(rows: readonly Row[] | undefined, shape: TableShape): Map<string, Row> {
  return new Map((rows ?? []).map((row) => [rowKey(row, shape), row]))
}

function differ(a: Row, b: Row, columns: readonly string[]): boolean {
  return columns.some((column) => JSON.stringify(a[column] ?? null) !== JSON.stringify(b[column] ?? null))
}

interface FreshRow {
  readonly table: string
  readonly key: string
  readonly row: Row
  /** Something had this key before: it is none that was made up. */
  readonly known: boolean
}

function freshRows(
  before: Snapshot,
  after: Snapshot,
  shapes: Readonly<Record<string, TableShape>>,
): FreshRow[] {
  const isKnown = stateContains(before)
  return Object.values(shapes).flatMap((shape) => {
    const old = byKey(before[shape.name], shape)
    return [...byKey(after[shape.name], shape)]
      .filter(([key]) => !old.has(key))
      .map(([key, row]) => ({ table: shape.name, key, row, known: isKnown(key) }))
  })
}

/** A value; of the id of a new row only that it is one, because ids depend on the order of the calls. */
function spell(value: Row[string] | undefined, fresh: readonly FreshRow[]): string {
  const target = fresh.find(({ key, known }) => key === value && !known && /\D/.test(key))
  return target ? `new ${target.table}` : JSON.stringify(value ?? null)
}

function differingFreshRows(
  { name: table, primaryKey, columns }: TableShape,
  compared: readonly string[],
  fresh: { readonly reference: readonly FreshRow[]; readonly mutated: readonly FreshRow[] },
): RequiredDeviation[] {
  // The only column of a key says nothing, unless it names something that was there before.
  const isMadeUp = (column: string, { known }: FreshRow) =>
    primaryKey.length === 1 && primaryKey.includes(column) && !known && !columns[column]?.references
  const spelt = (rows: readonly FreshRow[]) =>
    rows
      .filter((row) => row.table === table)
      .map((each) => compared.map((column) => (isMadeUp(column, each) ? '' : spell(each.row[column], rows))))
  const gained = spelt(fresh.mutated)
  const lost = spelt(fresh.reference).filter((row) => {
    const same = gained.findIndex((other) => other.join('\n') === row.join('\n'))
    if (same !== -1) gained.splice(same, 1)
    return same === -1
  })
  const [row, other] = [lost[0], gained[0]]
  if (row && other && lost.length === 1 && gained.length === 1) {
    return compared
      .filter((_, index) => row[index] !== other[index])
      .map((column) => ({ kinds: ['wrong field', 'extra effect', 'missing effect'], table, column }))
  }
  if (lost.length > 0 && gained.length > 0) {
    return [{ kinds: ['wrong field', 'extra effect', 'missing effect'], table }]
  }
  if (lost.length > 0) return [{ kinds: ['missing effect'], table }]
  return gained.length > 0 ? [{ kinds: ['extra effect'], table }] : []
}
