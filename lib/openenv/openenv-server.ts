import type { IncomingMessage, ServerResponse } from 'node:http'
import { WebSocketServer } from 'ws'
import type { z } from 'zod'
import { foreignRequest } from '../http/foreign-request.ts'
import { answerText, startHttpServer } from '../http/http-server.ts'
import { type About, docsPage, metadata, openApi, schemas } from './api-description.ts'
import { Environment, type EnvironmentOptions } from './environment.ts'
import { episodeTools } from './episode-tools.ts'
import { answerRpc } from './json-rpc.ts'
import { readBody } from './read-body.ts'
import { Sessions, type SessionsOptions } from './sessions.ts'
import { serveRpcSocket, serveSocket } from './socket.ts'
import { answerAboutTasks } from './task-api.ts'
import { describeProblems } from './validation.ts'
import { resetSchema, stepSchema } from './wire.ts'

export interface OpenEnvOptions extends Omit<SessionsOptions, 'tools' | 'domain'> {
  readonly host?: string | undefined
  readonly port?: number | undefined
  /** What clients may call this server in `Host` and `Origin`, besides loopback's names and `host`. */
  readonly names?: readonly string[] | undefined
}

export interface OpenEnvServer extends AsyncDisposable {
  /** As in `http://127.0.0.1:8000`. */
  readonly origin: string
  /** Sessions now. */
  readonly active: number
}

/** Bytes of one body or frame; what the protocol's own server allows a frame. */
const longestMessage = 16 * 1024 * 1024

/** Milliseconds between two pings of a socket; one that did not answer the last is dropped. */
const pingEvery = 20_000

/**
 * Serves the tasks of one domain as an environment of OpenEnv, a protocol for reinforcement learning: HTTP endpoints that hold
 * nothing, a socket `/ws` with one environment each, and JSON-RPC for tools.
 *
 * @throws SandboxError when a tool has a name that the protocol needs
 * @throws the system's error when it cannot listen
 */
export async function startOpenEnv(options: OpenEnvOptions): Promise<OpenEnvServer> {
  const [first] = options.tasks
  if (!first) throw new RangeError('An environment needs at least one task.')
  const { sandbox, domain } = first
  const sessions = new Sessions({ ...options, domain, tools: episodeTools(sandbox) })
  const about: About = { domain, tasks: options.tasks.map((task) => task.id) }
  const http = await startHttpServer({
    ...options,
    handle: (request, response) => answer(request, response, sessions, about),
  })
  const sockets = acceptSockets(http, sessions)
  return {
    origin: http.origin,
    get active() {
      return sessions.active
    },
    async [Symbol.asyncDispose]() {
      for (const socket of sockets.clients) socket.terminate()
      sockets.close()
      await http[Symbol.asyncDispose]()
      await sessions[Symbol.asyncDispose]()
    },
  }
}

function acceptSockets(
  http: Awaited<ReturnType<typeof startHttpServer>>,
  sessions: Sessions,
): WebSocketServer {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: longestMessage })
  http.server.on('upgrade', (request, socket, head) => {
    socket.on('error', () => {})
    const path = pathOf(request)
    const foreign = foreignRequest(request, http.names)
    if (foreign !== undefined || (path !== '/ws' && path !== '/mcp')) {
      socket.end(
        `HTTP/1.1 ${foreign === undefined ? '404 Not Found' : '403 Forbidden'}\r\nConnection: close\r\n\r\n`,
      )
      return
    }
    sockets.handleUpgrade(request, socket, head, (opened) => {
      void (path === '/ws' ? serveSocket(opened, request, sessions) : serveRpcSocket(opened, sessions))
      let hasAnswered = true
      opened.on('pong', () => {
        hasAnswered = true
      })
      const timer = setInterval(() => {
        if (!hasAnswered) return opened.terminate()
        hasAnswered = false
        opened.ping()
      }, pingEvery).unref()
      opened.on('close', () => clearInterval(timer))
    })
  })
  return sockets
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  sessions: Sessions,
  about: About,
): Promise<void> {
  const asked = `${request.method} ${pathOf(request)}`
  switch (asked) {
    case 'GET /health':
      return answerJson(response, 200, { status: 'healthy' })
    case 'GET /metadata':
      return answerJson(response, 200, metadata(about))
    case 'GET /schema':
      return answerJson(response, 200, schemas())
    case 'GET /openapi.json':
      return answerJson(response, 200, openApi(about))
    case 'GET /docs':
    case 'GET /redoc':
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(docsPage(about))
      return
  }
  const body = request.method === 'POST' ? await readBody(request, longestMessage) : ''
  if (body === undefined) return answerText(response, 413, `A body has at most ${longestMessage} bytes.`)
  const aboutTasks = answerAboutTasks(asked, body, about.domain, sessions.options.tasks)
  if (aboutTasks) return answerJson(response, aboutTasks.status, aboutTasks.body)
  if (!['POST /reset', 'POST /step', 'GET /state', 'POST /mcp'].includes(asked)) {
    return answerText(response, 404, `There is no ${asked} here; GET /openapi.json lists what there is.`)
  }
  if (asked === 'POST /mcp') return answerJson(response, 200, await answerRpc(body, sessions))
  await answerOnce(asked, body, response, sessions.options)
}

/** Over HTTP an environment lasts for one request. */
async function answerOnce(
  asked: string,
  body: string,
  response: ServerResponse,
  options: EnvironmentOptions,
): Promise<void> {
  await using environment = new Environment(options)
  const parse = <T extends z.ZodType>(schema: T, text: string): z.infer<T> | undefined => {
    let value: unknown
    try {
      value = JSON.parse(text)
    } catch {
      const detail = [{ type: 'json_invalid', loc: ['body'], msg: 'This is not JSON.', input: null }]
      answerJson(response, 422, { detail })
      return undefined
    }
    const parsed = schema.safeParse(value)
    if (parsed.success) return parsed.data
    answerJson(response, 422, { detail: describeProblems(parsed.error, value, ['body']) })
    return undefined
  }
  try {
    if (asked === 'GET /state') return answerJson(response, 200, await environment.state())
    if (asked === 'POST /reset') {
      const parameters = parse(resetSchema, body === '' ? '{}' : body)
      if (parameters) answerJson(response, 200, await environment.reset(parameters))
      return
    }
    const step = parse(stepSchema, body)
    if (step) answerJson(response, 200, await environment.step(step.action))
  } catch (error) {
    answerText(response, 500, error instanceof Error ? error.message : String(error))
  }
}

function answerJson(response: ServerResponse, status: number, value: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value))
}

function pathOf(request: IncomingMessage): string {
  return URL.parse(request.url ?? '/', 'http://server')?.pathname ?? '/'
}
