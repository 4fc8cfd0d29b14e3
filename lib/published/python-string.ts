import type { PythonFault, PythonString } from './python-tokens.ts'

/** The value of a Python string, and for each UTF-16 unit of it the offset in the file that it came from. */
export interface DecodedString {
  readonly text: string
  readonly offsets: readonly number[]
  readonly faults: readonly PythonFault[]
}

const SIMPLE_ESCAPES: Readonly<Record<string, string>> = {
  '\n': '',
  '\\': '\\',
  "'": "'",
  '"': '"',
  a: '\x07',
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
  v: '\v',
}

const OCTAL = /[0-7]{1,3}/y
const HEX_DIGITS: Readonly<Record<string, number>> = { x: 2, u: 4, U: 8 }

/**
 * Works out what Python would make of adjacent literals (`'a' "b"` is one string).
 * Source: https://docs.python.org/3.12/reference/lexical_analysis.html#escape-sequences
 */
export function decodePythonString(text: string, literals: readonly PythonString[]): DecodedString {
  const parts: string[] = []
  const offsets: number[] = []
  const faults: PythonFault[] = []
  const append = (value: string, offset: number) => {
    parts.push(value)
    for (let unit = 0; unit < value.length; unit++) offsets.push(offset)
  }
  for (const literal of literals) {
    const raw = literal.prefix.includes('r')
    let at = literal.contentStart
    while (at < literal.contentEnd) {
      if (raw || text[at] !== '\\') {
        append(text[at] ?? '', at)
        at += 1
        continue
      }
      const escaped = readEscape(text, at)
      if (escaped.fault !== undefined) faults.push({ offset: at, message: escaped.fault })
      append(escaped.value, at)
      at = escaped.end
    }
  }
  return { text: parts.join(''), offsets, faults }
}

interface Escape {
  readonly value: string
  readonly end: number
  readonly fault?: string
}

function readEscape(text: string, at: number): Escape {
  const kind = text[at + 1] ?? ''
  const simple = SIMPLE_ESCAPES[kind]
  if (simple !== undefined) return { value: simple, end: at + 2 }
  OCTAL.lastIndex = at + 1
  const octal = OCTAL.exec(text)?.[0]
  if (octal !== undefined) {
    return { value: String.fromCodePoint(Number.parseInt(octal, 8)), end: at + 1 + octal.length }
  }
  const digits = HEX_DIGITS[kind]
  if (digits !== undefined) {
    const hex = text.slice(at + 2, at + 2 + digits)
    const code = /^[0-9a-f]+$/i.test(hex) && hex.length === digits ? Number.parseInt(hex, 16) : Number.NaN
    if (code <= 0x10ffff) return { value: String.fromCodePoint(code), end: at + 2 + digits }
    return { value: '', end: at + 2, fault: `an escape \\${kind} without ${digits} valid hexadecimal digits` }
  }
  if (kind === 'N') {
    return {
      value: '',
      end: at + 2,
      fault: 'an escape \\N{…} by character name, which needs Python to resolve',
    }
  }
  // Python keeps an unknown escape as it stands, backslash included.
  return { value: `\\${kind}`, end: at + 1 + kind.length }
}
