import { createInterface } from 'node:readline'

export interface InputLinesOptions {
  readonly input: NodeJS.ReadableStream
  /** A terminal, for editing a line, prompts and completion. */
  readonly terminal?: NodeJS.WritableStream | undefined
  /** Told of each line when it is taken, where there is no terminal that shows it. */
  readonly echo?: ((prompt: string, line: string) => void) | undefined
  /** What the Tab key offers, and the part of the line that it replaces. */
  readonly complete?: (line: string) => [words: string[], replaced: string]
  /** Ctrl-C in a terminal, which makes no signal of it while a line is typed. The lines are over then. */
  readonly onInterrupt?: () => void
}

/** Lines of a stream, given out one by one when they are asked for. */
export class InputLines {
  readonly #options: InputLinesOptions
  readonly #lines: string[] = []
  readonly #reader: ReturnType<typeof createInterface>
  #waiting: ((line: string | undefined) => void) | undefined
  #isOver = false

  constructor(options: InputLinesOptions) {
    this.#options = options
    const { input, terminal, complete, onInterrupt } = options
    this.#reader = createInterface({
      input,
      crlfDelay: Number.POSITIVE_INFINITY,
      ...(terminal && { output: terminal, terminal: true, ...(complete && { completer: complete }) }),
    })
    this.#reader.on('line', (line) => {
      const waiting = this.#waiting
      this.#waiting = undefined
      if (waiting) waiting(line)
      else this.#lines.push(line)
    })
    this.#reader.on('close', () => {
      this.#isOver = true
      // What is written next does not belong behind the prompt.
      if (this.#waiting) terminal?.write('\n')
      this.#waiting?.(undefined)
    })
    this.#reader.on('SIGINT', () => {
      this.close()
      onInterrupt?.()
    })
  }

  /** @returns undefined when there is no further line */
  async next(prompt = ''): Promise<string | undefined> {
    const line = await this.#next(prompt)
    if (line !== undefined && !this.#options.terminal) this.#options.echo?.(prompt, line)
    return line
  }

  close(): void {
    this.#reader.close()
  }

  #next(prompt: string): Promise<string | undefined> {
    const line = this.#lines.shift()
    if (line !== undefined || this.#isOver) return Promise.resolve(line)
    if (this.#options.terminal) {
      this.#reader.setPrompt(prompt)
      this.#reader.prompt()
    }
    return new Promise((resolve) => {
      this.#waiting = resolve
    })
  }
}
