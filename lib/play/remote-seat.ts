import { EventEmitter, once } from 'node:events'
import type { PlayEvent } from './contract.ts'
import type { Seat } from './seat.ts'

/** A seat whose player is in another shell, and may come and go: what they were told waits for them. */
export class RemoteSeat implements Seat {
  #events: PlayEvent[] = []
  /** How many of the events the player has been given. */
  #given = 0
  /** The first event of the present trial. */
  #first = 0
  #asked: ((move: unknown) => void) | undefined
  #isOver = false
  readonly #changes = new EventEmitter()

  tell(event: PlayEvent): void {
    if (this.#events.at(-1)?.type === 'end') this.#first = this.#events.length
    this.#events.push(event)
  }

  next(): Promise<unknown> {
    return new Promise((resolve) => {
      this.#asked = resolve
      this.#changes.emit('change')
    })
  }

  /** Nothing more will be told. */
  close(): void {
    this.#isOver = true
    this.#changes.emit('change')
  }

  /** Whether the player is to move, and has been given everything that was told before. */
  get mayMove(): boolean {
    return this.#asked !== undefined && this.#given === this.#events.length
  }

  move(given: unknown): void {
    const asked = this.#asked
    this.#asked = undefined
    asked?.(given)
  }

  /** Waits until the player is to move, or all is over. */
  async turn(signal: AbortSignal): Promise<void> {
    while (!this.#asked && !this.#isOver) await once(this.#changes, 'change', { signal })
  }

  /** What the player has not been given yet. */
  get unread(): readonly PlayEvent[] {
    return this.#events.slice(this.#given)
  }

  /** What the player has been given of the present trial. */
  get given(): readonly PlayEvent[] {
    return this.#events.slice(this.#first, this.#given)
  }

  /**
   * Counts what is unread as given while it is sent, and as unread again where that fails: it is then given to whoever asks
   * next.
   */
  async give(send: (unread: readonly PlayEvent[]) => Promise<void>): Promise<void> {
    const { unread } = this
    const before = this.#given
    this.#given = this.#events.length
    try {
      await send(unread)
    } catch (error) {
      this.#given = Math.min(this.#given, before)
      throw error
    }
  }
}
