/** Cuts a stream of text into lines, and no line may be longer than the limit. */
export class LineReader {
  readonly #limit: number
  #parts: string[] = []
  #length = 0

  /** @param limit - characters of one line */
  constructor(limit: number) {
    this.#limit = limit
  }

  /**
   * @returns the lines that this piece completes
   * @throws RangeError when a line is longer than the limit
   */
  take(piece: string): string[] {
    const [first = '', ...others] = piece.split('\n')
    this.#add(first)
    const lines: string[] = []
    for (const part of others) {
      lines.push(this.#parts.join(''))
      this.#parts = []
      this.#length = 0
      this.#add(part)
    }
    return lines
  }

  /** What no line break has ended. */
  get rest(): string {
    return this.#parts.join('')
  }

  #add(part: string): void {
    this.#length += part.length
    if (this.#length > this.#limit) throw new RangeError(`a line of more than ${this.#limit} characters`)
    this.#parts.push(part)
  }
}
