import { compareOrder } from './compare-values.ts'
import type { DeskRow } from './filter.ts'

/**
 * Sorts rows by an OData `$orderby`: column names with an optional `asc` or `desc`, separated by commas. Rows that
 * compare equal keep their order; a name that no row has changes nothing. Status and priority sort as text
 * (high, low, normal, urgent), as the recorded desk does.
 */
export function orderRows(rows: readonly DeskRow[], orderBy: string | null | undefined): DeskRow[] {
  const keys = (orderBy ?? '')
    .split(',')
    .map((key) => key.trim().split(/\s+/))
    .map(([column = '', direction = 'asc']) => ({ column, sign: /^desc$/i.test(direction) ? -1 : 1 }))
  return rows.toSorted((a, b) => {
    for (const { column, sign } of keys) {
      const order = compareOrder(a[column], b[column])
      if (order !== 0) return order * sign
    }
    return 0
  })
}

/** Keeps the columns that a `$select` names, in the row's order; unknown names are left out. */
export function selectColumns(row: DeskRow, select: string | null | undefined): DeskRow {
  if (select === null || select === undefined || select.trim() === '') return row
  const names = new Set(select.split(',').map((name) => name.trim()))
  return Object.fromEntries(Object.entries(row).filter(([column]) => names.has(column)))
}
