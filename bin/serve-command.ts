import { randomBytes } from 'node:crypto'
import { resolve } from 'node:path'
import { type Command, InvalidArgumentError } from 'commander'
import { isLoopback } from '../lib/http/foreign-request.ts'
import type { HttpServer } from '../lib/http/http-server.ts'
import { findCacheDirectory } from '../lib/sandbox/cache-directory.ts'
import { openControl } from '../lib/serve/control.ts'
import { type ServeHttpOptions, serveHttp } from '../lib/serve/serve-http.ts'
import { serveStdio, takeStandardOutput } from '../lib/serve/serve-stdio.ts'
import { Sessions } from '../lib/serve/sessions.ts'
import { CommandError } from './command-error.ts'
import type { CommandIo } from './command-io.ts'
import { findServed } from './find-served.ts'
import { showSession } from './show-session.ts'

interface ServeOptions {
  readonly stdio?: true
  readonly port: number
  readonly host: string
  readonly name: readonly string[]
  readonly sessions: number
  readonly idle: number
  readonly project: string
}

export function registerServe(program: Command, io: CommandIo): void {
  program
    .command('serve')
    .description(
      'serve a task, or a domain in its initial state, to any MCP client; each session has its own',
    )
    .argument('<task or domain>', 'such as ST003_006, or retail')
    .option('--stdio', 'one session over standard input and output, for clients that start a command')
    .option('--port <number>', 'where to listen, at /mcp', portNumber, 4100)
    .option('--host <address>', 'other than loopback, clients need a token', '127.0.0.1')
    .option('--name <names...>', 'what else clients call this server, as in http://<name>:4100/mcp', [])
    .option('--sessions <count>', 'sessions at once', wholeNumber, 20)
    .option('--idle <minutes>', 'ends a session without a request for so long', minutes, 30)
    .option('--project <directory>', 'the project that has the task or domain', '.')
    .addHelpText(
      'after',
      '\nSERVE_TOKEN in the environment is the token that clients must show; one is made up when it is needed and not set.',
    )
    .action(async (name: string, options: ServeOptions) => {
      const output = options.stdio && takeStandardOutput()
      const project = resolve(options.project)
      const served = await findServed(project, name)
      const cacheDirectory = findCacheDirectory(project)
      await using sessions = await Sessions.open(served, {
        capacity: options.stdio ? 1 : options.sessions,
        cacheDirectory,
        note: io.err,
        onEnd: (report) => {
          for (const line of showSession(report)) io.err(line)
        },
      })
      await using _control = await openControl(cacheDirectory, () => sessions.reports())
      const stopped = stopSignal()
      if (output) return await serveStdio(sessions, output, stopped)
      await using http = await listen(sessions, options, io)
      io.out(`Serving ${name} at ${http.origin}/mcp; Ctrl-C ends it.`)
      await new Promise((stop) => stopped.addEventListener('abort', stop, { once: true }))
    })
}

async function listen(sessions: Sessions, options: ServeOptions, io: CommandIo): Promise<HttpServer> {
  const { host, port, name: names, sessions: capacity, idle: idleMinutes } = options
  const given = process.env.SERVE_TOKEN?.trim() || undefined
  const token = given ?? (isLoopback(host) ? undefined : randomBytes(24).toString('base64url'))
  const http = await tryToListen(sessions, { host, port, names, token, capacity, idleMinutes })
  if (token !== undefined) {
    io.out(`Clients must send Authorization: Bearer ${given === undefined ? token : '<SERVE_TOKEN>'}`)
  }
  return http
}

async function tryToListen(sessions: Sessions, options: ServeHttpOptions): Promise<HttpServer> {
  try {
    return await serveHttp(sessions, options)
  } catch (error) {
    const { host, port } = options
    const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
    const reason = error instanceof Error ? error.message : String(error)
    throw new CommandError(
      'CANNOT_LISTEN',
      taken
        ? `Port ${port} of ${host} is taken; choose another one with --port, or 0 for any that is free.`
        : `Cannot listen on port ${port} of ${host}: ${reason}`,
      { cause: error },
    )
  }
}

/** Aborted when the process is told to stop. Told once more, it is killed. */
function stopSignal(): AbortSignal {
  const stop = new AbortController()
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(name, () => stop.abort())
  return stop.signal
}

function portNumber(text: string): number {
  if (/^\d{1,5}$/.test(text) && Number(text) <= 65_535) return Number(text)
  throw new InvalidArgumentError('It is a number from 0 to 65535; 0 takes a free one.')
}

function wholeNumber(text: string): number {
  if (/^[1-9]\d{0,3}$/.test(text)) return Number(text)
  throw new InvalidArgumentError('It is a whole number from 1 to 9999.')
}

/** Up to two weeks: a timer takes no more than 24 days. */
function minutes(text: string): number {
  const value = Number(text)
  if (value > 0 && value <= 20_160) return value
  throw new InvalidArgumentError('It is a number of minutes, more than 0 and up to 20160.')
}
