import type { Socket } from 'node:net'
import type { WireMessage } from './wire-messages.ts'

/** Bytes that one message of a client may have: statements that a person writes are short. */
const longestMessage = 4_000_000

/** A client sent what is no message of the protocol, or too much of it. */
export class WireError extends Error {
  override readonly name = 'WireError'
}

/** Reads what a client sends, message by message. Nothing more is taken from it until the next one is asked for. */
export class WireReader {
  readonly #chunks: AsyncIterator<Buffer>
  #bytes: Buffer = Buffer.alloc(0)

  constructor(socket: Socket) {
    this.#chunks = socket[Symbol.asyncIterator]()
  }

  /**
   * The first message, which has no letter.
   *
   * @returns undefined when the client has gone
   * @throws WireError when it is too long
   */
  async startup(): Promise<Buffer | undefined> {
    if (!(await this.#fill(4))) return undefined
    const length = checked(this.#bytes.readInt32BE(0))
    if (!(await this.#fill(length))) return undefined
    return this.#take(length).subarray(4)
  }

  /**
   * The next message.
   *
   * @returns undefined when the client has gone
   * @throws WireError when it is too long
   */
  async next(): Promise<WireMessage | undefined> {
    if (!(await this.#fill(5))) return undefined
    const length = checked(this.#bytes.readInt32BE(1)) + 1
    if (!(await this.#fill(length))) return undefined
    const bytes = this.#take(length)
    return { type: bytes.toString('latin1', 0, 1), content: bytes.subarray(5), bytes }
  }

  async #fill(length: number): Promise<boolean> {
    const chunks = [this.#bytes]
    for (let have = this.#bytes.length; have < length; ) {
      const { done, value } = await this.#chunks.next()
      if (done) return false
      chunks.push(value)
      have += value.length
    }
    if (chunks.length > 1) this.#bytes = Buffer.concat(chunks)
    return true
  }

  #take(length: number): Buffer {
    const taken = this.#bytes.subarray(0, length)
    this.#bytes = this.#bytes.subarray(length)
    return taken
  }
}

function checked(length: number): number {
  if (length >= 4 && length <= longestMessage) return length
  throw new WireError(`A message is not of ${length} bytes; the longest has ${longestMessage}.`)
}
