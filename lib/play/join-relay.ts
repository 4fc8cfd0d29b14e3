import type { PlayEvent } from './contract.ts'
import type { RelayClient } from './relay-client.ts'
import type { Seat } from './seat.ts'

/**
 * Plays a part from a seat in this shell until all tasks have been played, or the player leaves, who can join again.
 *
 * @throws PlayError when the relay is gone
 */
export async function joinRelay(client: RelayClient, seat: Seat): Promise<void> {
  for (const event of await client.again()) seat.tell(event)
  let events = await client.news()
  for (;;) {
    for (const event of events) seat.tell(event)
    if (isLast(events.at(-1))) return
    const move = await seat.next()
    if (move === undefined) return
    events = await client.move(move)
  }
}

function isLast(event: PlayEvent | undefined): boolean {
  return event?.type === 'end' && event.left === 0
}
