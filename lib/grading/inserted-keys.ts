import type { Effect } from '../core/effect.ts'
import type { TableShape } from '../core/table-shape.ts'

export type InsertEffect = Extract<Effect, { op: 'insert' }>

/** Finds the inserted rows that a value refers to: an order's line item holds the new order's id. */
export class InsertedKeys {
  readonly #byKey = new Map<string, InsertEffect[]>()
  readonly #shapes: Readonly<Record<string, TableShape>>

  constructor(inserted: readonly InsertEffect[], shapes: Readonly<Record<string, TableShape>>) {
    this.#shapes = shapes
    for (const effect of inserted) {
      if (shapes[effect.table]?.primaryKey.length !== 1) continue
      // What others had before is no id of this row: a value that is like it may mean any of them.
      if (effect.knownKeys) continue
      const same = this.#byKey.get(effect.key)
      if (same) same.push(effect)
      else this.#byKey.set(effect.key, [effect])
    }
  }

  /**
   * The row of another key than its own that a column's value names.
   *
   * A key with letters is unique enough to be recognised anywhere. Bare digits occur in every table, so there the
   * column's name must name the table too (`ticket_id` and `tickets`).
   *
   * @param own - the row that holds the value, which is no reference to itself
   */
  find(column: string, value: unknown, own?: InsertEffect): InsertEffect | undefined {
    if (typeof value !== 'string' && typeof value !== 'number') return undefined
    const key = String(value)
    const candidates = this.#byKey.get(key)?.filter((effect) => effect !== own) ?? []
    const named = candidates.find((effect) => namesTable(column, this.#shapes[effect.table]))
    return named ?? (/^\d+$/.test(key) ? undefined : candidates[0])
  }
}

/** Whether a column's name says that it holds keys of a table: `original_order_id` and `orders`, `line_item_id` and `orderLineItems`. */
export function namesTable(column: string, shape: TableShape | undefined): boolean {
  const [keyColumn] = shape?.primaryKey ?? []
  if (!shape || keyColumn === undefined) return false
  if (column === keyColumn) return keyColumn !== 'id'
  if (!column.endsWith(`_${keyColumn}`)) return false
  return isAbout(
    shape,
    column
      .slice(0, -keyColumn.length - 1)
      .split('_')
      .at(-1),
  )
}

/** Whether a column's name is made of a table's: `customer_id` and `customers`, with any name of its key. */
export function isNamedAfter(column: string, shape: TableShape): boolean {
  const [keyColumn, more] = shape.primaryKey
  if (keyColumn === undefined || more !== undefined) return false
  if (column !== keyColumn && !column.endsWith(`_${keyColumn}`)) return false
  return isAbout(shape, column.split('_').at(-2))
}

function isAbout(shape: TableShape, subject: string | undefined): boolean {
  const words = shape.name
    .replace(/[a-z](?=[A-Z])/g, '$&_')
    .toLowerCase()
    .split('_')
    .map((word) => word.replace(/ies$/, 'y').replace(/s$/, ''))
  return subject !== undefined && words.includes(subject)
}
