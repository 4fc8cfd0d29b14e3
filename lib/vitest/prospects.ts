import type { PlayedTrial } from '../trial/play-trial.ts'

/**
 * Whether it is worth going on: a worker whose trials have all been invalid since it began meets a wrong key, an address
 * where nobody answers or a used-up quota, and would meet it ten thousand times.
 */
export class Prospects {
  readonly #limit: number
  #invalid = 0
  #reason = ''
  #hasBeenValid = false

  /** @param limit - invalid trials after which there is no hope; 0: there always is */
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

  /** Why there is none, as a part of a sentence; undefined while there is hope. */
  get hopeless(): string | undefined {
    if (this.#limit === 0 || this.#hasBeenValid || this.#invalid < this.#limit) return undefined
    return `the first ${this.#invalid} trials of a worker were all invalid, the last for this reason: ${this.#reason}`
  }
}
