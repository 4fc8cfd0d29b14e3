import { randomBytes } from 'node:crypto'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import type { Sessions } from '../sessions.ts'
import { PsqlConnection } from './psql-connection.ts'

/** Connections at once: a person has few. */
const mostConnections = 50
/** Milliseconds in which a client must have shown the password. */
const welcomeTimeout = 20_000

/** Sessions' tables for clients of Postgres, on loopback. */
export interface PsqlServer extends AsyncDisposable {
  /** Where a session's tables are, with the password. */
  address(session: string): string
}

/**
 * Offers the tables of sessions over Postgres' own protocol. PGlite's package for this hands a connection the whole
 * database for as long as it likes; here each statement is a piece of work among an agent's calls, and sees one session.
 *
 * @param mayWrite - whether statements may change rows; what they change counts as the session's effects
 */
export async function servePsql(sessions: Sessions, mayWrite: boolean): Promise<PsqlServer> {
  const password = randomBytes(18).toString('base64url')
  const sockets = new Set<Socket>()
  const server = createServer(async (socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => {})
    socket.setTimeout(welcomeTimeout, () => socket.destroy())
    try {
      await new PsqlConnection(socket, {
        password,
        mayWrite,
        find: (name) => sessions.find(name),
        names: () => sessions.names(),
      }).answer()
      socket.end()
    } catch {
      // It has gone, or does not speak the protocol.
      socket.destroy()
    }
  })
  server.maxConnections = mostConnections
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.address() as AddressInfo
  return {
    address: (session) => `postgresql://thinkingbox:${password}@127.0.0.1:${port}/${session}`,
    async [Symbol.asyncDispose]() {
      const closed = new Promise((resolve) => server.close(resolve))
      for (const socket of sockets) socket.destroy()
      await closed
    },
  }
}
