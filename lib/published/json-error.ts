export interface JsonError {
  readonly offset: number
  readonly message: string
}

const tokenPattern =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: JSON forbids exactly these inside a string
  /[ \t\n\r]*(?:([{}[\],:])|("(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*")|(-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?(?![\w.])|true\b|false\b|null\b))/y

/** What may come next: a value, a value or `]`, a key, a key or `}`, a colon, a comma or the end of what is open. */
type Expected = 'value' | 'value or ]' | 'key' | 'key or }' | ':' | ', or end'

/**
 * Where a text stops being JSON. `JSON.parse` says so only for some errors, and in words that differ by engine.
 *
 * @param text - a text that `JSON.parse` refuses
 */
export function findJsonError(text: string): JsonError {
  const open: ('{' | '[')[] = []
  let expected: Expected = 'value'
  let at = 0
  for (;;) {
    const ended = expected === ', or end' && open.length === 0
    tokenPattern.lastIndex = at
    const match = tokenPattern.exec(text)
    if (!match) {
      const offset = at + (/^[ \t\n\r]*/.exec(text.slice(at))?.[0].length ?? 0)
      if (offset >= text.length) return { offset: text.length, message: 'it ends too early' }
      return { offset, message: `unexpected ${describe(text, offset)}` }
    }
    const [whole, mark, string] = match
    const offset = at + (whole.length - whole.trimStart().length)
    const unexpected = { offset, message: `unexpected ${describe(text, offset)}` }
    if (ended) return unexpected
    const next = advance(expected, mark, string !== undefined, open)
    if (!next) return unexpected
    expected = next
    at = tokenPattern.lastIndex
  }
}

/** What may follow a token, or nothing when the token must not stand here. Keeps `open` up to date. */
function advance(
  expected: Expected,
  mark: string | undefined,
  isString: boolean,
  open: ('{' | '[')[],
): Expected | undefined {
  const inside = open.at(-1)
  if (expected === 'key' || expected === 'key or }') {
    if (isString) return ':'
    if (mark !== '}' || expected === 'key') return undefined
    open.pop()
    return ', or end'
  }
  if (expected === ':') return mark === ':' ? 'value' : undefined
  if (expected === ', or end') {
    if (mark === ',') return inside === '{' ? 'key' : 'value'
    if (mark !== (inside === '{' ? '}' : ']')) return undefined
    open.pop()
    return ', or end'
  }
  if (mark === '{' || mark === '[') {
    open.push(mark)
    return mark === '{' ? 'key or }' : 'value or ]'
  }
  if (mark === ']' && expected === 'value or ]') {
    open.pop()
    return ', or end'
  }
  return mark === undefined ? ', or end' : undefined
}

function describe(text: string, offset: number): string {
  return JSON.stringify(/^(?:[\w.+-]+|[^\n])/u.exec(text.slice(offset, offset + 40))?.[0] ?? 'line end')
}
