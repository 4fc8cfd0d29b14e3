import { refusedForToken } from '../http/bearer-token.ts'
import { answerText, type HttpServer, startHttpServer } from '../http/http-server.ts'
import { McpSessions } from '../http/mcp-sessions.ts'
import type { Sessions } from './sessions.ts'

export interface ServeHttpOptions {
  readonly host: string
  readonly port: number
  /** What clients may call this server besides loopback's names and `host`. */
  readonly names?: readonly string[]
  /** What clients must show, where not everybody who reaches the address may use it. */
  readonly token?: string | undefined
  /** Sessions at once. */
  readonly capacity: number
  /** Minutes without a request after which a session ends. */
  readonly idleMinutes: number
}

/**
 * Serves sessions over MCP's streamable HTTP, at the path `/mcp`. Disposing of it ends them.
 *
 * @throws the system's error when it cannot listen there
 */
export async function serveHttp(sessions: Sessions, options: ServeHttpOptions): Promise<HttpServer> {
  const { host, port, names, token, capacity, idleMinutes } = options
  const idle = new Map<string, NodeJS.Timeout>()
  const mcp = new McpSessions({
    mostSessions: capacity,
    async connect(transport) {
      const { sessionId: id = '', onclose } = transport
      transport.onclose = () => {
        onclose?.()
        clearTimeout(idle.get(id))
        idle.delete(id)
      }
      const session = await sessions.start(transport)
      const end = () => void sessions.end(session, `no request for ${idleMinutes} min`)
      idle.set(id, setTimeout(end, idleMinutes * 60_000))
    },
  })
  const http = await startHttpServer({
    host,
    port,
    names,
    async handle(request, response) {
      if (token !== undefined && refusedForToken(request, response, token)) return
      if (request.url?.split('?')[0] !== '/mcp') return answerText(response, 404, 'The tools are at /mcp.')
      idle.get(String(request.headers['mcp-session-id']))?.refresh()
      await mcp.handle(request, response)
    },
  })
  return {
    ...http,
    async [Symbol.asyncDispose]() {
      await http[Symbol.asyncDispose]()
      await sessions.stop()
      await mcp[Symbol.asyncDispose]()
    },
  }
}
