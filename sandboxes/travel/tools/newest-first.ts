/** Rows by when they were made, the latest first; those of one instant stay in their order. */
export function newestFirst<R extends { readonly created_at: string }>(rows: readonly R[]): R[] {
  return rows.toSorted((a, b) => instant(b) - instant(a))
}

function instant({ created_at }: { readonly created_at: string }): number {
  const time = Date.parse(created_at)
  return Number.isNaN(time) ? 0 : time
}
