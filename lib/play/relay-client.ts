import { request as sendRequest } from 'node:http'
import { text } from 'node:stream/consumers'
import { type PlayEvent, type PlayPart, playEventSchema } from './contract.ts'
import { PlayError } from './play-error.ts'

/** A player's connection to the {@link openRelay | relay} that holds their seat. */
export class RelayClient {
  /** The part that is played at this address. */
  readonly part: PlayPart
  readonly #address: string

  /**
   * @param address - of the player's part
   * @throws PlayError when it is none
   */
  constructor(address: string) {
    const [, part] = /^http:\/\/[^/]+\/(agent|customer)-\w+$/.exec(address) ?? []
    if (part === undefined) {
      throw new PlayError(
        'BAD_ADDRESS',
        `${address} is not the address of a part. Copy it from what thinkingbox play --blind has printed.`,
      )
    }
    this.part = part === 'agent' ? 'agent' : 'customer'
    this.#address = address
  }

  /** What is new, as soon as it is this player's turn, or all is over. */
  news(): Promise<readonly PlayEvent[]> {
    return this.#ask('GET')
  }

  /** What the player was told of the present trial already. */
  again(): Promise<readonly PlayEvent[]> {
    return this.#ask('GET', '?again')
  }

  /** Makes a move. @returns what came of it, as soon as it is this player's turn again, or all is over */
  move(move: unknown): Promise<readonly PlayEvent[]> {
    return this.#ask('POST', '', JSON.stringify(move))
  }

  async #ask(method: 'GET' | 'POST', query = '', body?: string): Promise<readonly PlayEvent[]> {
    const { status, answer } = await this.#send(method, query, body)
    if (status !== 200) {
      throw new PlayError('BAD_ADDRESS', `${this.#address} answered with HTTP ${status}: ${answer.trim()}`)
    }
    return answer
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => playEventSchema.parse(JSON.parse(line)))
  }

  // Not `fetch`, which gives an answer up after five minutes.
  #send(method: string, query: string, body?: string): Promise<{ status: number; answer: string }> {
    const { promise, resolve, reject } = Promise.withResolvers<{ status: number; answer: string }>()
    const fail = (cause: Error) =>
      reject(
        new PlayError(
          'NOBODY_THERE',
          `Nothing answers at ${this.#address}: the blind try is over, or was stopped.`,
          { cause },
        ),
      )
    const request = sendRequest(this.#address + query, {
      method,
      headers: { 'content-type': 'application/json', connection: 'close' },
    })
    request.on('error', fail)
    request.on('response', (response) => {
      text(response).then((answer) => resolve({ status: response.statusCode ?? 0, answer }), fail)
    })
    request.end(body)
    return promise
  }
}
