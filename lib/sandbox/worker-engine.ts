import type { Engine } from './engine.ts'

interface Running {
  readonly key: string
  readonly engine: Engine
  /** Trials that use it or wait for a slot of it. */
  users: number
}

/** Use of the worker's database. Give it back exactly once. */
export interface EngineLease {
  readonly engine: Engine
  release(): void
}

/**
 * The worker's database: one at a time, because each takes hundreds of megabytes. Asking for another one waits until
 * the trials on the present one have ended, then closes it.
 */
let running: Running | undefined
let queue: Promise<unknown> = Promise.resolve()
let whenIdle: (() => void) | undefined

/**
 * Takes a share of the database with this key, starting it when it is not the one that runs.
 *
 * @throws the signal's reason when it is aborted first
 */
export async function leaseEngine(
  key: string,
  boot: () => Promise<Engine>,
  signal?: AbortSignal,
): Promise<EngineLease> {
  const turn = queue.then(async () => {
    signal?.throwIfAborted()
    if (running?.key !== key || running.engine.failure) {
      await stopRunning()
      signal?.throwIfAborted()
      running = { key, engine: await boot(), users: 0 }
    }
    return lease(running)
  })
  queue = turn.catch(() => {})
  return await turn
}

/** Stops the database with this key if it is the one that runs, when its trials have ended. */
export async function stopEngine(key: string): Promise<void> {
  const turn = queue.then(async () => {
    if (running?.key === key) await stopRunning()
  })
  queue = turn.catch(() => {})
  await turn
}

function lease(used: Running): EngineLease {
  used.users++
  let isReleased = false
  return {
    engine: used.engine,
    release() {
      if (isReleased) return
      isReleased = true
      used.users--
      if (used.users === 0 && used === running) whenIdle?.()
    },
  }
}

async function stopRunning(): Promise<void> {
  if (!running) return
  if (running.users > 0 && !running.engine.failure) {
    await new Promise<void>((resolve) => {
      whenIdle = resolve
    })
    whenIdle = undefined
  }
  const { engine } = running
  running = undefined
  await engine.close()
}
