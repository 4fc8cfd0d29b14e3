import type { PlayedTrial } from './play-trial.ts'

/** Characters of one text of a record, and items of one of its lists. */
const longestText = 200_000
const mostItems = 20_000

/** Characters of an agent's or a provider's error message. */
const longestError = 4_000

/** Levels of lists and objects; a list that holds itself ends here too. */
const mostLevels = 200

/** Characters of a whole record, so that its line stays far below the longest text that JavaScript can hold. */
const longestRecord = 20_000_000

/** Characters of a text for which the record has no room any more: enough for whatever a reader needs to be there. */
const shortText = 200

/** Characters that a value counts for, whatever it is: a list of numbers has a length too. */
const ownLength = 10

/**
 * Makes a trial one that can be written down. An agent may say a text of gigabytes; what is too long is cut, and says so.
 *
 * @param clean - takes what no record may hold, such as keys, out of a text
 */
export function limitRecord(played: PlayedTrial, clean: (text: string) => string): PlayedTrial {
  // Cleaned before it is cut: the first half of a key is not found.
  const shorten = (text: string) => cut(clean(text), longestError)
  const limiter = new Limiter(clean)
  if (!played.valid) return limiter.limit({ ...played, message: shorten(played.message) }) as PlayedTrial
  const { error } = played.trial
  const shortened = error === undefined ? {} : { error: shorten(error) }
  return limiter.limit({ ...played, trial: { ...played.trial, ...shortened } }) as PlayedTrial
}

class Limiter {
  readonly #clean: (text: string) => string
  #room = longestRecord

  constructor(clean: (text: string) => string) {
    this.#clean = clean
  }

  /** @param content - whether this is a part of what was sent to a tool or came back, whose shape nobody relies on */
  limit(value: unknown, level = 0, content = false): unknown {
    this.#room -= ownLength
    if (typeof value === 'string') return this.#text(value)
    if (typeof value === 'bigint') return String(value)
    if (typeof value !== 'object' || value === null) return value
    if (level === mostLevels) return '…'
    const most = content && this.#room <= 0 ? 0 : mostItems
    if (Array.isArray(value)) return value.slice(0, most).map((each) => this.limit(each, level + 1, content))
    return Object.fromEntries(
      Object.entries(value)
        .slice(0, most)
        .map(([name, each]) => [
          this.#text(name),
          this.limit(each, level + 1, content || name === 'arguments' || name === 'result'),
        ]),
    )
  }

  #text(text: string): string {
    const kept = cut(this.#clean(text), this.#room > 0 ? longestText : shortText)
    this.#room -= kept.length
    return kept
  }
}

function cut(text: string, longest: number): string {
  return text.length <= longest
    ? text
    : `${text.slice(0, longest).toWellFormed()}… (${text.length} characters)`
}
