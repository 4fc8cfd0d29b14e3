import { randomBytes } from 'node:crypto'
import { resolve } from 'node:path'
import { type Command, Option } from 'commander'
import { isLoopback } from '../lib/http/foreign-request.ts'
import type { HttpServer } from '../lib/http/http-server.ts'
import { findCacheDirectory } from '../lib/sandbox/cache-directory.ts'
import { openControl } from '../lib/serve/control.ts'
import { servePsql } from '../lib/serve/psql/serve-psql.ts'
import { serveHttp } from '../lib/serve/serve-http.ts'
import { serveStdio, takeStandardOutput } from '../lib/serve/serve-stdio.ts'
import { Sessions } from '../lib/serve/sessions.ts'
import type { CommandIo } from './command-io.ts'
import { findServed } from './find-served.ts'
import { addName, listening, minutes, portNumber, stopSignal, wholeNumber } from './server-options.ts'
import { showSession } from './show-session.ts'

interface ServeOptions {
  readonly stdio?: true
  readonly port: number
  readonly host: string
  readonly name: readonly string[]
  readonly sessions: number
  readonly idle: number
  readonly project: string
  readonly psql?: 'read' | 'write'
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
    .option('--name <name>', 'what else clients call this server, as in http://<name>:4100/mcp', addName, [])
    .option('--sessions <count>', 'sessions at once', wholeNumber, 20)
    .option('--idle <minutes>', 'ends a session without a request for so long', minutes, 30)
    .addOption(
      new Option('--psql [access]', "sessions' tables for psql and other clients of Postgres, on loopback")
        .choices(['read', 'write'])
        .preset('read'),
    )
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
        onStart: (session) => io.err(`Session ${session} has started.`),
        onEnd: (report) => {
          for (const line of showSession(report)) io.err(line)
        },
      })
      await using psql = options.psql ? await servePsql(sessions, options.psql === 'write') : undefined
      // Standard output is the protocol's, or says what the server is.
      const say = output ? io.err : io.out
      if (psql) say(`Tables of a session: psql ${psql.address('<session>')}`)
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
  const http = await listening(host, port, () =>
    serveHttp(sessions, { host, port, names, token, capacity, idleMinutes }),
  )
  if (token !== undefined) {
    io.out(`Clients must send Authorization: Bearer ${given === undefined ? token : '<SERVE_TOKEN>'}`)
  }
  return http
}
