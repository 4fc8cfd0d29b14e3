import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js'
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js'
import { ErrorCode, isJSONRPCRequest } from '@modelcontextprotocol/sdk/types.js'

export interface McpSessionsOptions {
  /**
   * Connects an MCP server to the transport of a new session. What it throws is the answer to the client's `initialize`. Whoever
   * wants to know when the session is over sets `onclose` before connecting.
   */
  connect(transport: Transport): Promise<void>
  /** Sessions at once; a client that asks for one more is told to close one. */
  readonly mostSessions: number
}

/** The MCP sessions of one address, over streamable HTTP: each client that initializes has its own. */
export class McpSessions implements AsyncDisposable {
  readonly #options: McpSessionsOptions
  readonly #open = new Map<string, StreamableHTTPServerTransport>()
  #isClosed = false

  constructor(options: McpSessionsOptions) {
    this.#options = options
  }

  /** Answers any request of the address. */
  async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const id = request.headers['mcp-session-id']
    const known = typeof id === 'string' ? this.#open.get(id) : undefined
    if (known) return await known.handleRequest(request, response)
    if (id !== undefined) return answerError(response, 404, -32_001, 'Session not found')
    const transport = this.#newTransport()
    await transport.handleRequest(request, response)
    // It was no `initialize`, and has had its answer.
    if (transport.sessionId === undefined) await transport.close()
  }

  /** Closes every session; later requests are told that there is none. */
  async [Symbol.asyncDispose](): Promise<void> {
    this.#isClosed = true
    await Promise.all([...this.#open.values()].map((transport) => transport.close()))
  }

  #newTransport(): StreamableHTTPServerTransport {
    const transport = new StreamableHTTPServerTransport({
      sessionIdGenerator: randomUUID,
      // Nothing is ever told before the answer, which so needs no stream.
      enableJsonResponse: true,
      onsessioninitialized: async (id) => await this.#start(id, transport),
    })
    return transport
  }

  /** Called for a request that is a sound `initialize`, before it is passed on. */
  async #start(id: string, transport: StreamableHTTPServerTransport): Promise<void> {
    transport.onclose = () => this.#open.delete(id)
    try {
      if (this.#isClosed) throw new Error('This address is closed.')
      if (this.#open.size >= this.#options.mostSessions) {
        throw new Error(`There are ${this.#open.size} sessions at once, the most there may be: close one.`)
      }
      this.#open.set(id, transport)
      // The SDK's own transport, whose types do not keep undefined and absent apart as ours do.
      await this.#options.connect(transport as Transport)
    } catch (error) {
      this.#open.delete(id)
      const message = error instanceof Error ? error.message : String(error)
      transport.onmessage = (request) => {
        if (!isJSONRPCRequest(request)) return
        const answer = {
          jsonrpc: '2.0' as const,
          id: request.id,
          error: { code: ErrorCode.InternalError, message },
        }
        void transport.send(answer).then(() => transport.close())
      }
    }
  }
}

/** An error of the protocol that no session answers. */
function answerError(response: ServerResponse, status: number, code: number, message: string): void {
  response.writeHead(status, { 'content-type': 'application/json' })
  response.end(JSON.stringify({ jsonrpc: '2.0', error: { code, message }, id: null }))
}
