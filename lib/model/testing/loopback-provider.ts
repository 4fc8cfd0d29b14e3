import { createServer, type IncomingMessage } from 'node:http'
import { z } from 'zod'
import { type LoopbackAnswer, send } from './loopback-answer.ts'

const contentSchema = z.union([z.string(), z.array(z.looseObject({ text: z.string().optional() })), z.null()])

const messageSchema = z.looseObject({
  role: z.string(),
  content: contentSchema.optional(),
  tool_calls: z
    .array(
      z.looseObject({ id: z.string(), function: z.looseObject({ name: z.string(), arguments: z.string() }) }),
    )
    .optional(),
})

const bodySchema = z.looseObject({
  model: z.string(),
  messages: z.array(messageSchema),
  stream: z.boolean().optional(),
  response_format: z.looseObject({ type: z.string() }).optional(),
})

/** One request, as the provider received it. */
export interface LoopbackRequest {
  /** 0 for the first request of the server's life. */
  readonly index: number
  /** `performance.now()` at its arrival. */
  readonly at: number
  readonly authorization: string | undefined
  readonly body: z.infer<typeof bodySchema>
  /** Structured output is asked for: it is the customer's turn, not the agent's. */
  readonly wantsObject: boolean
  /** The texts of the messages, by role, in order. */
  textsOf(role: string): readonly string[]
}

/** Decides how a request is answered. */
export type LoopbackScript = (request: LoopbackRequest) => LoopbackAnswer

export interface LoopbackProvider extends AsyncDisposable {
  /** For `OPENAI_COMPATIBLE_BASE_URL`. */
  readonly baseUrl: string
  /** Every request so far, in the order of arrival. */
  readonly requests: readonly LoopbackRequest[]
}

/**
 * A model provider on 127.0.0.1 that speaks the OpenAI chat-completions protocol over real HTTP and does what a script says:
 * for testing agents, and for measuring the suite's own speed.
 *
 * @param keepsRequests - false leaves `requests` empty: those of a long run take hundreds of megabytes
 *
 * @example
 * ```ts
 * await using provider = await startLoopbackProvider(inOrder([{ say: 'Good morning.' }]))
 * const settings = readSettings({
 *   MODEL: 'openai-compatible/any',
 *   OPENAI_COMPATIBLE_BASE_URL: provider.baseUrl,
 * })
 * ```
 */
export async function startLoopbackProvider(
  script: LoopbackScript,
  { keepsRequests = true }: { readonly keepsRequests?: boolean } = {},
): Promise<LoopbackProvider> {
  const requests: LoopbackRequest[] = []
  let received = 0
  const server = createServer(async (incoming, response) => {
    const at = performance.now()
    const parsed = bodySchema.safeParse(await jsonOf(incoming))
    if (!parsed.success || parsed.data.stream) {
      const message = parsed.success ? 'this provider does not stream' : z.prettifyError(parsed.error)
      response
        .writeHead(400, { 'content-type': 'application/json' })
        .end(JSON.stringify({ error: { message } }))
      return
    }
    const request = readRequest(parsed.data, received++, at, incoming.headers.authorization)
    if (keepsRequests) requests.push(request)
    const promptCharacters = JSON.stringify(request.body.messages).length
    await send(response, script(request), {
      model: request.body.model,
      index: request.index,
      promptCharacters,
    })
  })
  // Benchmarks keep many connections open between steps.
  server.keepAliveTimeout = 60_000
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port.')
  return {
    baseUrl: `http://127.0.0.1:${address.port}/v1`,
    requests,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** Gives the answers one after another, and the last one for ever. */
export function inOrder(answers: readonly LoopbackAnswer[]): LoopbackScript {
  let next = 0
  return () => {
    const answer = answers[Math.min(next++, answers.length - 1)]
    if (!answer) throw new RangeError('A script needs an answer.')
    return answer
  }
}

/** One script for the agent's requests, another for the customer's. */
export function byRole(agent: LoopbackScript, customer: LoopbackScript): LoopbackScript {
  return (request) => (request.wantsObject ? customer(request) : agent(request))
}

/**
 * Plays reference solutions: one tool call a step, then a closing sentence; the customer is content at once. Keeps no
 * state, so any number of trials of these tasks can be under way.
 *
 * @param tasks - told apart by their requests
 * @param delayMs - milliseconds before every answer of the agent
 */
export function playSolution(
  tasks: readonly { readonly request: string; readonly solution: readonly (readonly [string, unknown])[] }[],
  { delayMs = 0 }: { readonly delayMs?: number } = {},
): LoopbackScript {
  const solutions = new Map(tasks.map(({ request, solution }) => [request, solution]))
  return (request) => {
    if (request.wantsObject) return { say: { message: 'Thank you.', finished: true } }
    const solution = solutions.get(request.textsOf('user')[0] ?? '')
    if (!solution) return { fault: 'status', status: 400, message: 'no task has this request' }
    const done = request.body.messages.flatMap((message) => message.tool_calls ?? []).length
    const step = solution[done]
    return step
      ? { calls: [{ tool: step[0], arguments: step[1] }], delayMs }
      : { say: 'That has been dealt with.', delayMs }
  }
}

function readRequest(
  body: z.infer<typeof bodySchema>,
  index: number,
  at: number,
  authorization: string | undefined,
): LoopbackRequest {
  return {
    index,
    at,
    authorization,
    body,
    wantsObject: body.response_format !== undefined,
    textsOf: (role) =>
      body.messages.flatMap((message) => (message.role === role ? [textOf(message.content)] : [])),
  }
}

function textOf(content: z.infer<typeof contentSchema> | undefined): string {
  if (typeof content === 'string') return content
  return (content ?? []).map((part) => part.text ?? '').join('')
}

async function jsonOf(incoming: IncomingMessage): Promise<unknown> {
  const parts: Buffer[] = []
  for await (const part of incoming) parts.push(part)
  try {
    return JSON.parse(Buffer.concat(parts).toString('utf8'))
  } catch {
    return undefined
  }
}
