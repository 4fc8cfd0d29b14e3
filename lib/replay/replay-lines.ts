import { type AnySandbox, openSandbox, SandboxError } from '../sandbox/index.ts'
import type { OpenSandbox } from '../sandbox/trial-state.ts'
import type { LineReport } from './difference.ts'
import { parseRecording, type Recording } from './recording.ts'
import { ReplayError } from './replay-error.ts'
import { replayRecording } from './replay-recording.ts'
import { chooseTarget, type ReplayTarget, toTrialRecords } from './replay-target.ts'

export interface ReplayOptions {
  /** The sandbox's name; inferred from each line's tables and tools when absent. */
  readonly domain?: string
  readonly signal?: AbortSignal
}

/**
 * Replays recorded lines one after the other, each on a fresh trial state, and reports on each as soon as it is done.
 *
 * A line that cannot be read or fits no sandbox is reported with its problem, and the rest goes on. Blank lines are
 * passed over but counted.
 *
 * @param targets - the sandboxes to choose from, with their base records
 * @param lines - lines of a `tasks.jsonl` or `probes.jsonl`, e.g. from `node:readline`
 * @example
 * ```ts
 * const lines = createInterface({ input: createReadStream('tasks.jsonl') })
 * for await (const report of replayLines([{ sandbox, initial }], lines)) {
 *   for (const text of describeReport(report)) console.log(text)
 * }
 * ```
 */
export async function* replayLines(
  targets: readonly ReplayTarget[],
  lines: AsyncIterable<string> | Iterable<string>,
  options: ReplayOptions = {},
): AsyncGenerator<LineReport, void, void> {
  yield* replayEntries(targets, parseLines(lines), options)
}

/** One line to replay: what it says, or why it cannot be read. */
export type ReplayEntry =
  | {
      readonly line: number
      readonly recording: Recording
      /** The sandbox's name, where the line says it. */
      readonly domain?: string
      readonly problem?: undefined
    }
  | { readonly line: number; readonly problem: string }

/** Replays lines that have been read already; see {@link replayLines}. */
export async function* replayEntries(
  targets: readonly ReplayTarget[],
  entries: AsyncIterable<ReplayEntry> | Iterable<ReplayEntry>,
  options: ReplayOptions = {},
): AsyncGenerator<LineReport, void, void> {
  await using sandboxes = new OpenTargets()
  for await (const entry of entries) {
    options.signal?.throwIfAborted()
    yield await replayEntry(entry, targets, sandboxes, options.domain)
  }
}

async function* parseLines(lines: AsyncIterable<string> | Iterable<string>): AsyncGenerator<ReplayEntry> {
  let line = 0
  for await (const text of lines) {
    line++
    if (text.trim() !== '') yield parseLine(text, line)
  }
}

function parseLine(text: string, line: number): ReplayEntry {
  try {
    return { line, recording: parseRecording(text) }
  } catch (error) {
    if (error instanceof ReplayError) return { line, problem: error.message }
    throw error
  }
}

async function replayEntry(
  entry: ReplayEntry,
  targets: readonly ReplayTarget[],
  sandboxes: OpenTargets,
  domain: string | undefined,
): Promise<LineReport> {
  const { line } = entry
  if (entry.problem !== undefined) return { line, differences: [], problem: entry.problem }
  const { recording } = entry
  let known: { readonly id: string; readonly domain?: string } = { id: recording.id }
  try {
    const target = chooseTarget(targets, recording, domain ?? entry.domain)
    known = { id: recording.id, domain: target.sandbox.name }
    const open = await sandboxes.open(target)
    return { line, ...known, differences: await replayRecording(open, target, recording) }
  } catch (error) {
    const aboutThisLine =
      error instanceof ReplayError || (error instanceof SandboxError && error.code === 'BAD_RECORD')
    if (!aboutThisLine) throw error
    return { line, ...known, differences: [], problem: error.message }
  }
}

/** Each target's sandbox, opened when the first line needs it, with the target's base records as its baseline. */
class OpenTargets implements AsyncDisposable {
  readonly #open = new Map<ReplayTarget, Promise<OpenSandbox>>()

  open(target: ReplayTarget): Promise<OpenSandbox> {
    let opening = this.#open.get(target)
    if (!opening) {
      opening = openSandbox(withInitial(target), { slots: 1 })
      this.#open.set(target, opening)
    }
    return opening
  }

  async [Symbol.asyncDispose](): Promise<void> {
    for (const opening of this.#open.values()) {
      const open = await opening.catch(() => undefined)
      await open?.[Symbol.asyncDispose]()
    }
  }
}

function withInitial({ sandbox, initial }: ReplayTarget): AnySandbox {
  return initial ? sandbox.with({ baseline: toTrialRecords(sandbox, initial) }) : sandbox
}
