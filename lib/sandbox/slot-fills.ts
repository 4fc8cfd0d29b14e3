/** Statements of a slot that stay prepared, or are remembered; the oldest makes room for a new one. */
const most = 100

/**
 * The statements that fill a slot's tables. One that comes again is prepared: most of the time it takes is the parsing of its rows.
 */
export class SlotFills {
  readonly #slot: number
  /** Names of prepared statements by their text; undefined for one that came once. */
  readonly #names = new Map<string, string | undefined>()
  #prepared = 0

  constructor(slot: number) {
    this.#slot = slot
  }

  /** What to send to run a statement. */
  run(insert: string): string {
    const known = this.#names.get(insert)
    if (known) return `execute ${known}`
    if (!this.#names.has(insert)) return `${this.#remember(insert)}${insert}`
    const name = `fill_${this.#slot}_${++this.#prepared}`
    this.#names.set(insert, name)
    return `prepare ${name} as ${insert}; execute ${name}`
  }

  /** After a failure nobody knows which of them were prepared. Their names are not used again. */
  forget(): void {
    this.#names.clear()
  }

  #remember(insert: string): string {
    this.#names.set(insert, undefined)
    const [oldest] = this.#names
    if (this.#names.size <= most || !oldest) return ''
    const [text, name] = oldest
    this.#names.delete(text)
    return name ? `deallocate ${name}; ` : ''
  }
}
