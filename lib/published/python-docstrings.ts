import { parser } from '@lezer/python'

type SyntaxNode = ReturnType<typeof parser.parse>['topNode']

/**
 * The docstrings of a Python file's top-level functions by name, as Python has them in `__doc__`, without running
 * Python. Of two functions with one name the last one counts, as in Python.
 *
 * @param text - the file with `\n` line ends
 * @throws Error for an escape that only Python can resolve
 */
export function readDocstrings(text: string): ReadonlyMap<string, string | undefined> {
  const docstrings = new Map<string, string | undefined>()
  for (const statement of childrenOf(parser.parse(text).topNode)) {
    const definition = statement.name === 'DecoratedStatement' ? statement.lastChild : statement
    const name = definition?.name === 'FunctionDefinition' && definition.getChild('VariableName')
    if (name) docstrings.set(text.slice(name.from, name.to), docstringOf(definition, text))
  }
  return docstrings
}

function docstringOf(definition: SyntaxNode, text: string): string | undefined {
  const body = definition.getChild('Body')
  let node = body && childrenOf(body).find(({ name }) => name !== ':' && name !== 'Comment')
  if (node?.name === 'StatementGroup') node = node.firstChild
  if (node?.name !== 'ExpressionStatement') return undefined
  node = node.firstChild
  while (node?.name === 'ParenthesizedExpression') {
    node = childrenOf(node).find(({ name }) => name !== '(' && name !== 'Comment')
  }
  const literals = node?.name === 'ContinuedString' ? childrenOf(node) : [node]
  const values = literals
    .filter((literal) => literal?.name !== 'Comment')
    .map((literal) =>
      literal?.name === 'String' ? decodeLiteral(text.slice(literal.from, literal.to)) : undefined,
    )
  return values.includes(undefined) ? undefined : values.join('')
}

function childrenOf(node: SyntaxNode): SyntaxNode[] {
  const children: SyntaxNode[] = []
  for (let child = node.firstChild; child; child = child.nextSibling) children.push(child)
  return children
}

const literalPattern = /^(?<prefix>[a-z]*)(?<quote>"""|'''|"|')(?<content>.*)\k<quote>$/is

const escapePattern =
  /\\(?:(?<simple>[\n\\'"abfnrtv])|(?<octal>[0-7]{1,3})|x(?<x>[\da-fA-F]{2})|u(?<u>[\da-fA-F]{4})|U(?<U>[\da-fA-F]{8})|[xuUN])/g

const simpleEscapes: Readonly<Record<string, string>> = {
  '\n': '',
  a: '\x07',
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
  v: '\v',
}

/**
 * The value of a string literal, or nothing for bytes. An escape that Python does not know stands for itself.
 * Source: https://docs.python.org/3.12/reference/lexical_analysis.html#escape-sequences
 */
function decodeLiteral(literal: string): string | undefined {
  const { prefix, content } = literalPattern.exec(literal)?.groups ?? {}
  if (prefix === undefined || content === undefined || /b/i.test(prefix)) return undefined
  return /r/i.test(prefix) ? content : content.replace(escapePattern, decodeEscape)
}

function decodeEscape(whole: string, ...matched: unknown[]): string {
  const { simple, octal, x, u, U } = matched.at(-1) as Readonly<Record<string, string | undefined>>
  if (simple !== undefined) return simpleEscapes[simple] ?? simple
  if (octal !== undefined) return String.fromCodePoint(Number.parseInt(octal, 8))
  const code = Number.parseInt(x ?? u ?? U ?? '', 16)
  if (code <= 0x10ffff) return String.fromCodePoint(code)
  throw new Error(`has an escape \\${whole[1]} that only Python can resolve`)
}

/**
 * The YAML of a docstring of the form `!` + YAML: without the mark, and without the margin that the later lines share (the
 * rule of Python's `inspect.cleandoc`), so that YAML may also start right behind the mark.
 *
 * @returns undefined when the docstring does not start with `!`
 */
export function docstringYaml(docstring: string): string | undefined {
  const content = /^\s*!(.*)$/s.exec(docstring)?.[1]
  if (content === undefined) return undefined
  // A carriage return can only come from an escape; YAML takes it for a line end as well.
  const [first = '', ...later] = content.split(/\r\n?|\n/)
  const lines = later.map((line) => line.replace(/^[ \t]+/, (blanks) => ' '.repeat(columnsOf(blanks))))
  const margin = Math.min(...lines.filter((line) => line.trim() !== '').map((line) => line.search(/[^ ]/)))
  return [
    first.trimStart(),
    ...lines.map((line) => line.replace(/^ */, (blanks) => blanks.slice(margin))),
  ].join('\n')
}

/** A tab reaches to the next multiple of eight. */
function columnsOf(blanks: string): number {
  return Array.from(blanks).reduce((column, char) => column + (char === '\t' ? 8 - (column % 8) : 1), 0)
}
