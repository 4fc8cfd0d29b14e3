/**
 * The little of Python's lexical grammar that is needed to find functions and their docstrings in a file that is
 * never run: names, strings, brackets and the ends of logical lines. Everything else is an `other` token.
 * Source: https://docs.python.org/3.12/reference/lexical_analysis.html
 */
export type PythonToken =
  | {
      readonly kind: 'name' | 'open' | 'close' | 'other' | 'newline' | 'end'
      readonly start: number
      readonly end: number
    }
  | PythonString

export interface PythonString {
  readonly kind: 'string'
  readonly start: number
  readonly end: number
  /** Lower-case prefix letters: '', 'r', 'u', 'b', 'f', 'rb' … */
  readonly prefix: string
  readonly contentStart: number
  readonly contentEnd: number
}

export interface PythonFault {
  readonly offset: number
  readonly message: string
}

const namePattern = /[\p{L}\p{Nl}_][\p{L}\p{Nl}\p{Mn}\p{Mc}\p{Nd}\p{Pc}]*/uy
const numberPattern = /\d[\w.]*/y
const stringPrefix = /^(?:r|u|b|f|t|br|rb|fr|rf|tr|rt)$/i
const quotePattern = /"""|'''|"|'/y
const blankPattern = /[ \t\f]+|\\\n|#[^\n]*/y

/**
 * Splits a Python file (`\n` line ends) into tokens. Inside brackets there is no `newline` token, as in Python.
 * What no Python would accept (a string or bracket that never ends) is listed in `faults`, and reading goes on.
 */
export function readPythonTokens(text: string): { tokens: PythonToken[]; faults: PythonFault[] } {
  const tokens: PythonToken[] = []
  const faults: PythonFault[] = []
  const open: number[] = []
  let at = 0
  while (at < text.length) {
    const blank = matchAt(blankPattern, text, at)
    if (blank !== undefined) {
      at = blank
      continue
    }
    const start = at
    const char = text[at]
    if (char === '\n') {
      at += 1
      if (open.length === 0) tokens.push({ kind: 'newline', start, end: at })
      continue
    }
    const name = matchAt(namePattern, text, at)
    const prefix = name === undefined ? '' : text.slice(at, name)
    const isString = name === undefined || stringPrefix.test(prefix)
    const literal = isString ? readString(text, start, prefix.toLowerCase(), faults) : undefined
    if (literal) {
      tokens.push(literal)
      at = literal.end
    } else if (name !== undefined) {
      tokens.push({ kind: 'name', start, end: name })
      at = name
    } else if (char === '(' || char === '[' || char === '{') {
      open.push(start)
      at += 1
      tokens.push({ kind: 'open', start, end: at })
    } else if (char === ')' || char === ']' || char === '}') {
      open.pop()
      at += 1
      tokens.push({ kind: 'close', start, end: at })
    } else {
      at = matchAt(numberPattern, text, at) ?? at + 1
      tokens.push({ kind: 'other', start, end: at })
    }
  }
  const unclosed = open[0]
  if (unclosed !== undefined) faults.push({ offset: unclosed, message: 'a bracket that is never closed' })
  tokens.push({ kind: 'newline', start: at, end: at }, { kind: 'end', start: at, end: at })
  return { tokens, faults }
}

function matchAt(pattern: RegExp, text: string, at: number): number | undefined {
  pattern.lastIndex = at
  return pattern.test(text) ? pattern.lastIndex : undefined
}

/** Reads the literal that starts at `start`, or nothing when no quote follows the prefix. */
function readString(
  text: string,
  start: number,
  prefix: string,
  faults: PythonFault[],
): PythonString | undefined {
  const contentStart = matchAt(quotePattern, text, start + prefix.length)
  if (contentStart === undefined) return undefined
  const quote = text.slice(start + prefix.length, contentStart)
  const formatted = prefix.includes('f') || prefix.includes('t')
  let at = contentStart
  while (at < text.length) {
    if (text.startsWith(quote, at)) {
      return { kind: 'string', start, end: at + quote.length, prefix, contentStart, contentEnd: at }
    }
    const char = text[at]
    if (char === '\n' && quote.length === 1) break
    // In an f-string a backslash does not escape the brace that opens a field.
    if (char === '\\') at += formatted && text[at + 1] === '{' ? 1 : 2
    else if (formatted && char === '{' && text[at + 1] === '{') at += 2
    else if (formatted && char === '{') at = skipReplacementField(text, at + 1, faults)
    else at += 1
  }
  const end = Math.min(at, text.length)
  faults.push({ offset: start, message: 'a string that never ends' })
  return { kind: 'string', start, end, prefix, contentStart, contentEnd: end }
}

/**
 * From behind the `{` of an f-string's field to behind its `}`. Since Python 3.12 a field may hold any expression,
 * strings with the same quotes included; behind a `:` comes a format text, which may hold fields of its own.
 */
function skipReplacementField(text: string, from: number, faults: PythonFault[]): number {
  let at = from
  let depth = 0
  while (at < text.length) {
    const char = text[at]
    const name = matchAt(namePattern, text, at)
    const prefix = name === undefined ? '' : text.slice(at, name)
    if (name === undefined || stringPrefix.test(prefix)) {
      const literal = readString(text, at, prefix.toLowerCase(), faults)
      if (literal) {
        at = literal.end
        continue
      }
    }
    if (name !== undefined) at = name
    else if (depth === 0 && char === '}') return at + 1
    else if (depth === 0 && char === ':') return skipFormatText(text, at + 1, faults)
    else if (char === '#') at = matchAt(blankPattern, text, at) ?? at + 1
    else {
      if (char === '(' || char === '[' || char === '{') depth += 1
      if (char === ')' || char === ']' || char === '}') depth -= 1
      at += 1
    }
  }
  return at
}

function skipFormatText(text: string, from: number, faults: PythonFault[]): number {
  let at = from
  while (at < text.length) {
    if (text[at] === '}') return at + 1
    at = text[at] === '{' ? skipReplacementField(text, at + 1, faults) : at + 1
  }
  return at
}
