import { rowKey } from '../core/row-key.ts'
import type { TableShape } from '../core/table-shape.ts'
import type { Task } from '../define/define-task.ts'

type RawRow = Readonly<Record<string, unknown>>

/** The values that a task's records and its sandbox's baseline hold, for choosing another one of the same kind. */
export class KnownValues {
  readonly #tables: readonly { readonly shape: TableShape; readonly rows: readonly RawRow[] }[]

  constructor({ sandbox, records }: Pick<Task, 'sandbox' | 'records'>) {
    const baseline: Readonly<Record<string, readonly RawRow[] | undefined>> = sandbox.baseline
    this.#tables = Object.values(sandbox.shapes).map((shape) => {
      const rows = new Map<string, RawRow>()
      for (const row of [...(baseline[shape.name] ?? []), ...(records[shape.name] ?? [])]) {
        rows.set(rowKey(row as never, shape), row)
      }
      return { shape, rows: [...rows.values()] }
    })
  }

  /**
   * Other existing values of the same kind: keys of the table that the value is a key of, or else values of the
   * column of that name that holds it.
   *
   * @param value - what an argument holds now
   * @param name - the argument's name
   * @param siblings - other arguments of the call; one that names a table says which one a key is of
   */
  like(value: string | number, name: string, siblings: readonly unknown[]): unknown[] {
    const isNamed = ({ name: short, sqlName }: TableShape) =>
      siblings.some((sibling) => sibling === short || sibling === sqlName)
    const keyed = this.#tables
      .filter(({ shape }) => shape.primaryKey.length === 1)
      .map(({ shape, rows }) => ({ shape, keys: rows.map((row) => row[shape.primaryKey[0] ?? '']) }))
    const isKeyOf = ({ keys }: { readonly keys: readonly unknown[] }) =>
      keys.some((key) => String(key) === String(value))
    const table =
      keyed.find((each) => isNamed(each.shape) && each.shape.primaryKey.includes(name)) ?? keyed.find(isKeyOf)
    const column = this.#tables.find(({ rows }) => rows.some((row) => String(row[name]) === String(value)))
    const values = table?.keys ?? column?.rows.map((row) => row[name]) ?? []
    const others = values.filter(
      (each) => each !== undefined && each !== null && String(each) !== String(value),
    )
    // Numeric keys are often passed as text.
    return [...new Set(others.map((each) => (typeof value === 'string' ? String(each) : each)))]
  }
}
