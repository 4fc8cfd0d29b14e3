import { open, readFile, rm, stat } from 'node:fs/promises'
import { setTimeout as delay } from 'node:timers/promises'
import { z } from 'zod'
import { mayBeRunning, thisProcess } from '../core/is-running.ts'

const holderSchema = z.object({ pid: z.int().positive(), host: z.string() })

export interface LockTimes {
  /** Milliseconds after which a lock counts as left behind, even if its process runs. */
  readonly staleAfter: number
  /** Milliseconds between two looks at a lock that is held. */
  readonly poll: number
}

/** Milliseconds of waiting in silence. */
const noteAfter = 5_000

/** Milliseconds that a holder takes to write down who it is. */
const writingTime = 2_000

const times: LockTimes = { staleAfter: 120_000, poll: 50 }

/**
 * Does the work while holding a lock file, so that of several workers and processes only one builds.
 *
 * The lock saves work and protects nothing: a process that finds it stale (its process is gone, or it is too old) takes it
 * over, and two builders at once would only do the same work twice.
 *
 * @param path - the lock file
 * @param note - told, after some seconds, what is awaited
 * @param isDone - asked while another holds the lock; true ends the wait, and the work is not done
 * @returns what the work resolved to, or undefined when another has done it
 */
export async function withBuildLock<T>(
  path: string,
  isDone: () => Promise<boolean>,
  work: () => Promise<T>,
  { staleAfter, poll }: LockTimes = times,
  note: (text: string) => void = () => {},
): Promise<T | undefined> {
  const started = performance.now()
  let isNoted = false
  while (!(await acquire(path))) {
    await delay(poll)
    if (!isNoted && performance.now() - started > noteAfter) {
      isNoted = true
      note(`waiting for another process that builds the same database, as ${path} says`)
    }
    if (await isDone()) return undefined
    if (await isStale(path, staleAfter)) await rm(path, { force: true })
  }
  try {
    return await work()
  } finally {
    await rm(path, { force: true })
  }
}

async function acquire(path: string): Promise<boolean> {
  try {
    await using file = await open(path, 'wx')
    await file.writeFile(JSON.stringify(thisProcess()))
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}

async function isStale(path: string, staleAfter: number): Promise<boolean> {
  try {
    const { mtimeMs } = await stat(path)
    // A clock that was set back makes locks from the future: they are as old as they are young.
    const age = Math.abs(Date.now() - mtimeMs)
    if (age > staleAfter) return true
    const holder = readHolder(await readFile(path, 'utf8'))
    // What names nobody was left half written by a holder that is gone, or is not ours.
    return holder ? !mayBeRunning(holder) : age > writingTime
  } catch {
    // Gone meanwhile.
    return false
  }
}

function readHolder(text: string): z.output<typeof holderSchema> | undefined {
  try {
    return holderSchema.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}
