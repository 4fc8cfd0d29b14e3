type AnyRecords = Readonly<Record<string, readonly unknown[] | undefined>>

/** The tables of several parts of records, each with the rows of all parts that have it. */
type Joined<Parts extends readonly AnyRecords[]> = {
  readonly [Table in Parts[number] extends infer Part
    ? Part extends Part
      ? keyof Part
      : never
    : never]: readonly (Parts[number] extends infer Part
    ? Part extends { readonly [K in Table]?: readonly (infer Row)[] | undefined }
      ? Row
      : never
    : never)[]
}

/**
 * Records made of parts: each table has the rows of all parts, in their order.
 *
 * @example
 * ```ts
 * records: joinRecords(placedOrder({ … }), placedOrder({ … }), { tickets: [deskTicket({ … })] })
 * ```
 */
export function joinRecords<const Parts extends readonly AnyRecords[]>(...parts: Parts): Joined<Parts> {
  const joined: Record<string, unknown[]> = {}
  for (const part of parts) {
    for (const [table, rows] of Object.entries(part)) {
      joined[table] = [...(joined[table] ?? []), ...(rows ?? [])]
    }
  }
  return joined as Joined<Parts>
}
