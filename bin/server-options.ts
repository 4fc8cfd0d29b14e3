import { InvalidArgumentError } from 'commander'
import { CommandError } from './command-error.ts'

/**
 * Starts a server.
 *
 * @throws CommandError when it cannot listen there
 */
export async function listening<T>(host: string, port: number, start: () => Promise<T>): Promise<T> {
  try {
    return await start()
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    // What the definitions have wrong says so itself.
    if (typeof code !== 'string' || !code.startsWith('E')) throw error
    const problem =
      code === 'EADDRINUSE'
        ? `Port ${port} of ${host} is taken; choose another one with --port, or 0 for any that is free.`
        : `Cannot listen on port ${port} of ${host}: ${error instanceof Error ? error.message : code}`
    throw new CommandError('CANNOT_LISTEN', problem, { cause: error })
  }
}

/** Aborted when the process is told to stop. Told once more, it is killed. */
export function stopSignal(): AbortSignal {
  const stop = new AbortController()
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(name, () => stop.abort())
  return stop.signal
}

/** Reads `--port`. */
export function portNumber(text: string): number {
  if (/^\d{1,5}$/.test(text) && Number(text) <= 65_535) return Number(text)
  throw new InvalidArgumentError('It is a number from 0 to 65535; 0 takes a free one.')
}

/** Reads `--name`, which may be given several times. */
export function addName(text: string, others: readonly string[]): readonly string[] {
  const url = URL.parse(`http://${text}`)
  if (url && url.host === url.hostname && url.href === `http://${url.hostname}/`)
    return [...others, url.hostname]
  throw new InvalidArgumentError('It is a name alone, such as sandbox.example: no address and no port.')
}

/** Reads a number of things. */
export function wholeNumber(text: string): number {
  if (/^[1-9]\d{0,3}$/.test(text)) return Number(text)
  throw new InvalidArgumentError('It is a whole number from 1 to 9999.')
}

/** Up to two weeks: a timer takes no more than 24 days. */
export function minutes(text: string): number {
  const value = Number(text)
  if (value > 0 && value <= 20_160) return value
  throw new InvalidArgumentError('It is a number of minutes, more than 0 and up to 20160.')
}
