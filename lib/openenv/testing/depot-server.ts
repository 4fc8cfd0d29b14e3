import { once } from 'node:events'
import WebSocket from 'ws'
import { z } from 'zod'
import { depot, depotTasks } from '../../agent/testing/depot-sandbox.ts'
import type { Customer } from '../../customer/customer.ts'
import { openSandbox } from '../../sandbox/index.ts'
import { type OpenEnvOptions, type OpenEnvServer, startOpenEnv } from '../openenv-server.ts'

/** Answers anything with a question, and is content as soon as somebody thanks. */
export const curiousCustomer: Customer = {
  async respond({ conversation }) {
    const said = conversation.at(-1)?.text ?? ''
    return said.includes('Thank')
      ? { message: 'Then all is well. ###STOP###', finished: true }
      : { message: `Why "${said}"?`, finished: false }
  },
}

export interface DepotServer extends OpenEnvServer {
  /** POSTs JSON. */
  post(path: string, body: unknown): Promise<Response>
  /** A result of JSON-RPC, or its error. */
  rpc(
    method: string,
    params?: object,
  ): Promise<{ result?: unknown; error?: { code: number; message: string } }>
  connect(path?: string): Promise<Player>
}

/** Five tasks of the depot, served. */
export async function serveDepot(options: Partial<OpenEnvOptions> = {}): Promise<DepotServer> {
  const { mostSessions = 4 } = options
  const open = await openSandbox(depot, { slots: mostSessions })
  const server = await startOpenEnv({
    open,
    tasks: depotTasks(5),
    customer: curiousCustomer,
    maxTurns: 20,
    maxCalls: 500,
    idleMs: undefined,
    mostSessions,
    ...options,
  })
  const post = (path: string, body: unknown) =>
    fetch(`${server.origin}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
  return {
    origin: server.origin,
    get active() {
      return server.active
    },
    post,
    async rpc(method, params = {}) {
      const response = await post('/mcp', { jsonrpc: '2.0', method, params, id: 1 })
      return (await response.json()) as { result?: unknown }
    },
    connect: (path = '/ws') => Player.connect(server.origin.replace('http', 'ws') + path),
    async [Symbol.asyncDispose]() {
      await server[Symbol.asyncDispose]()
      await open[Symbol.asyncDispose]()
    },
  }
}

const tools = z.array(z.looseObject({ name: z.string() })).optional()

/** What tests read in answers; the rest they compare whole. */
const answerSchema = z.looseObject({
  type: z.string(),
  data: z.looseObject({
    observation: z.looseObject({ tools }).optional(),
    metadata: z
      .looseObject({
        task_id: z.string().optional(),
        reward_info: z.looseObject({ deviations: z.array(z.string()) }).optional(),
      })
      .optional(),
    result: z.looseObject({ tools, session_id: z.string().optional() }).optional(),
    error: z.looseObject({ code: z.number() }).optional(),
    errors: z.array(z.unknown()).optional(),
    reward: z.number().nullish(),
    step_count: z.int().optional(),
  }),
})

type Answer = z.infer<typeof answerSchema>

/** A raw client of the socket, which reads one answer for each frame. */
export class Player implements AsyncDisposable {
  readonly socket: WebSocket
  readonly #answers: Answer[] = []
  readonly #waiting: ((answer: Answer) => void)[] = []

  private constructor(socket: WebSocket) {
    this.socket = socket
    socket.on('message', (data) => {
      const answer = answerSchema.parse(JSON.parse(String(data)))
      const waiting = this.#waiting.shift()
      if (waiting) waiting(answer)
      else this.#answers.push(answer)
    })
  }

  static async connect(url: string): Promise<Player> {
    const player = new Player(new WebSocket(url))
    await once(player.socket, 'open')
    return player
  }

  async send(frame: unknown): Promise<Answer> {
    this.socket.send(typeof frame === 'string' || Buffer.isBuffer(frame) ? frame : JSON.stringify(frame))
    return await this.next()
  }

  async next(): Promise<Answer> {
    return this.#answers.shift() ?? (await new Promise((resolve) => this.#waiting.push(resolve)))
  }

  /** Calls a tool as a step. */
  async use(tool_name: string, given: object = {}): Promise<Answer> {
    return await this.send({ type: 'step', data: { type: 'call_tool', tool_name, arguments: given } })
  }

  async closed(): Promise<number> {
    if (this.socket.readyState === WebSocket.CLOSED) return 0
    const [code] = (await once(this.socket, 'close')) as [number]
    return code
  }

  async [Symbol.asyncDispose](): Promise<void> {
    const closed = this.closed()
    this.socket.close()
    await closed
  }
}
