/** One word of a `$filter`. A `word` is a name, an operator, `true`, `null` or a bare literal such as a date. */
export type Token =
  | { readonly kind: 'text'; readonly value: string }
  | { readonly kind: 'word'; readonly value: string }
  | { readonly kind: 'mark'; readonly value: '(' | ')' | ',' }

const pattern = /\s+|'((?:[^']|'')*)'|"((?:[^"]|"")*)"|([(),])|([^\s'"(),]+)/y

/** Splits a `$filter` into words; null when a quotation mark is never closed. */
export function filterTokens(filter: string): Token[] | null {
  const tokens: Token[] = []
  pattern.lastIndex = 0
  while (pattern.lastIndex < filter.length) {
    const match = pattern.exec(filter)
    if (!match) return null
    const [, single, double, mark, word] = match
    if (single !== undefined) tokens.push({ kind: 'text', value: single.replaceAll("''", "'") })
    else if (double !== undefined) tokens.push({ kind: 'text', value: double.replaceAll('""', '"') })
    else if (mark === '(' || mark === ')' || mark === ',') tokens.push({ kind: 'mark', value: mark })
    else if (word !== undefined) tokens.push({ kind: 'word', value: word })
  }
  return tokens
}
