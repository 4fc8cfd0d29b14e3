import { spawn } from 'node:child_process'
import { resolve } from 'node:path'
import { peakMemory } from './peak-memory.ts'

const root = resolve(import.meta.dirname, '..')

/** What a command took. */
export interface Taken {
  readonly seconds: number
  /** Largest sum of resident memory over the process tree; undefined when it was not looked at, or where there is no /proc. */
  readonly megabytes: number | undefined
  readonly output: string
}

/**
 * Runs a program of the repository as a person does, and waits for it.
 *
 * @param looks - at the memory, which takes a part of a processor: times that are quoted are measured without
 * @throws Error when it ends with another code than 0
 */
export async function npx(
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
  looks = false,
): Promise<Taken> {
  const started = performance.now()
  const child = spawn('npx', args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...env },
  })
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString()
  })
  const memory = looks ? peakMemory(child.pid) : undefined
  const code = await new Promise((done) => child.once('exit', done))
  const seconds = (performance.now() - started) / 1000
  const megabytes = memory?.stop()
  if (code !== 0) throw new Error(`npx ${args.join(' ')} ended with ${code}:\n${output}`)
  return { seconds, megabytes, output }
}
