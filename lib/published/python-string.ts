import { MappedText } from './mapped-text.ts'
import type { PythonFault, PythonString } from './python-tokens.ts'

/** The value of a Python string. */
export interface DecodedString {
  readonly text: string
  /** The offset in the file that a UTF-16 unit of the text came from. */
  readonly originOf: (offset: number) => number
  readonly faults: readonly PythonFault[]
}

const simpleEscapes: Readonly<Record<string, string>> = {
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

const octalPattern = /[0-7]{1,3}/y
const hexDigits: Readonly<Record<string, number>> = { x: 2, u: 4, U: 8 }

/**
 * Works out what Python would make of adjacent literals (`'a' "b"` is one string).
 * Source: https://docs.python.org/3.12/reference/lexical_analysis.html#escape-sequences
 */
export function decodePythonString(text: string, literals: readonly PythonString[]): DecodedString {
  const value = new MappedText()
  const faults: PythonFault[] = []
  for (const { prefix, contentStart, contentEnd } of literals) {
    let at = contentStart
    while (at < contentEnd) {
      const backslash = prefix.includes('r') ? -1 : text.indexOf('\\', at)
      const plainEnd = backslash === -1 || backslash >= contentEnd ? contentEnd : backslash
      value.append(text.slice(at, plainEnd), at)
      at = plainEnd
      if (at === contentEnd) break
      const escaped = readEscape(text, at)
      if (escaped.fault !== undefined) faults.push({ offset: at, message: escaped.fault })
      value.append(escaped.value, at)
      at = escaped.end
    }
  }
  return { text: value.text, originOf: (offset) => value.originOf(offset), faults }
}

interface Escape {
  readonly value: string
  readonly end: number
  readonly fault?: string
}

function readEscape(text: string, at: number): Escape {
  const kind = text[at + 1] ?? ''
  const simple = simpleEscapes[kind]
  if (simple !== undefined) return { value: simple, end: at + 2 }
  octalPattern.lastIndex = at + 1
  const octal = octalPattern.exec(text)?.[0]
  if (octal !== undefined) {
    return { value: String.fromCodePoint(Number.parseInt(octal, 8)), end: at + 1 + octal.length }
  }
  const digits = hexDigits[kind]
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
