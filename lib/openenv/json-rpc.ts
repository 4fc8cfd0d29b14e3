import { z } from 'zod'
import { Environment, toolResult } from './environment.ts'
import { type Session, SessionProblem, type Sessions } from './sessions.ts'

type Id = string | number | null

export type RpcAnswer = { readonly jsonrpc: '2.0'; readonly id: Id } & (
  | { readonly result: unknown }
  | { readonly error: { readonly code: number; readonly message: string; readonly data?: unknown } }
)

class RpcError extends Error {
  override readonly name = 'RpcError'
  readonly code: number
  readonly data: unknown

  constructor(code: number, message: string, data?: unknown) {
    super(message)
    this.code = code
    this.data = data
  }
}

const requestSchema = z.strictObject({
  jsonrpc: z.literal('2.0'),
  method: z.string(),
  params: z.unknown().optional(),
  id: z.union([z.string(), z.int(), z.null()]).optional(),
})

const paramsSchema = z.record(z.string(), z.unknown())
const callSchema = z.object({
  name: z.string().min(1),
  arguments: z.record(z.string(), z.unknown()).nullish(),
})

/**
 * Answers OpenEnv's own JSON-RPC, which is not the Model Context Protocol: no handshake, two methods for tools, two for sessions.
 *
 * @param text - one request
 * @param own - the session of the socket that it came on
 */
export async function answerRpc(text: string, sessions: Sessions, own?: Session): Promise<RpcAnswer> {
  let id: Id = null
  try {
    const value = parseObject(text)
    id = readId(value)
    const request = requestSchema.safeParse(value)
    if (!request.success) {
      throw new RpcError(-32_600, `This is no request of JSON-RPC 2.0: ${z.prettifyError(request.error)}`)
    }
    const params = paramsSchema.safeParse(request.data.params ?? {})
    if (!params.success) throw new RpcError(-32_602, 'params must be an object.')
    return { jsonrpc: '2.0', id, result: await answerMethod(request.data.method, params.data, sessions, own) }
  } catch (error) {
    const { code, message, data } = rpcError(error, sessions)
    return { jsonrpc: '2.0', id, error: { code, message, ...(data !== undefined && { data }) } }
  }
}

async function answerMethod(
  method: string,
  params: Readonly<Record<string, unknown>>,
  sessions: Sessions,
  own: Session | undefined,
): Promise<unknown> {
  if (method === 'openenv/session/create') return { session_id: (own ?? sessions.create(true)).id }
  if (method === 'openenv/session/close') {
    const id = sessionId(params)
    if (id === undefined) throw new RpcError(-32_602, 'session_id is missing.')
    if (own?.id === id)
      throw new RpcError(-32_600, 'A socket cannot close its own session: close the socket.')
    return await closeSession(sessions.find(id), sessions)
  }
  if (method === 'tools/list' || method === 'tools/call') {
    const id = sessionId(params)
    const known = id === undefined ? own : sessions.find(id)
    if (known) return await useTools(method, params, known.environment)
    // Without a session there is an environment for this one request.
    await using environment = new Environment(sessions.options)
    return await useTools(method, params, environment)
  }
  throw new RpcError(
    -32_601,
    `There is no method ${JSON.stringify(method.slice(0, 100))}; there are tools/list, tools/call, openenv/session/create and openenv/session/close.`,
  )
}

async function useTools(
  method: 'tools/list' | 'tools/call',
  params: Readonly<Record<string, unknown>>,
  environment: Environment,
): Promise<unknown> {
  if (method === 'tools/list') return { tools: environment.tools }
  const call = callSchema.safeParse(params)
  if (!call.success) throw new RpcError(-32_602, `tools/call: ${z.prettifyError(call.error)}`)
  const answer = await environment.call(call.data.name, call.data.arguments ?? {})
  if (!answer.ok) throw new RpcError(-32_603, answer.message)
  return toolResult(answer)
}

async function closeSession(session: Session, sessions: Sessions): Promise<unknown> {
  if (session.isAttached) {
    session.isClosing = true
    return { session_id: session.id, closed: false, closing: true }
  }
  await sessions.close(session)
  return { session_id: session.id, closed: true }
}

function sessionId(params: Readonly<Record<string, unknown>>): string | undefined {
  const { session_id: id } = params
  if (id === undefined || id === null) return undefined
  if (typeof id !== 'string') throw new RpcError(-32_602, 'session_id must be text.')
  return id
}

function parseObject(text: string): object {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new RpcError(-32_700, 'This is not JSON.')
  }
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value
  throw new RpcError(-32_700, 'A request is one JSON object.')
}

function readId(value: object): Id {
  const id = 'id' in value ? value.id : null
  return typeof id === 'string' || typeof id === 'number' ? id : null
}

function rpcError(error: unknown, sessions: Sessions): Pick<RpcError, 'code' | 'message' | 'data'> {
  if (error instanceof RpcError) return error
  if (error instanceof SessionProblem && error.kind === 'capacity') {
    const data = { active_sessions: sessions.active, max_sessions: sessions.options.mostSessions }
    return { code: -32_000, message: error.message, data }
  }
  if (error instanceof SessionProblem) return { code: -32_602, message: error.message, data: undefined }
  return { code: -32_603, message: error instanceof Error ? error.message : String(error), data: undefined }
}
