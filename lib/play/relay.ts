import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { finished } from 'node:stream/promises'
import { answerText, startHttpServer } from '../http/http-server.ts'
import type { PlayEvent, PlayPart } from './contract.ts'
import { toJsonLine } from './json-seat.ts'
import type { RemoteSeat } from './remote-seat.ts'

/** Bytes of one request. */
const longestMove = 4_000_000

/** Seats for players in other shells, each at an address of its own on loopback. */
export interface Relay extends AsyncDisposable {
  /** Whoever knows a part's address plays this part, and sees nothing of the other. */
  readonly addresses: ReadonlyMap<PlayPart, string>
}

/**
 * Offers seats over HTTP. GET waits until the player is to move and gives what is new; POST with a move does the same after
 * it; `?again` gives what the player was told of the present trial already. Every answer is lines of JSON.
 *
 * When it is disposed of, whoever waits is given what is left first.
 */
export async function openRelay(seats: ReadonlyMap<PlayPart, RemoteSeat>): Promise<Relay> {
  const paths = new Map(
    [...seats].map(([part, seat]) => [`/${part}-${randomBytes(12).toString('hex')}`, seat]),
  )
  const inProgress = new Set<Promise<void>>()
  const http = await startHttpServer({
    async handle(request, response) {
      const { pathname, search } = new URL(request.url ?? '/', 'http://localhost')
      const seat = paths.get(pathname)
      if (!seat) return answerText(response, 404, 'Nobody plays at this address.')
      const answering = answer(seat, search === '?again', request, response)
      inProgress.add(answering)
      await answering.finally(() => inProgress.delete(answering))
    },
  })
  return {
    addresses: new Map(
      [...seats.keys()].map((part, index) => [part, `${http.origin}${[...paths.keys()][index]}`]),
    ),
    async [Symbol.asyncDispose]() {
      for (const seat of seats.values()) seat.close()
      await Promise.allSettled(inProgress)
      await http[Symbol.asyncDispose]()
    },
  }
}

async function answer(
  seat: RemoteSeat,
  again: boolean,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const gone = new AbortController()
  response.once('close', () => gone.abort())
  if (request.method === 'GET' && again) return await send(response, seat.given)
  if (request.method === 'POST') {
    const problem = await takeMove(seat, request)
    if (problem !== undefined) {
      const error: PlayEvent = { type: 'error', message: problem }
      return await seat.give((unread) => send(response, [...unread, error]))
    }
  } else if (request.method !== 'GET')
    return answerText(response, 405, 'Only GET and POST are answered here.')
  try {
    await seat.turn(gone.signal)
    await seat.give((unread) => send(response, unread))
  } catch (error) {
    // The player will ask again.
    if (!gone.signal.aborted) throw error
  }
}

/** @returns why the move was not made */
async function takeMove(seat: RemoteSeat, request: IncomingMessage): Promise<string | undefined> {
  const text = await readBody(request)
  if (text === undefined) return `The move has more than ${longestMove} bytes. Nothing was done.`
  let move: unknown
  try {
    move = JSON.parse(text)
  } catch (error) {
    return `The move is not JSON, and nothing was done: ${error instanceof Error ? error.message : String(error)}.`
  }
  if (seat.mayMove) seat.move(move)
  else if (seat.unread.length > 0)
    return 'Nothing was done, because you had not seen what is new. It stands above: answer that.'
  else return 'Nothing was done, because it is not your turn. Wait for what is new, and answer that.'
  return undefined
}

async function readBody(request: IncomingMessage): Promise<string | undefined> {
  const pieces: Buffer[] = []
  let length = 0
  for await (const piece of request as AsyncIterable<Buffer>) {
    length += piece.length
    if (length > longestMove) return undefined
    pieces.push(piece)
  }
  return Buffer.concat(pieces).toString('utf8')
}

async function send(response: ServerResponse, events: readonly PlayEvent[]): Promise<void> {
  response.writeHead(200, { 'content-type': 'application/x-ndjson; charset=utf-8' })
  response.end(events.map((event) => `${toJsonLine(event)}\n`).join(''))
  await finished(response)
}
