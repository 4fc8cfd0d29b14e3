import type { IncomingMessage } from 'node:http'
import type { WebSocket } from 'ws'
import type { z } from 'zod'
import { answerRpc } from './json-rpc.ts'
import { type Session, SessionProblem, type Sessions } from './sessions.ts'
import { describeProblems } from './validation.ts'
import { frameSchemas, type StepResult } from './wire.ts'

type Frame = { readonly type: string; readonly data?: object }

/** A frame cannot be answered; a fatal one ends the socket. */
class FrameError extends Error {
  override readonly name = 'FrameError'
  readonly code: string
  readonly details: object
  readonly isFatal: boolean

  constructor(code: string, message: string, options: { details?: object; isFatal?: boolean } = {}) {
    super(message)
    this.code = code
    this.details = options.details ?? {}
    this.isFatal = options.isFatal ?? false
  }
}

/** Serves one socket of `/ws` until it is closed: a session of its own, or the one that its address names. */
export async function serveSocket(
  socket: WebSocket,
  request: IncomingMessage,
  sessions: Sessions,
): Promise<void> {
  const id = URL.parse(request.url ?? '/', 'http://server')?.searchParams.get('session_id')
  await serve(socket, sessions, id ?? undefined, async (message, session) => {
    const frame = parseFrame(message)
    if (frame.type === 'close') return null
    return await answerFrame(frame, message, session, sessions)
  })
}

/** Serves one socket of `/mcp`: requests of OpenEnv's JSON-RPC, in a session of its own. */
export async function serveRpcSocket(socket: WebSocket, sessions: Sessions): Promise<void> {
  await serve(socket, sessions, undefined, (message, session) => answerRpc(message, sessions, session))
}

/** Answers messages one at a time, in their order; null ends the socket. */
async function serve(
  socket: WebSocket,
  sessions: Sessions,
  id: string | undefined,
  answer: (message: string, session: Session) => Promise<object | null>,
): Promise<void> {
  const send = (message: object) => {
    if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(message))
  }
  // What the connection itself comes to is not for the process.
  socket.on('error', () => {})
  const closed = new Promise((resolve) => socket.once('close', resolve))
  let session: Session
  try {
    session = id === undefined ? sessions.create(false) : sessions.attach(id)
  } catch (error) {
    send(errorFrame(sessionError(error, sessions)))
    return socket.close(1000)
  }
  let turn: Promise<void> = Promise.resolve()
  socket.on('message', (data, isBinary) => {
    turn = turn.then(async () => {
      if (socket.readyState !== socket.OPEN) return
      try {
        if (isBinary) throw new FrameError('SESSION_ERROR', 'A frame is text.', { isFatal: true })
        const answered = await answer(String(data), session)
        if (answered === null) socket.close(1000)
        else send(answered)
      } catch (error) {
        const frameError = error instanceof FrameError ? error : executionError(error)
        send(errorFrame(frameError))
        if (frameError.isFatal) socket.close(1000)
      }
    })
  })
  await closed
  await sessions.detach(session)
}

async function answerFrame(
  frame: Frame,
  text: string,
  { environment, ...session }: Session,
  sessions: Sessions,
): Promise<Frame> {
  switch (frame.type) {
    case 'reset':
      return observation(await environment.reset(parse(frameSchemas.reset, frame).data))
    case 'step':
      return observation(await environment.step(parse(frameSchemas.step, frame).data))
    case 'state':
      parse(frameSchemas.state, frame)
      return { type: 'state', data: await environment.state() }
    case 'mcp': {
      parse(frameSchemas.mcp, frame)
      const { data } = JSON.parse(text) as { data?: unknown }
      return {
        type: 'mcp',
        data: await answerRpc(JSON.stringify(data ?? null), sessions, { environment, ...session }),
      }
    }
    default:
      throw new FrameError(
        'UNKNOWN_TYPE',
        `There is no message of the type ${JSON.stringify(frame.type.slice(0, 100))}; there are ${Object.keys(frameSchemas).join(', ')}.`,
      )
  }
}

function observation({ observation, reward, done, metadata }: StepResult): Frame {
  const hasMetadata = Object.keys(metadata).length > 0
  return { type: 'observation', data: { observation, reward, done, ...(hasMetadata && { metadata }) } }
}

function parseFrame(text: string): Frame {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new FrameError('INVALID_JSON', 'This is not JSON.')
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new FrameError('SESSION_ERROR', 'A message is one JSON object.', { isFatal: true })
  }
  const type = 'type' in value ? value.type : undefined
  if (typeof type === 'string') return value as Frame
  throw new FrameError(
    'UNKNOWN_TYPE',
    `A message has a type: one of ${Object.keys(frameSchemas).join(', ')}.`,
  )
}

function parse<T extends z.ZodType>(schema: T, frame: Frame): z.infer<T> {
  const parsed = schema.safeParse(frame)
  if (parsed.success) return parsed.data
  throw new FrameError('VALIDATION_ERROR', `This message of the type ${frame.type} cannot be taken.`, {
    details: { errors: describeProblems(parsed.error, frame, []) },
  })
}

function executionError(error: unknown): FrameError {
  return new FrameError('EXECUTION_ERROR', error instanceof Error ? error.message : String(error))
}

function sessionError(error: unknown, sessions: Sessions): FrameError {
  if (!(error instanceof SessionProblem)) return executionError(error)
  return error.kind === 'capacity'
    ? new FrameError('CAPACITY_REACHED', error.message, {
        details: { active_sessions: sessions.active, max_sessions: sessions.options.mostSessions },
      })
    : new FrameError('SESSION_ERROR', error.message)
}

function errorFrame({ code, message, details }: FrameError): Frame {
  return { type: 'error', data: { message, code, ...details } }
}
