import { resolve } from 'node:path'
import type { Command } from 'commander'
import { createCustomer } from '../lib/agent/create-agent.ts'
import { isLoopback } from '../lib/http/foreign-request.ts'
import { startOpenEnv } from '../lib/openenv/openenv-server.ts'
import { findCacheDirectory } from '../lib/sandbox/cache-directory.ts'
import { openSandbox } from '../lib/sandbox/index.ts'
import type { CommandIo } from './command-io.ts'
import { findServedTasks } from './find-served.ts'
import { readPlaySettings } from './read-play-settings.ts'
import { addName, listening, minutes, portNumber, stopSignal, wholeNumber } from './server-options.ts'

interface OpenEnvCommandOptions {
  readonly port: number
  readonly host: string
  readonly name: readonly string[]
  readonly sessions: number
  readonly idle?: number
}

export function registerOpenEnv(program: Command, io: CommandIo): void {
  program
    .command('openenv')
    .description("serve a domain's tasks, or one task, as an environment of OpenEnv, for training agents")
    .argument('<task or domain>', 'such as ST003_006, or retail')
    .option('--port <number>', 'where to listen', portNumber, 8000)
    .option('--host <address>', 'where to listen; anybody who reaches it may use it', '127.0.0.1')
    .option('--name <name>', 'what else clients call this server, as in http://<name>:8000', addName, [])
    .option('--sessions <count>', 'sessions at once', wholeNumber, 20)
    .option(
      '--idle <minutes>',
      'gives up a session that has had no socket and no request for so long',
      minutes,
    )
    .action(async (name: string, options: OpenEnvCommandOptions) => {
      const settings = await readPlaySettings(io)
      const tasks = await findServedTasks(resolve('.'), name)
      const customer = await createCustomer(settings)
      const { host, port, sessions, idle } = options
      await using open = await openSandbox(tasks[0].sandbox, {
        slots: sessions,
        firstSlots: 20,
        cacheDirectory: findCacheDirectory(),
        note: io.err,
      })
      // What is wrong with a task's records, or with this machine, shows now and not to the first client.
      const first = await open.begin(tasks[0].records)
      await first.end()
      const stopped = stopSignal()
      await using server = await listening(host, port, () =>
        startOpenEnv({
          open,
          tasks,
          customer,
          host,
          port,
          names: options.name,
          maxTurns: settings.maxTurns,
          maxCalls: settings.maxCalls,
          mostSessions: sessions,
          idleMs: idle === undefined ? undefined : idle * 60_000,
        }),
      )
      if (!customer) {
        io.err('CUSTOMER_MODEL is not set: an episode is over when the agent first speaks to the customer.')
      }
      if (!isLoopback(host)) io.err(`OpenEnv knows no token: whoever reaches ${server.origin} may use it.`)
      io.out(`Serving ${name} as an environment at ${server.origin}; Ctrl-C ends it.`)
      await new Promise((stop) => stopped.addEventListener('abort', stop, { once: true }))
    })
}
