/**
 * Draws the parts of the page one by one and lets the browser answer its reader in between. A part that is asked for
 * again before its turn is drawn once.
 */
export class PiecewiseDrawing<Part extends string> {
  readonly all: readonly Part[]
  readonly #draw: Readonly<Record<Part, () => void>>
  readonly #waiting = new Set<Part>()
  #running = false

  /** @param draw - how each part is drawn, in the order in which parts take their turn */
  constructor(draw: Readonly<Record<Part, () => void>>) {
    this.#draw = draw
    // The keys of a record are what its type says.
    this.all = Object.keys(draw) as Part[]
  }

  request(parts: readonly Part[]): void {
    for (const part of parts) this.#waiting.add(part)
    if (!this.#running) void this.#run()
  }

  async #run(): Promise<void> {
    this.#running = true
    document.body.setAttribute('aria-busy', 'true')
    for (let next = this.#next(); next !== undefined; next = this.#next()) {
      this.#waiting.delete(next)
      this.#draw[next]()
      await new Promise((resume) => setTimeout(resume))
    }
    document.body.removeAttribute('aria-busy')
    this.#running = false
  }

  #next(): Part | undefined {
    return this.all.find((part) => this.#waiting.has(part))
  }
}
