import { joinRelay } from '../lib/play/join-relay.ts'
import { RelayClient } from '../lib/play/relay-client.ts'
import type { CommandIo } from './command-io.ts'
import { openSeat, seatForOneLine } from './play-seat.ts'

/**
 * Plays a part that another shell offers.
 *
 * @param words - one thing to do, after which the command is over; none plays until all is over or the input ends
 */
export async function playJoined(
  address: string,
  words: readonly string[],
  json: boolean,
  io: CommandIo,
): Promise<void> {
  const client = new RelayClient(address)
  const line = words.join(' ')
  if (line === '') {
    using local = openSeat(json, io)
    if (!json) io.out('Joined. What happens is shown here as soon as it is your turn.')
    return await joinRelay(client, local.seat)
  }
  const seat = seatForOneLine(line, json, { part: client.part, told: await client.again() }, io)
  const move = line === 'wait' ? undefined : await seat.next()
  if (line !== 'wait' && move === undefined) return
  for (const event of await (line === 'wait' ? client.news() : client.move(move))) seat.tell(event)
}
