import { createInterface } from 'node:readline'

/** Lines of a stream, given out one by one when they are asked for. */
export class InputLines {
  readonly #lines: string[] = []
  readonly #reader: ReturnType<typeof createInterface>
  #waiting: ((line: string | undefined) => void) | undefined
  #isOver = false

  constructor(input: NodeJS.ReadableStream) {
    this.#reader = createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })
    this.#reader.on('line', (line) => {
      const waiting = this.#waiting
      this.#waiting = undefined
      if (waiting) waiting(line)
      else this.#lines.push(line)
    })
    this.#reader.on('close', () => {
      this.#isOver = true
      this.#waiting?.(undefined)
    })
  }

  /** @returns undefined when there is no further line */
  next(): Promise<string | undefined> {
    const line = this.#lines.shift()
    if (line !== undefined || this.#isOver) return Promise.resolve(line)
    return new Promise((resolve) => {
      this.#waiting = resolve
    })
  }

  close(): void {
    this.#reader.close()
  }
}
