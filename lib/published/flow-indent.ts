import {
  type Document,
  type DocumentOptions,
  type ParseOptions,
  parseDocument,
  type SchemaOptions,
} from 'yaml'

type Options = ParseOptions & DocumentOptions & SchemaOptions

export interface ParsedDocument {
  readonly document: Document.Parsed
  /** The offset in the text as given, for an offset in the document. */
  readonly original: (offset: number) => number
}

/**
 * Parses YAML as PyYAML does where it is laxer than the specification: the later lines of a quoted text or of a
 * `[…]`/`{…}` may stand further left than the mapping they belong to. A docstring has such lines whenever a `\n` of
 * Python's stands inside a quoted YAML text. Their own leading blanks mean nothing, so each is moved to the right
 * and the text is parsed again. A text that stays wrong is reported as it was first found.
 */
export function parseLaxly(text: string, options: Options): ParsedDocument {
  const first = parseDocument(text, options)
  const indent = ' '.repeat(1 + Math.max(...text.split('\n').map((line) => line.search(/[^ ?-]|$/))))
  const moved: number[] = []
  let document = first
  let current = text
  for (;;) {
    if (document.errors.length === 0) {
      return { document, original: (offset) => undoMoves(offset, moved, indent.length) }
    }
    const lineStart = underIndentedLine(current, document)
    if (lineStart === undefined || lineStart <= (moved.at(-1) ?? 0))
      return { document: first, original: (offset) => offset }
    moved.push(lineStart)
    current = current.slice(0, lineStart) + indent + current.slice(lineStart)
    document = parseDocument(current, options)
  }
}

/** The start of the line that the parser found too far left inside a quoted text or flow collection. */
function underIndentedLine(text: string, document: Document.Parsed): number | undefined {
  const error = document.errors[0]
  if (error === undefined || !/Missing closing ['"]quote|sufficiently indented/.test(error.message))
    return undefined
  const [offset] = error.pos
  const lineStart = text[offset] === '\n' ? offset + 1 : text.lastIndexOf('\n', offset - 1) + 1
  return lineStart > 0 && lineStart < text.length ? lineStart : undefined
}

/** Lines are moved in the order of the text, so an offset lies behind some first few of the moves. */
function undoMoves(offset: number, moved: readonly number[], width: number): number {
  const before = moved.filter((lineStart) => lineStart < offset).length
  const last = moved[before - 1]
  const inside = last === undefined ? 0 : Math.max(0, last + width - offset)
  return offset - before * width + inside
}
