import type { PlayEvent } from './contract.ts'

/** Where a player sits: a terminal, lines of JSON, or another shell. */
export interface Seat {
  tell(event: PlayEvent): void
  /**
   * What the player does next, unchecked: one move or a list of moves.
   *
   * @returns undefined when the player has left
   */
  next(): Promise<unknown>
}
