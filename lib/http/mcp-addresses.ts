import { randomBytes } from 'node:crypto'
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js'
import { answerText, type HttpServer, startHttpServer } from './http-server.ts'
import { McpSessions } from './mcp-sessions.ts'

/** An agent that opens a session for every call, and closes none, has room for all calls of a trial. */
const mostSessions = 1000

/** An MCP address that is open until it is disposed of. */
export interface McpAddress extends AsyncDisposable {
  readonly url: string
}

/**
 * One HTTP server with an MCP address for each trial in flight. An address cannot be guessed, so that one trial's agent
 * does not reach another trial, and is gone when it is closed.
 */
export class McpAddresses implements AsyncDisposable {
  readonly #http: HttpServer
  readonly #sessions: Map<string, McpSessions>

  private constructor(http: HttpServer, sessions: Map<string, McpSessions>) {
    this.#http = http
    this.#sessions = sessions
  }

  /**
   * Starts the server. It does not keep its process alive.
   *
   * @param host - address to listen on, which also stands in the trials' addresses; loopback when not said
   * @throws the system's error when it cannot listen there
   */
  static async open(host?: string): Promise<McpAddresses> {
    const open = new Map<string, McpSessions>()
    const http = await startHttpServer({
      host,
      async handle(request, response) {
        const sessions = open.get(request.url ?? '')
        if (!sessions) return answerText(response, 404, 'No trial has this address, or it is over.')
        await sessions.handle(request, response)
      },
    })
    http.server.unref()
    return new McpAddresses(http, open)
  }

  /** @param connect - connects the trial's MCP server to the transport of a session */
  offer(connect: (transport: Transport) => Promise<void>): McpAddress {
    const path = `/${randomBytes(24).toString('base64url')}/mcp`
    const sessions = new McpSessions({ connect, mostSessions })
    this.#sessions.set(path, sessions)
    return {
      url: `${this.#http.origin}${path}`,
      [Symbol.asyncDispose]: async () => {
        this.#sessions.delete(path)
        await sessions[Symbol.asyncDispose]()
      },
    }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await Promise.all([...this.#sessions.values()].map((sessions) => sessions[Symbol.asyncDispose]()))
    await this.#http[Symbol.asyncDispose]()
  }
}
