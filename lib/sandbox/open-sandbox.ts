import type { AnySandbox } from '../define/define-sandbox.ts'
import { SandboxError } from '../define/sandbox-error.ts'
import type { OpenSandbox } from './trial-state.ts'

export interface OpenSandboxOptions {
  /** Trials that can be in flight at once, at least 1. */
  readonly slots: number
  /**
   * Slots that the database has from the start; all when not said. Further ones are made when trials need them, which takes a trial
   * longer, where baking hundreds of them would take minutes and gigabytes before the first one.
   */
  readonly firstSlots?: number
  /** Where baked databases are kept; `node_modules/.cache/vitest-thinkingbox` when not said. */
  readonly cacheDirectory?: string
  /** Compares every trial's initial state with that of the first trial with the same records. */
  readonly leakCheck?: boolean
  /**
   * Fills and reads every table for every trial, also those that no call has written to: for agents that run in this process and
   * could write past the tools.
   */
  readonly readAll?: boolean
  /** Milliseconds that one tool call may take before it fails; 30,000 when not said. No limit while a debugger is attached. */
  readonly callTimeoutMs?: number
  /** Told about what an author should know and an agent must not: a rebuilt cache, a tool's fault. Standard error when not said. */
  readonly note?: (text: string) => void
}

/**
 * Opens a sandbox in this worker: a Postgres with its tables, started from a baked and cached image when the first
 * trial begins.
 *
 * A worker has one database at a time. Opening the same sandbox again, or a variant of it, shares it; beginning a
 * trial of another sandbox waits until the trials in flight have ended and replaces it. So a trial of one sandbox
 * must not wait for a trial of another.
 *
 * @throws SandboxError when a table has a column that is not supported, or the number of slots is wrong
 * @example
 * ```ts
 * await using open = await openSandbox(depot, { slots: 20 })
 * await using state = await open.begin({ pallets: [{ id: 'P-2', bay: 'B1', owner: 'Hale' }] })
 * await state.client.callTool({ name: 'move_pallet', arguments: { pallet_id: 'P-2', bay: 'A2' } })
 * const { effects } = await state.end()
 * ```
 */
export async function openSandbox(sandbox: AnySandbox, options: OpenSandboxOptions): Promise<OpenSandbox> {
  for (const name of ['slots', 'firstSlots'] as const) {
    const count = options[name] ?? 1
    if (Number.isInteger(count) && count >= 1) continue
    throw new SandboxError(
      'BAD_SLOTS',
      sandbox.name,
      `${name} is ${count}; open it with a whole number from 1`,
    )
  }
  // Loaded only here, because a program that just reads definitions, such as an editor that lists tests, needs no database.
  const { openHandle } = await import('./sandbox-handle.ts')
  return openHandle(sandbox, options)
}
