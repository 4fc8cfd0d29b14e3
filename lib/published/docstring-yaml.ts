import type { DecodedString } from './python-string.ts'

/** The YAML of a task's docstring, and for each UTF-16 unit of it the offset in the Python file. */
export interface DocstringYaml {
  readonly text: string
  readonly fileOffset: (offset: number) => number
}

const TAB_WIDTH = 8

/**
 * Takes the YAML out of a docstring of the form `!` + YAML: drops the mark, and the margin that the docstring's later
 * lines share (the rule of Python's `inspect.cleandoc`), so that YAML may also start right behind the mark.
 *
 * @returns undefined when the docstring does not start with `!`
 */
export function docstringYaml(docstring: DecodedString): DocstringYaml | undefined {
  const mark = docstring.text.search(/\S/)
  if (docstring.text[mark] !== '!') return undefined
  const lines = splitLines(docstring, mark + 1)
  const [first, ...rest] = lines
  const margins = rest.filter((line) => line.text.trim() !== '').map((line) => indentOf(line.text))
  const margin = margins.length === 0 ? 0 : Math.min(...margins)
  const kept = [
    dropColumns(first, Number.POSITIVE_INFINITY),
    ...rest.map((line) => dropColumns(line, margin)),
  ]
  const offsets = kept.flatMap((line) => line.offsets)
  const end = docstring.offsets.at(-1) ?? 0
  return {
    text: kept.map((line) => line.text).join(''),
    fileOffset: (offset) => offsets[offset] ?? end,
  }
}

interface Line {
  readonly text: string
  readonly offsets: readonly number[]
}

/** Lines with their `\n`. A carriage return can only come from an escape; YAML takes it for a line end as well. */
function splitLines({ text, offsets }: DecodedString, from: number): [Line, ...Line[]] {
  const lines: Line[] = []
  let start = from
  for (const match of text.slice(from).matchAll(/\r\n?|\n/g)) {
    const breakAt = from + match.index
    lines.push({
      text: `${text.slice(start, breakAt)}\n`,
      offsets: [...offsets.slice(start, breakAt), offsets[breakAt] ?? 0],
    })
    start = breakAt + match[0].length
  }
  const last = { text: text.slice(start), offsets: offsets.slice(start) }
  const [first, ...rest] = lines
  return first ? [first, ...rest, last] : [last]
}

function indentOf(line: string): number {
  let column = 0
  for (const char of line) {
    if (char === ' ') column += 1
    else if (char === '\t') column += TAB_WIDTH - (column % TAB_WIDTH)
    else break
  }
  return column
}

/** Takes up to this many columns of leading blanks away; a tab that reaches further leaves spaces behind. */
function dropColumns(line: Line, columns: number): Line {
  const blanks = /^[ \t]*/.exec(line.text)?.[0].length ?? 0
  const left = Math.max(0, indentOf(line.text) - columns)
  const anchor = line.offsets[Math.max(0, blanks - 1)] ?? 0
  return {
    text: ' '.repeat(left) + line.text.slice(blanks),
    offsets: [...Array.from({ length: left }, () => anchor), ...line.offsets.slice(blanks)],
  }
}
