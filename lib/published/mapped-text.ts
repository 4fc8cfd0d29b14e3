/** Text put together from pieces of another text, which remembers where each piece came from. */
export class MappedText {
  readonly #pieces: string[] = []
  readonly #starts: number[] = []
  readonly #origins: number[] = []
  #length = 0

  /** @param origin - offset of the piece's first unit in the other text; the others follow it there */
  append(piece: string, origin: number): void {
    if (piece === '') return
    this.#pieces.push(piece)
    this.#starts.push(this.#length)
    this.#origins.push(origin)
    this.#length += piece.length
  }

  get text(): string {
    return this.#pieces.join('')
  }

  /** The offset in the other text of a unit of this one; behind the end it goes on counting. */
  originOf(offset: number): number {
    const index = lastAtMost(this.#starts, offset)
    return (this.#origins[index] ?? 0) + offset - (this.#starts[index] ?? 0)
  }
}

/** The index of the last of these rising numbers that is no greater than the limit, 0 if none is. */
export function lastAtMost(rising: readonly number[], limit: number): number {
  let low = 0
  let high = rising.length - 1
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if ((rising[middle] ?? 0) <= limit) low = middle
    else high = middle - 1
  }
  return Math.max(0, low)
}
