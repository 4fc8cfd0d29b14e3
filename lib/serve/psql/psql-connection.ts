import { timingSafeEqual } from 'node:crypto'
import type { Socket } from 'node:net'
import { protocol } from '@electric-sql/pglite'
import { isRowStatement } from '../../sandbox/handler-database.ts'
import type { ServedSession } from '../served-session.ts'
import {
  errorResponse,
  int32,
  messagesIn,
  readyForQuery,
  textAt,
  type WireMessage,
  wireMessage,
} from './wire-messages.ts'
import { WireReader } from './wire-reader.ts'

const { serialize } = protocol

/** What clients ask before anything else, in place of a version: encryption of two kinds, and to cancel a statement. */
const encryptionRequests = [80_877_103, 80_877_104]
const cancelRequest = 80_877_102

export interface PsqlConnectionOptions {
  readonly password: string
  readonly mayWrite: boolean
  /** The open session of this name. */
  find(name: string): ServedSession | undefined
  /** Names of the sessions that are open. */
  names(): readonly string[]
}

/**
 * Talks with one client of Postgres' protocol about one session. Each statement is a transaction of its own: an agent's calls come
 * between them, and no transaction is open while a person thinks.
 */
export class PsqlConnection {
  readonly #socket: Socket
  readonly #reader: WireReader
  readonly #options: PsqlConnectionOptions

  constructor(socket: Socket, options: PsqlConnectionOptions) {
    this.#socket = socket
    this.#reader = new WireReader(socket)
    this.#options = options
  }

  /**
   * Answers until the client has gone, or is turned away.
   *
   * @throws WireError when it sends what cannot be understood
   */
  async answer(): Promise<void> {
    const session = await this.#welcome()
    if (!session) return
    // From here on it may be silent for as long as it likes.
    this.#socket.setTimeout(0)
    let batch: WireMessage[] = []
    for (;;) {
      const message = await this.#reader.next()
      if (!message || message.type === 'X') return
      if (message.type === 'Q') {
        const sql = textAt(message.content)
        this.#send(...(await this.#run(session, sql, asBatch(sql), 'simple')), readyForQuery)
      } else if (message.type === 'S') {
        this.#send(...(await this.#runBatch(session, [...batch, message])), readyForQuery)
        batch = []
        // Flush has nothing to send early, the others belong to what Sync ends.
      } else if (message.type !== 'H') batch.push(message)
      if (batch.length > 1000) return this.#refuse('08P01', 'Too many messages without a Sync.')
    }
  }

  async #welcome(): Promise<ServedSession | undefined> {
    let startup = await this.#reader.startup()
    while (startup && encryptionRequests.includes(codeOf(startup))) {
      this.#send(Buffer.from('N'))
      startup = await this.#reader.startup()
    }
    // A statement runs in this very thread: nothing can cancel it.
    if (!startup || codeOf(startup) === cancelRequest) return undefined
    if (codeOf(startup) >> 16 !== 3)
      return this.#refuse('08P01', 'Only version 3 of the protocol is spoken here.')
    this.#send(wireMessage('R', int32(3)))
    const answer = await this.#reader.next()
    if (answer?.type !== 'p' || !sameText(textAt(answer.content), this.#options.password)) {
      return this.#refuse('28P01', 'The password is wrong; it is in the address that the server showed.')
    }
    const name = parametersOf(startup).get('database') ?? ''
    const session = this.#options.find(name)
    if (!session) {
      const names = this.#options.names().join(', ')
      const known = names === '' ? 'None is open.' : `Open are ${names}.`
      return this.#refuse(
        '3D000',
        `The database is a session's name, and no session ${name} is open. ${known}`,
      )
    }
    this.#send(wireMessage('R', int32(0)), ...(await this.#parameters(session)), readyForQuery)
    return session
  }

  /** What a client wants to know of a server, the version above all: psql asks its catalogue accordingly. */
  async #parameters(session: ServedSession): Promise<readonly Buffer[]> {
    const fixed = {
      server_encoding: 'UTF8',
      client_encoding: 'UTF8',
      DateStyle: 'ISO, MDY',
      TimeZone: 'UTC',
      integer_datetimes: 'on',
      standard_conforming_strings: 'on',
      is_superuser: 'off',
    }
    const sql = 'show server_version'
    const [row] = (await this.#run(session, sql, asBatch(sql), 'simple')).flatMap((bytes) => [
      ...[...messagesIn(bytes)].filter(({ type }) => type === 'D'),
    ])
    // One column: how many there are, how long it is, itself.
    const version = row?.content.toString('utf8', 6) ?? ''
    return Object.entries({ ...fixed, server_version: version }).map(([name, value]) =>
      wireMessage('S', name, value),
    )
  }

  /** One statement with parameters, from Parse to Sync. */
  async #runBatch(session: ServedSession, batch: readonly WireMessage[]): Promise<readonly Buffer[]> {
    const parsed = batch.filter(({ type }) => type === 'P')
    const [first] = parsed
    if (batch.length === 1) return []
    if (!first || parsed.length > 1 || textAt(first.content) !== '') {
      const problem =
        'Send one statement at a time, without a name, and all that belongs to it before a Sync.'
      return [errorResponse('ERROR', '0A000', problem)]
    }
    // The name is empty: the text begins after its zero byte.
    const sql = textAt(first.content, 1)
    return await this.#run(session, sql, Buffer.concat(batch.map(({ bytes }) => bytes)), 'extended')
  }

  async #run(
    session: ServedSession,
    sql: string,
    messages: Uint8Array,
    form: 'simple' | 'extended',
  ): Promise<readonly Buffer[]> {
    const problem = this.#problemWith(sql)
    if (problem !== undefined) return [errorResponse('ERROR', '0A000', problem)]
    try {
      const readOnly = !this.#options.mayWrite
      const answer = await session.runStatement({ sql, messages, readOnly, caller: 'psql' })
      // ParseComplete, BindComplete and NoData answer what a client of the simple form did not send.
      const dropped = form === 'simple' ? ['Z', '1', '2', 'n'] : ['Z']
      return [...messagesIn(answer)].filter(({ type }) => !dropped.includes(type)).map(({ bytes }) => bytes)
    } catch (error) {
      return [errorResponse('ERROR', 'XX000', error instanceof Error ? error.message : String(error))]
    }
  }

  #problemWith(sql: string): string | undefined {
    if (/^(\s|;)*$/.test(sql) || isRowStatement(sql) || /^\s*(table|show|explain)\b/i.test(sql))
      return undefined
    return (
      'Only statements on rows can be run here (select, table, show, explain' +
      `${this.#options.mayWrite ? ', insert, update, delete, merge' : ''}), each in a transaction of its own.`
    )
  }

  #refuse(code: string, text: string): undefined {
    this.#send(errorResponse('FATAL', code, text))
  }

  #send(...messages: readonly Buffer[]): void {
    this.#socket.write(Buffer.concat(messages))
  }
}

/** The messages of a statement whose client sent only its text: Postgres then takes one statement and not several. */
function asBatch(sql: string): Uint8Array {
  return Buffer.concat([
    serialize.parse({ text: sql }),
    serialize.bind({}),
    serialize.describe({ type: 'P' }),
    serialize.execute({}),
    serialize.sync(),
  ])
}

function codeOf(startup: Buffer): number {
  return startup.length < 4 ? 0 : startup.readInt32BE(0)
}

function parametersOf(startup: Buffer): ReadonlyMap<string, string> {
  const texts = startup.toString('utf8', 4).split('\0')
  return new Map(texts.flatMap((text, index) => (index % 2 === 0 ? [[text, texts[index + 1] ?? '']] : [])))
}

function sameText(a: string, b: string): boolean {
  const [one, two] = [Buffer.from(a), Buffer.from(b)]
  return one.length === two.length && timingSafeEqual(one, two)
}
