import type { PlayedTrial } from '../trial/play-trial.ts'

/**
 * Stops a worker whose trials have all been invalid since it began: it meets a wrong key, an address where nobody
 * answers or a used-up quota, and would meet it ten thousand times.
 */
export class CircuitBreaker {
  readonly #limit: number
  #invalid = 0
  #reason = ''
  #hasBeenValid = false

  /** @param limit - invalid trials after which it opens; 0: it never does */
  constructor(limit: number) {
    this.#limit = limit
  }

  /** Told what came of a trial that was run. */
  note(played: PlayedTrial): void {
    if (played.valid) this.#hasBeenValid = true
    else if (played.cause !== 'cancelled') {
      this.#invalid += 1
      this.#reason = `${played.cause}: ${played.message}`
    }
  }

  /** Why no more trials are run, as a part of a sentence; undefined while they are. */
  get openReason(): string | undefined {
    if (this.#limit === 0 || this.#hasBeenValid || this.#invalid < this.#limit) return undefined
    return `the first ${this.#invalid} trials of a worker were all invalid, the last for this reason: ${this.#reason}`
  }
}
