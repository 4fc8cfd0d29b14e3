const liveInterval = 100
const shortestPause = 10_000
const longestPause = 300_000
/** In a log. */
const widest = 100

/** Where and when progress is shown. */
export interface ProgressDisplayOptions {
  /** Writes to the terminal or the log. */
  readonly write: (text: string) => void
  /** True for a terminal: one line that is written over. Otherwise plain lines, now and then. */
  readonly live: boolean
  /** Columns of the terminal. */
  readonly columns: () => number
  /** Milliseconds on a monotonic clock. */
  readonly now: () => number
}

/**
 * Shows one line of progress: live on a terminal; elsewhere as plain lines, the first after 10 seconds and then ever
 * more rarely (every twentieth of the time gone by, at least every 5 minutes), so that a log stays short however
 * many trials there are.
 */
export class ProgressDisplay {
  readonly #options: ProgressDisplayOptions
  #line: ((columns: number) => string) | undefined
  #timer: NodeJS.Timeout | undefined
  #started = 0
  #lastShown = 0
  #visible = false

  constructor(options: ProgressDisplayOptions) {
    this.#options = options
  }

  /**
   * @param line - makes the line's text, for so many columns; an empty text shows nothing
   */
  start(line: (columns: number) => string): void {
    this.stop()
    this.#line = line
    this.#started = this.#options.now()
    this.#lastShown = this.#started
    this.#timer = setInterval(() => this.update(), 1000).unref()
  }

  /** Something changed: shows the line again unless that happened a moment ago. */
  update(): void {
    if (!this.#line) return
    const now = this.#options.now()
    if (now - this.#lastShown < this.#pause(now)) return
    const columns = this.#options.live ? Math.max(0, this.#options.columns() - 1) : widest
    const text = this.#line(columns)
    if (text === '') return
    this.#lastShown = now
    if (!this.#options.live) {
      this.#options.write(`${text}\n`)
      return
    }
    this.#options.write(`\r\u001B[2K${text.slice(0, columns)}`)
    this.#visible = true
  }

  /** Makes room for other output; the next update shows the line again. */
  clear(): void {
    if (!this.#visible) return
    this.#options.write('\r\u001B[2K')
    this.#visible = false
  }

  stop(): void {
    clearInterval(this.#timer)
    this.#line = undefined
    this.clear()
  }

  #pause(now: number): number {
    if (this.#options.live) return liveInterval
    return Math.max(shortestPause, Math.min((now - this.#started) / 20, longestPause))
  }
}
