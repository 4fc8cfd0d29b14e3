import { MappedText } from './mapped-text.ts'
import type { DecodedString } from './python-string.ts'

/** The YAML of a task's docstring. */
export interface DocstringYaml {
  readonly text: string
  /** The offset in the Python file that a UTF-16 unit of the YAML came from. */
  readonly fileOffset: (offset: number) => number
}

const tabWidth = 8

/**
 * Takes the YAML out of a docstring of the form `!` + YAML: drops the mark, and the margin that the docstring's later
 * lines share (the rule of Python's `inspect.cleandoc`), so that YAML may also start right behind the mark.
 *
 * @returns undefined when the docstring does not start with `!`
 */
export function docstringYaml(docstring: DecodedString): DocstringYaml | undefined {
  const mark = docstring.text.search(/\S/)
  if (docstring.text[mark] !== '!') return undefined
  const lines = splitLines(docstring.text, mark + 1)
  const margins = lines.slice(1).flatMap(({ text }) => (text.trim() === '' ? [] : indentOf(text)))
  const margin = margins.reduce((least, indent) => Math.min(least, indent), Number.POSITIVE_INFINITY)
  const yaml = new MappedText()
  for (const [index, line] of lines.entries()) {
    const blanks = line.text.length - line.text.replace(/^[ \t]+/, '').length
    // A tab that reaches beyond the margin leaves spaces behind.
    const left = index === 0 ? 0 : Math.max(0, indentOf(line.text) - margin)
    yaml.append(' '.repeat(left), line.start + Math.max(0, blanks - left))
    yaml.append(line.text.slice(blanks), line.start + blanks)
    if (index < lines.length - 1) yaml.append('\n', line.start + line.text.length)
  }
  return { text: yaml.text, fileOffset: (offset) => docstring.originOf(yaml.originOf(offset)) }
}

interface Line {
  readonly text: string
  readonly start: number
}

/** A carriage return can only come from an escape; YAML takes it for a line end as well. */
function splitLines(text: string, from: number): Line[] {
  const lines: Line[] = []
  let start = from
  for (const { index, 0: lineEnd } of text.slice(from).matchAll(/\r\n?|\n/g)) {
    lines.push({ text: text.slice(start, from + index), start })
    start = from + index + lineEnd.length
  }
  lines.push({ text: text.slice(start), start })
  return lines
}

function indentOf(line: string): number {
  let column = 0
  for (const char of line) {
    if (char === ' ') column += 1
    else if (char === '\t') column += tabWidth - (column % tabWidth)
    else break
  }
  return column
}
