import { type DecodedString, decodePythonString } from './python-string.ts'
import { type PythonFault, type PythonString, type PythonToken, readPythonTokens } from './python-tokens.ts'

/** A `def` found in a Python file that was read as text. */
export interface PythonFunction {
  readonly name: string
  /** Offset of its `def` (or `async`) in the text. */
  readonly offset: number
  /** Whether it stands at the left margin. */
  readonly topLevel: boolean
  /** The literals that make up its docstring; empty when it has none. */
  readonly docstring: readonly PythonString[]
}

export interface PythonModule {
  readonly text: string
  readonly functions: readonly PythonFunction[]
  readonly faults: readonly PythonFault[]
}

/**
 * Finds every function of a Python file without running Python: at the left margin or indented, plain or async,
 * decorated or not. Text that merely looks like a function, in a string or a comment, is none.
 *
 * @param text - the file with `\n` line ends
 */
export function readPythonModule(text: string): PythonModule {
  const { tokens, faults } = readPythonTokens(text)
  const reader = new DefinitionReader(text, tokens)
  const functions: PythonFunction[] = []
  let lineStart = true
  for (const [index, token] of tokens.entries()) {
    if (lineStart) {
      const found = reader.functionAt(index)
      if (found) functions.push(found)
    }
    lineStart = token.kind === 'newline'
  }
  return { text, functions, faults }
}

/** The docstring as Python would see it in `__doc__`, with the place in the file that each character came from. */
export function docstringOf(module: PythonModule, definition: PythonFunction): DecodedString | undefined {
  return definition.docstring.length === 0 ? undefined : decodePythonString(module.text, definition.docstring)
}

class DefinitionReader {
  readonly #text: string
  readonly #tokens: readonly PythonToken[]

  constructor(text: string, tokens: readonly PythonToken[]) {
    this.#text = text
    this.#tokens = tokens
  }

  functionAt(index: number): PythonFunction | undefined {
    const start = this.#tokens[index]
    if (!start) return undefined
    const keyword = this.#is(index, 'async') ? index + 1 : index
    const name = this.#tokens[keyword + 1]
    if (!this.#is(keyword, 'def') || name?.kind !== 'name') return undefined
    const body = this.#bodyAfterHeader(keyword + 2)
    if (body === undefined) return undefined
    const indent = this.#indentOf(start.start)
    return {
      name: this.#text.slice(name.start, name.end).normalize('NFKC'),
      offset: start.start,
      topLevel: indent === 0,
      docstring: this.#docstringAt(body, indent),
    }
  }

  /** From behind the name, over type parameters, parameters and the returned type, to behind the colon. */
  #bodyAfterHeader(from: number): number | undefined {
    let at = from
    if (this.#is(at, '[')) at = this.#afterBracket(at)
    if (!this.#is(at, '(')) return undefined
    at = this.#afterBracket(at)
    let lambdas = 0
    for (;;) {
      const token = this.#tokens[at]
      if (!token || token.kind === 'newline' || token.kind === 'end') return undefined
      if (this.#is(at, 'lambda')) lambdas += 1
      // A lambda in the returned type has a colon of its own.
      if (this.#is(at, ':') && lambdas-- === 0) return at + 1
      at = token.kind === 'open' ? this.#afterBracket(at) : at + 1
    }
  }

  #afterBracket(from: number): number {
    let depth = 0
    for (let at = from; at < this.#tokens.length; at++) {
      const kind = this.#tokens[at]?.kind
      if (kind === 'open') depth += 1
      if (kind === 'close') depth -= 1
      if (depth === 0) return at + 1
    }
    return this.#tokens.length
  }

  /** The first statement of the body, if it is nothing but a text literal (which may stand in parentheses). */
  #docstringAt(body: number, indent: number): PythonString[] {
    let at = body
    while (this.#tokens[at]?.kind === 'newline') at += 1
    const first = this.#tokens[at]
    if (at > body && first && this.#indentOf(first.start) <= indent) return []
    let parentheses = 0
    for (; this.#is(at, '('); at++) parentheses += 1
    const literals: PythonString[] = []
    for (let token = this.#tokens[at]; token?.kind === 'string'; token = this.#tokens[++at])
      literals.push(token)
    for (; parentheses > 0 && this.#is(at, ')'); at++) parentheses -= 1
    const ended = this.#tokens[at]?.kind === 'newline' || this.#is(at, ';')
    const plain = literals.every(({ prefix }) => prefix === '' || prefix === 'r' || prefix === 'u')
    return ended && plain && parentheses === 0 ? literals : []
  }

  /** Columns before the token on its line; a tab reaches to the next multiple of eight, as in Python. */
  #indentOf(offset: number): number {
    const lineStart = this.#text.lastIndexOf('\n', offset - 1) + 1
    let column = 0
    for (const char of this.#text.slice(lineStart, offset)) {
      if (char === '\f') column = 0
      else column = char === '\t' ? (Math.floor(column / 8) + 1) * 8 : column + 1
    }
    return column
  }

  #is(index: number, spelling: string): boolean {
    const token = this.#tokens[index]
    return (
      token !== undefined && token.kind !== 'string' && this.#text.slice(token.start, token.end) === spelling
    )
  }
}
