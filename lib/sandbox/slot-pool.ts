interface Waiter {
  grant(slot: number): void
  refuse(reason: unknown): void
}

/** Hands slots out, first come first served. */
export class SlotPool {
  readonly #free: number[]
  readonly #most: number
  #made: number
  readonly #waiting = new Set<Waiter>()
  #closed: { readonly reason: unknown } | undefined

  /**
   * @param slots - how many there are; they are numbered from 0
   * @param most - how many there may become
   */
  constructor(slots: number, most: number) {
    this.#free = Array.from({ length: slots }, (_, slot) => slot)
    this.#made = slots
    this.#most = most
  }

  /** The number of one more slot, to be made by whoever asks, when none is free and there may be more. */
  another(): number | undefined {
    if (this.#closed || this.#free.length > 0 || this.#made >= this.#most) return undefined
    return this.#made++
  }

  /**
   * Takes a free slot, waiting for one if need be.
   *
   * @throws the signal's reason when it is aborted first, or the reason for which the pool was closed
   */
  async take(signal?: AbortSignal): Promise<number> {
    signal?.throwIfAborted()
    if (this.#closed) throw this.#closed.reason
    const slot = this.#free.shift()
    if (slot !== undefined) return slot
    const { promise, resolve, reject } = Promise.withResolvers<number>()
    const waiter: Waiter = { grant: resolve, refuse: reject }
    const abort = () => {
      this.#waiting.delete(waiter)
      reject(signal?.reason)
    }
    this.#waiting.add(waiter)
    signal?.addEventListener('abort', abort, { once: true })
    try {
      return await promise
    } finally {
      signal?.removeEventListener('abort', abort)
    }
  }

  give(slot: number): void {
    for (const waiter of this.#waiting) {
      this.#waiting.delete(waiter)
      waiter.grant(slot)
      return
    }
    this.#free.push(slot)
  }

  /** Refuses everyone who waits and everyone who comes later. */
  close(reason: unknown): void {
    this.#closed ??= { reason }
    for (const waiter of this.#waiting) waiter.refuse(reason)
    this.#waiting.clear()
  }
}
