/** What a cell holds; null is an empty one. */
export type Cell = string | number | boolean | null

/** One column of an export. */
export interface Column<Source> {
  /** No word that SQL reserves, so that a query need not quote it. */
  readonly name: string
  /** For the documents. */
  readonly meaning: string
  /** Undefined where there is nothing to say. */
  value(source: Source): Cell | undefined
}

/** A row: its cells in the order of the columns. */
export function toCells<Source>(columns: readonly Column<Source>[], source: Source): Cell[] {
  return columns.map(({ value }) => value(source) ?? null)
}
