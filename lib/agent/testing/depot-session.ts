import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js'
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import { z } from 'zod'
import type { ModelRequest } from '../../core/model-request.ts'
import type { Usage } from '../../core/usage.ts'
import type { TrialSession } from '../agent.ts'

/** A session over a real MCP server with a depot's two tools, which notes everything an agent does. */
export interface DepotSession extends TrialSession, AsyncDisposable {
  /** Which calls came, in order: `start` and `end` of each, and those that never reached MCP. */
  readonly log: readonly string[]
  readonly refused: readonly (readonly [tool: string, rawArguments: string, message: string])[]
  readonly said: readonly string[]
  /** What was kept and not said: `note: …`, `reasoning: …`. */
  readonly notes: readonly string[]
  readonly usage: readonly Usage[]
  readonly requests: readonly ModelRequest[]
  /** What an agent in another process wrote there. */
  readonly stderr: string
  /** Bays by pallet. */
  readonly bays: ReadonlyMap<string, string>
  /** Breaks the connection to the server. */
  disconnect(): Promise<void>
  stop(): void
}

export interface DepotSessionOptions {
  readonly request?: string
  /** The customer's messages after the request; then the conversation is over. */
  readonly customer?: readonly string[]
  readonly attempt?: number
}

/** Opens a depot whose pallets stand in bay A. */
export async function openDepotSession(options: DepotSessionOptions = {}): Promise<DepotSession> {
  const log: string[] = []
  const bays = new Map([
    ['P-1', 'A'],
    ['P-2', 'A'],
  ])
  const newServer = () => {
    const server = new McpServer({ name: 'depot', version: '1.0.0' })
    server.registerTool(
      'get_pallet',
      {
        description: 'Where a pallet stands.',
        inputSchema: z.strictObject({ pallet_id: z.string() }),
        annotations: { readOnlyHint: true },
      },
      async ({ pallet_id }) => ({
        content: [{ type: 'text', text: `in bay ${bays.get(pallet_id) ?? '?'}` }],
      }),
    )
    server.registerTool(
      'move_pallet',
      {
        description: 'Move a pallet to another bay.',
        inputSchema: z.strictObject({ pallet_id: z.string(), bay: z.enum(['A', 'B', 'C']) }),
      },
      async ({ pallet_id, bay }) => {
        log.push(`start ${pallet_id} ${bay}`)
        await new Promise((resolve) => setTimeout(resolve, 5))
        bays.set(pallet_id, bay)
        log.push(`end ${pallet_id} ${bay}`)
        return { content: [{ type: 'text', text: `moved to ${bay}` }] }
      },
    )
    return server
  }
  const server = newServer()
  const [clientSide, serverSide] = InMemoryTransport.createLinkedPair()
  const mcp = new Client({ name: 'trial', version: '1.0.0' })
  await Promise.all([server.connect(serverSide), mcp.connect(clientSide)])

  const answers = [...(options.customer ?? [])]
  const refused: [string, string, string][] = []
  const said: string[] = []
  const notes: string[] = []
  const usage: Usage[] = []
  const requests: ModelRequest[] = []
  let readStderr = () => ''
  const stop = new AbortController()
  const attempt = options.attempt ?? 1
  return {
    instructions: 'You run the night desk of a depot.',
    request: options.request ?? 'Please move pallet P-1 to bay B.',
    mcp,
    connect: (transport) => newServer().connect(transport),
    keepStderr(read) {
      readStderr = read
    },
    get stderr() {
      return readStderr()
    },
    async reply(text) {
      said.push(text)
      return answers.shift() ?? null
    },
    addNote: (kind, text) => notes.push(`${kind}: ${text}`),
    signal: stop.signal,
    recordRefusedCall(tool, rawArguments, message) {
      log.push(`refused ${tool}`)
      refused.push([tool, rawArguments, message])
    },
    addUsage: (used) => usage.push(used),
    addRequest: (request) => requests.push(request),
    attempt,
    seed: `1/depot/${attempt}`,
    log,
    refused,
    said,
    notes,
    usage,
    requests,
    bays,
    disconnect: () => server.close(),
    stop: () => stop.abort(),
    async [Symbol.asyncDispose]() {
      await mcp.close()
      await server.close()
    },
  }
}
