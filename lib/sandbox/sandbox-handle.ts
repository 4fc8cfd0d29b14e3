import { createHash } from 'node:crypto'
import { InfrastructureError } from '../core/infrastructure-error.ts'
import { isDebugged } from '../core/is-debugged.ts'
import type { AnySandbox } from '../define/define-sandbox.ts'
import type { TrialRecords } from '../define/merge-records.ts'
import { SandboxError } from '../define/sandbox-error.ts'
import { tableDdl } from '../define/table-ddl.ts'
import { sandboxImage, tablesRecipe } from './bake.ts'
import { findCacheDirectory } from './cache-directory.ts'
import { Engine } from './engine.ts'
import { firstContents } from './first-contents.ts'
import { checkForLeak } from './leak-check.ts'
import type { OpenSandboxOptions } from './open-sandbox.ts'
import { noRecords, type Seed, type SnapshotTexts, seedFor } from './seed.ts'
import { SlotPool } from './slot-pool.ts'
import { parseSnapshot } from './slot-snapshot.ts'
import { SlotTrial } from './slot-trial.ts'
import type { BeginOptions, OpenSandbox, TrialState } from './trial-state.ts'
import { leaseEngine, stopEngine } from './worker-engine.ts'

/** Handles that are open, by database: the last one to be closed stops it. */
const handles = new Map<string, number>()

/**
 * Opens a sandbox whose options were checked.
 *
 * @throws SandboxError when a table has a column that is not supported
 */
export function openHandle(sandbox: AnySandbox, options: OpenSandboxOptions): OpenSandbox {
  const plan = planFor(sandbox, options)
  handles.set(plan.key, (handles.get(plan.key) ?? 0) + 1)
  return new SandboxHandle(sandbox, plan, options)
}

interface Plan {
  readonly ddl: string
  /** Slots of the image. */
  readonly first: number
  /** Sandboxes with the same key can share a database. */
  readonly key: string
}

const plans = new WeakMap<object, Map<string, Plan>>()

function planFor(sandbox: AnySandbox, { slots, firstSlots = slots }: OpenSandboxOptions): Plan {
  const first = Math.min(firstSlots, slots)
  const size = `${first} of ${slots}`
  // Variants of a sandbox have the same tables object.
  const known = plans.get(sandbox.tables) ?? new Map<string, Plan>()
  plans.set(sandbox.tables, known)
  let plan = known.get(size)
  if (!plan) {
    const ddl = tableDdl(sandbox.name, sandbox.tables)
    const key = createHash('sha256')
      .update(JSON.stringify([tablesRecipe(ddl, first), slots]))
      .digest('hex')
    plan = { ddl, first, key }
    known.set(size, plan)
  }
  return plan
}

class SandboxHandle implements OpenSandbox {
  readonly slots: number
  readonly #sandbox: AnySandbox
  readonly #plan: Plan
  readonly #options: OpenSandboxOptions
  readonly #note: (text: string) => void
  #isClosed = false

  constructor(sandbox: AnySandbox, plan: Plan, options: OpenSandboxOptions) {
    this.slots = options.slots
    this.#sandbox = sandbox
    this.#plan = plan
    this.#options = options
    this.#note = options.note ?? ((text) => process.stderr.write(`vitest-thinkingbox: ${text}\n`))
  }

  async begin(records: TrialRecords, { signal, maxCalls }: BeginOptions = {}): Promise<TrialState> {
    if (this.#isClosed) throw new SandboxError('CLOSED', this.#sandbox.name, 'it was closed; open it again')
    signal?.throwIfAborted()
    const seed = seedFor(this.#sandbox, records)
    const lease = await leaseEngine(this.#plan.key, () => this.#boot(), signal)
    const { engine } = lease
    let slot: number | undefined
    const release = () => {
      if (slot !== undefined) engine.pool.give(slot)
      lease.release()
    }
    try {
      slot = await this.#takeSlot(engine, signal)
      const trial = await this.#start(engine, slot, seed, maxCalls, release)
      // A trial that is given up gives its slot back, whether or not someone still ends it.
      const end = () => void trial.end().catch(() => {})
      if (signal?.aborted) end()
      else signal?.addEventListener('abort', end, { once: true })
      return trial
    } catch (error) {
      release()
      throw error
    }
  }

  /** Waits for the trials in flight, then stops the database unless another handle shares it. */
  async [Symbol.asyncDispose](): Promise<void> {
    if (this.#isClosed) return
    this.#isClosed = true
    const { key } = this.#plan
    const left = (handles.get(key) ?? 1) - 1
    handles.set(key, left)
    if (left === 0) await stopEngine(key)
  }

  /** A free slot; a new one where none is free and there may be more. */
  async #takeSlot(engine: Engine, signal: AbortSignal | undefined): Promise<number> {
    const another = engine.pool.another()
    if (another === undefined) return await engine.pool.take(signal)
    await engine.exclusive(() => engine.makeSlot(another, this.#sandbox.now))
    return another
  }

  async #start(
    engine: Engine,
    slot: number,
    seed: Seed,
    maxCalls: number | undefined,
    release: () => void,
  ): Promise<SlotTrial> {
    const sandbox = this.#sandbox
    const { texts, library } = await engine.exclusive(async () => ({
      library: await engine.library.load(sandbox.knowledge, (sql) => engine.exec(sql)),
      texts: await this.#reset(engine, slot, seed),
    }))
    seed.first ??= { texts, snapshot: parseSnapshot(texts, sandbox.shapes) }
    if (this.#options.leakCheck) checkForLeak(sandbox.name, seed.first.texts, texts)
    const first = { texts, snapshot: parseSnapshot(texts, sandbox.shapes, seed.first) }
    const scene = {
      engine,
      sandbox,
      slot,
      library,
      // A debugger may pause in a handler for as long as it likes.
      callTimeoutMs: isDebugged() ? undefined : (this.#options.callTimeoutMs ?? 30_000),
      maxCalls,
      readAll: this.#options.readAll ?? false,
      note: this.#note,
    }
    return await SlotTrial.start(scene, first, release)
  }

  async #reset(engine: Engine, slot: number, seed: Seed) {
    const { now } = this.#sandbox
    try {
      if (this.#options.readAll) return await engine.resetSlot(slot, now, seed, true)
      const texts = await engine.resetSlot(slot, now, seed)
      if (seed.first && !sameTexts(seed.first.texts, texts))
        return await engine.resetSlot(slot, now, seed, true)
      // Reading all that was left alone costs a third of a trial: the check is for those who doubt it.
      return this.#options.leakCheck ? await engine.snapshot(slot, true) : texts
    } catch (error) {
      if (error instanceof InfrastructureError) throw error
      const message = error instanceof Error ? error.message : String(error)
      const detail = error instanceof Error && 'detail' in error && error.detail ? `: ${error.detail}` : ''
      // Postgres does not say whose row it was: a baseline that fits by itself is not at fault.
      const fits = await this.#fits(engine, slot, seedFor(this.#sandbox, noRecords))
      const whose = fits ? "the task's records do not fit" : 'its baseline does not fit'
      throw new SandboxError('BAD_RECORD', this.#sandbox.name, `${whose}: ${message}${detail}`, {
        cause: error,
      })
    }
  }

  async #fits(engine: Engine, slot: number, seed: Seed): Promise<boolean> {
    try {
      await engine.resetSlot(slot, this.#sandbox.now, seed)
      return true
    } catch (error) {
      if (error instanceof InfrastructureError) throw error
      return false
    }
  }

  async #boot(): Promise<Engine> {
    const { tables, shapes } = this.#sandbox
    const { slots: most, cacheDirectory } = this.#options
    const { ddl, first: slots } = this.#plan
    const contents = firstContents(this.#sandbox)
    const directory = cacheDirectory ?? findCacheDirectory()
    const image = await sandboxImage({ directory, ddl, slots, contents, note: this.#note })
    return await Engine.boot(image, new SlotPool(slots, most), { ddl, tables, shapes }, contents)
  }
}

function sameTexts(a: SnapshotTexts, b: SnapshotTexts): boolean {
  return Object.entries(a).every(([table, text]) => b[table] === text)
}
