import type { Json } from '../core/json.ts'

/** What an agent may send. More is refused with words before a tool or the database sees it. */
export const argumentLimits = {
  /** Levels of objects and lists. */
  depth: 32,
  /** UTF-16 code units of one text. */
  textLength: 100_000,
  /** Entries of one list. */
  listLength: 5_000,
  /** Values in all. */
  values: 20_000,
}

/** The longest text of refused arguments that is kept on record, in UTF-16 code units. */
const keptText = 200

export interface ReadArguments {
  /** A copy as plain JSON. Where there are problems it is for the record only: long texts are cut. */
  readonly value: Json
  /** One line each: where, what is wrong, what is accepted. Empty when every value can be stored. */
  readonly problems: readonly string[]
}

/**
 * Copies a tool call's arguments as plain JSON and says what in them cannot be processed: values that are not JSON,
 * text that Postgres cannot store, and whatever is too big or too deep.
 *
 * The in-memory transport hands objects over as they are, so what a real connection would have refused, changed or
 * lost is refused here.
 */
export function readArguments(given: unknown): ReadArguments {
  const reader = new Reader()
  return { value: reader.read(given, '', 0) ?? null, problems: reader.problems }
}

class Reader {
  readonly problems: string[] = []
  #values = 0

  read(value: unknown, path: string, depth: number): Json | undefined {
    if (++this.#values > argumentLimits.values) {
      if (this.#values === argumentLimits.values + 1) {
        this.#refuse('', `more than ${argumentLimits.values} values; send fewer in one call`)
      }
      return null
    }
    if (typeof value === 'string') return this.#text(value, path)
    if (typeof value === 'boolean' || value === null) return value
    if (typeof value === 'number') {
      // JSON has no negative zero.
      if (Number.isFinite(value)) return value === 0 ? 0 : value
      this.#refuse(path, `${value} is not a number that JSON has; send a finite number`)
      return String(value)
    }
    if (value === undefined) return undefined
    if (typeof value !== 'object') {
      this.#refuse(path, `a ${typeof value} is not JSON`)
      return typeof value
    }
    if (depth >= argumentLimits.depth) {
      this.#refuse(path, `nested more than ${argumentLimits.depth} levels deep; send a flatter value`)
      return '…'
    }
    try {
      return Array.isArray(value) ? this.#list(value, path, depth) : this.#object(value, path, depth)
    } catch {
      this.#refuse(path, 'cannot be read')
      return null
    }
  }

  #text(text: string, path: string): string {
    if (text.length > argumentLimits.textLength) {
      this.#refuse(
        path,
        `a text of ${text.length} characters; at most ${argumentLimits.textLength} are accepted`,
      )
      return `${text.slice(0, keptText).toWellFormed()}… (${text.length} characters)`
    }
    if (text.includes('\0')) {
      this.#refuse(path, `a NUL character (U+0000) at position ${text.indexOf('\0')}; leave it out`)
    } else if (!text.isWellFormed()) {
      this.#refuse(path, 'half of a surrogate pair, which is no character; send well-formed Unicode text')
    }
    return text.toWellFormed()
  }

  #list(list: readonly unknown[], path: string, depth: number): Json {
    if (list.length > argumentLimits.listLength) {
      this.#refuse(
        path,
        `a list of ${list.length} entries; at most ${argumentLimits.listLength} are accepted`,
      )
      return `… (${list.length} entries)`
    }
    const copy: Json[] = []
    for (const [index, value] of list.entries()) {
      const read = this.read(value, `${path}[${index}]`, depth + 1)
      if (read === undefined) this.#refuse(`${path}[${index}]`, 'undefined is not JSON')
      copy.push(read ?? null)
      if (this.#values > argumentLimits.values) break
    }
    return copy
  }

  #object(object: object, path: string, depth: number): Json {
    const prototype: unknown = Object.getPrototypeOf(object)
    if (prototype !== null && Object.getPrototypeOf(prototype) !== null) {
      this.#refuse(path, `a ${object.constructor?.name || 'special object'} is not JSON`)
      return null
    }
    const entries: [string, Json][] = []
    for (const key of Object.keys(object)) {
      const name = this.#text(key, path)
      const inner = path === '' ? name : `${path}.${name}`
      if (key === '__proto__') this.#refuse(path, '__proto__ is not accepted as a field name; leave it out')
      const read = this.read((object as Record<string, unknown>)[key], inner, depth + 1)
      if (read !== undefined) entries.push([name, read])
      if (this.#values > argumentLimits.values) break
    }
    return Object.fromEntries(entries)
  }

  #refuse(path: string, problem: string): void {
    // A path made of hostile keys may be endless itself.
    const place = path.length > keptText ? `${path.slice(0, keptText)}…` : path
    this.problems.push(place === '' ? problem : `${place}: ${problem}`)
  }
}
