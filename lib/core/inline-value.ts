import { hiddenCharacter } from './hidden-characters.ts'
import { isLongNumber } from './long-number.ts'

/** Limits of {@link inlineValue}. */
export interface InlineLimits {
  /** The most characters of one text. */
  readonly text: number
  /** The most items of one list or object. */
  readonly items: number
  /** The most levels of lists and objects. */
  readonly depth: number
}

const defaultLimits: InlineLimits = { text: 10_000, items: 100, depth: 8 }

/**
 * A JSON value on one line, as short as it can be without being ambiguous: `hold`, `"20"`, `null`,
 * `{ status: solved, tags: [late] }`. Plain words have no quotes; a text that could be mistaken for a number, a keyword
 * or punctuation has. Nothing that a terminal would act on survives.
 *
 * @param value - JSON; `{ $matcher }` is shown as the matcher describes itself
 * @param limits - what goes beyond is replaced by `…`
 */
export function inlineValue(value: unknown, limits: Partial<InlineLimits> = {}): string {
  return inline(value, { ...defaultLimits, ...limits })
}

function inline(value: unknown, limits: InlineLimits): string {
  if (typeof value === 'string') return inlineText(value, limits.text)
  if (typeof value !== 'object' || value === null) return String(value ?? null)
  if (isLongNumber(value)) return visible(cut(value.$number, limits.text))
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{ ', ' }']
  const entries = Object.entries(value)
  if (entries.length === 0) return open.trim() + close.trim()
  if (limits.depth === 0) return `${open.trim()}…${close.trim()}`
  if (!Array.isArray(value) && '$matcher' in value && typeof value.$matcher === 'string') {
    return visible(cut(value.$matcher, limits.text))
  }
  const inner = { ...limits, depth: limits.depth - 1 }
  const shown = entries
    .slice(0, limits.items)
    .map(
      ([name, each]) =>
        (Array.isArray(value) ? '' : `${inlineText(name, limits.text)}: `) + inline(each, inner),
    )
  if (entries.length > limits.items) shown.push(`… ${entries.length - limits.items} more`)
  return `${open}${shown.join(', ')}${close}`
}

function inlineText(text: string, limit: number): string {
  const short = cut(text, limit)
  const plain = /^[\p{L}_$][\p{L}\p{N}_$@./+'()-]*(?: [\p{L}\p{N}_$@./+'()-]+)*…?$/u.test(short)
  const unquoted = plain && visible(short) === short && !/^(null|true|false)$/.test(text)
  return unquoted ? short : visible(JSON.stringify(short))
}

/** Cuts a text, never inside a surrogate pair. */
function cut(text: string, limit: number): string {
  if (text.length <= limit) return text
  return `${text.slice(0, limit).replace(/[\uD800-\uDBFF]$/, '')}…`
}

// The Braille pattern without dots is a symbol by its class.
const unseen = new RegExp(`${hiddenCharacter}|(?! )\\p{Zs}|\\u2800`, 'gu')

/**
 * Escapes what cannot be seen, what changes the text around it, and every blank but the space, so that texts that differ
 * look different. Parts of emoji are no exception.
 */
export function visible(text: string): string {
  return text.replace(unseen, escapeCharacter)
}

function escapeCharacter(character: string): string {
  const code = (character.codePointAt(0) ?? 0).toString(16)
  return code.length > 4 ? `\\u{${code}}` : `\\u${code.padStart(4, '0')}`
}

/**
 * Two values on one line each, shortened alike so that their first difference is in view.
 *
 * @param width - the most characters of each
 */
export function contrast(a: unknown, b: unknown, width: number): [string, string] {
  const texts = typeof a === 'string' && typeof b === 'string'
  const [left, right] = texts ? showDifference(a, b, width * 2) : [a, b]
  return showDifference(...tellApart(inlineValue(left), inlineValue(right)), width)
}

/** Two texts that differ and look alike, such as an é of one character and one of two, with their letters escaped. */
export function tellApart(a: string, b: string): [string, string] {
  // One of the two may be in quotes.
  const looks = (text: string) => text.normalize('NFKC').replaceAll('"', '')
  if (a === b || looks(a) !== looks(b)) return [a, b]
  return [escapeLetters(a), escapeLetters(b)]
}

function escapeLetters(text: string): string {
  return text.replace(/[^\x20-\x7e\n]/gu, escapeCharacter)
}

function showDifference(a: string, b: string, width: number): [string, string] {
  if (a.length <= width && b.length <= width) return [a, b]
  let same = 0
  while (same < a.length && same < b.length && a[same] === b[same]) same++
  const start = same > width / 2 ? same - Math.floor(width / 4) : 0
  const window = (text: string) => {
    const lead = start > 0 ? '…' : ''
    const rest = lead + text.slice(start)
    // Where a character is cut in two, its half is replaced.
    return (rest.length <= width ? rest : `${rest.slice(0, width - 1)}…`).toWellFormed()
  }
  return [window(a), window(b)]
}
