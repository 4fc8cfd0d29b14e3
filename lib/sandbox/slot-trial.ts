import { setImmediate } from 'node:timers/promises'
import type { Client } from '@modelcontextprotocol/sdk/client/index.js'
import type { Server } from '@modelcontextprotocol/sdk/server/index.js'
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js'
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js'
import type { z } from 'zod'
import type { Row } from '../core/effect.ts'
import type { Json } from '../core/json.ts'
import { didYouMean } from '../core/near-names.ts'
import type { ToolCall } from '../core/tool-call.ts'
import { explainInput } from '../define/explain-input.ts'
import { type ToolListing, toolListing } from '../define/tool-listing.ts'
import {
  attributeEffects,
  computeEffects,
  type Effect,
  markKnownKeys,
  type Snapshot,
} from '../grading/index.ts'
import { connectClient } from './connect-client.ts'
import type { Written } from './engine.ts'
import { forwardStatement } from './forward-statement.ts'
import { readArguments } from './read-arguments.ts'
import { runTool, type ToolOutcome, type ToolScene } from './run-tool.ts'
import type { SnapshotTexts } from './seed.ts'
import type { ServedTexts } from './served-texts.ts'
import { parseSnapshot, withWritten } from './slot-snapshot.ts'
import { type AnswerCall, createToolServer } from './tool-server.ts'
import type { PersonalStatement, TerminalState, TrialState } from './trial-state.ts'

/** The most problems that one answer lists. */
const mostProblems = 12

interface State {
  /** Of the tables that nothing has written to. */
  readonly texts: SnapshotTexts
  readonly snapshot: Snapshot
}

/** What a trial needs of its slot, and how far it may go. */
export interface TrialScene extends ToolScene {
  /** Calls; no limit when absent. */
  readonly maxCalls: number | undefined
  /** Reads every table at the end, also those that no call has written to. */
  readonly readAll: boolean
}

/** One trial on its slot. Calls run one at a time in the order in which they came. */
export class SlotTrial implements TrialState {
  readonly initial: Snapshot
  readonly #calls: ToolCall[] = []
  readonly #scene: TrialScene
  readonly #listing: ToolListing
  readonly #release: () => void
  #latest: State
  #client: Client | undefined
  readonly #servers = new Set<Server>()
  #turn: Promise<unknown> = Promise.resolve()
  #isEnding = false
  readonly #callLimit = new AbortController()
  #startedAt = performance.now()
  #ended: Promise<TerminalState> | undefined

  private constructor(scene: TrialScene, first: State, release: () => void) {
    this.#scene = scene
    this.#latest = first
    this.#release = release
    this.#listing = toolListing(scene.sandbox)
    this.initial = first.snapshot
  }

  /**
   * Connects a client to a slot that is in its initial state.
   *
   * @param release - gives the slot back; called once
   */
  static async start(scene: TrialScene, first: State, release: () => void): Promise<SlotTrial> {
    const trial = new SlotTrial(scene, first, release)
    trial.#client = await connectClient(trial.#newServer())
    trial.#startedAt = performance.now()
    return trial
  }

  get client(): Client {
    if (!this.#client) throw new Error('the trial is not connected')
    return this.#client
  }

  async connect(transport: Transport, texts?: ServedTexts): Promise<void> {
    if (this.#isEnding) throw new Error('The trial is over.')
    const server = this.#newServer(texts)
    server.onclose = () => this.#servers.delete(server)
    this.#servers.add(server)
    await server.connect(transport)
  }

  get startedAt(): number {
    return this.#startedAt
  }

  get callLimit(): AbortSignal {
    return this.#callLimit.signal
  }

  get calls(): readonly ToolCall[] {
    return this.#calls
  }

  recordRefusedCall(tool: string, rawArguments: string, message: string): void {
    if (this.#isEnding || this.#isFull()) return
    this.#record(tool, readArguments(rawArguments).value, { ok: false, message }, performance.now())
  }

  async runStatement(statement: PersonalStatement): Promise<Uint8Array> {
    if (this.#isEnding) throw new Error('The trial is over.')
    const { engine } = this.#scene
    const started = performance.now()
    const answer = this.#turn.then(async () => {
      const { answer, changed } = await engine.exclusive(() => forwardStatement(this.#scene, statement))
      const effects = await this.#advance(changed)
      if (effects.length === 0) return answer
      const kept = { arguments: { sql: statement.sql }, result: null, isError: false, writes: true, effects }
      this.#calls.push({ tool: statement.caller, ...kept, ...this.#timing(started) })
      return answer
    })
    this.#turn = answer.catch(() => {})
    return await answer
  }

  async effects(): Promise<readonly Effect[]> {
    await this.#turn
    return this.#effectsUntil(this.#latest.snapshot)
  }

  end(): Promise<TerminalState> {
    this.#ended ??= this.#end()
    return this.#ended
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.end().catch(() => {})
  }

  async #end(): Promise<TerminalState> {
    // What was sent before this is on its way for one more turn of the event loop, and still happens.
    await setImmediate()
    this.#isEnding = true
    const { engine, slot, sandbox, readAll } = this.#scene
    try {
      await this.#turn
      await this.#client?.close()
      await Promise.all([...this.#servers].map((server) => server.close()))
      const terminal = await engine.exclusive(async () =>
        parseSnapshot(await engine.snapshot(slot, readAll), sandbox.shapes, this.#latest),
      )
      return { terminal, effects: this.#effectsUntil(terminal) }
    } finally {
      this.#release()
    }
  }

  #effectsUntil(snapshot: Snapshot): readonly Effect[] {
    const { shapes } = this.#scene.sandbox
    const net = markKnownKeys(computeEffects(this.initial, snapshot, shapes), this.initial, shapes)
    return attributeEffects(
      net,
      this.#calls.map((call) => call.effects),
    )
  }

  #newServer(texts?: ServedTexts): Server {
    const answer: AnswerCall = (parameters, signal) => this.#answer(parameters, signal)
    return createToolServer(this.#scene.sandbox.name, this.#listing, answer, texts)
  }

  #answer(parameters: unknown, signal: AbortSignal): Promise<CallToolResult> {
    if (this.#isEnding) return Promise.resolve(refusal('The trial is over: no call is made any more.'))
    const answer = this.#turn.then(() => this.#call(parameters, signal))
    this.#turn = answer.catch(() => {})
    return answer
  }

  async #call(parameters: unknown, signal: AbortSignal): Promise<CallToolResult> {
    const started = performance.now()
    if (this.#isFull()) return refusal(`The trial is over after ${this.#calls.length} calls.`)
    const { name, args } = readParameters(parameters)
    const read = readArguments(args ?? {})
    // Its sender stopped waiting before it began, so it is never made.
    if (signal.aborted)
      return this.#record(name, read.value, refuse('the call was cancelled before it ran'), started)
    const known = typeof name === 'string' ? this.#listing.byName.get(name) : undefined
    if (!known) return this.#record(name, read.value, refuse(this.#unknownTool(name)), started)
    const { tool, listed } = known
    if (read.problems.length > 0) {
      return this.#record(name, read.value, refuse(correct(tool.name, read.problems)), started)
    }
    let parsed: z.ZodSafeParseResult<unknown>
    try {
      parsed = tool.input.safeParse(read.value)
    } catch (error) {
      this.#scene.note(
        `the input schema of ${tool.name} threw: ${error instanceof Error ? error.stack : String(error)}`,
      )
      return this.#record(name, read.value, refuse(`${tool.name} cannot take these arguments.`), started)
    }
    if (!parsed.success) {
      const problems = explainInput(parsed.error.issues, read.value, listed.inputSchema)
      return this.#record(name, read.value, refuse(correct(tool.name, problems)), started)
    }
    const input = parsed.data
    const { engine } = this.#scene
    const outcome = await engine.exclusive(() => runTool(this.#scene, tool, input))
    const effects = outcome.ok ? await this.#advance(outcome.changed) : []
    return this.#record(name, read.value, outcome, started, effects)
  }

  #timing(started: number): Pick<ToolCall, 'startedMs' | 'durationMs'> {
    return {
      startedMs: Math.max(0, started - this.#startedAt),
      durationMs: performance.now() - started,
    }
  }

  #isFull(): boolean {
    const isFull = this.#calls.length >= (this.#scene.maxCalls ?? Number.POSITIVE_INFINITY)
    if (isFull) this.#callLimit.abort()
    return isFull
  }

  #record(
    tool: unknown,
    args: Json,
    outcome: ToolOutcome,
    started: number,
    effects: Effect[] = [],
  ): CallToolResult {
    const known = typeof tool === 'string' ? this.#listing.byName.get(tool) : undefined
    this.#calls.push({
      tool:
        typeof tool === 'string'
          ? String(readArguments(tool).value)
          : JSON.stringify(readArguments(tool).value),
      arguments: args,
      result: outcome.ok ? outcome.result : outcome.message,
      isError: !outcome.ok,
      writes: known ? !known.tool.readOnly : false,
      effects,
      ...this.#timing(started),
    })
    if (!outcome.ok) return refusal(outcome.message)
    const text = JSON.stringify(outcome.result)
    return {
      content: [{ type: 'text', text }],
      // A copy of its own: what the agent does to it does not reach the record.
      ...(known?.listed.outputSchema && { structuredContent: JSON.parse(text) as Record<string, unknown> }),
    }
  }

  /** Takes what was written into the latest state; what has changed. */
  async #advance(written: Written): Promise<Effect[]> {
    const names = Object.keys(written)
    if (names.length === 0) return []
    const { engine, slot, sandbox } = this.#scene
    const { texts, snapshot } = this.#latest
    const before: Record<string, readonly Row[]> = {}
    const after: Record<string, readonly Row[]> = {}
    for (const [name, rows] of Object.entries(written)) {
      before[name] = snapshot[name] ?? []
      const shape = sandbox.shapes[name]
      const merged = shape && withWritten(before[name], rows, shape)
      if (merged) after[name] = merged
    }
    const rest = names.filter((name) => !after[name])
    if (rest.length > 0) {
      const read = await engine.exclusive(() => engine.read(slot, rest))
      Object.assign(after, parseSnapshot(read, sandbox.shapes))
    }
    const untouched = Object.entries(texts).filter(([name]) => !Object.hasOwn(written, name))
    this.#latest = {
      texts: Object.fromEntries(untouched),
      snapshot: Object.freeze({ ...snapshot, ...after }),
    }
    return computeEffects(before, after, sandbox.shapes)
  }

  #unknownTool(name: unknown): string {
    const names = [...this.#listing.byName.keys()]
    if (typeof name !== 'string') return `The tool's name must be text. The tools are: ${names.join(', ')}.`
    const shown = JSON.stringify(name.length > 100 ? `${name.slice(0, 100)}…` : name)
    const near = name.length > 100 ? undefined : didYouMean(name, names)
    return `There is no tool ${shown}.${near ? ` ${near}` : ''} The tools are: ${names.join(', ')}.`
  }
}

function readParameters(parameters: unknown): { readonly name: unknown; readonly args: unknown } {
  if (typeof parameters !== 'object' || parameters === null) return { name: undefined, args: undefined }
  const { name, arguments: args } = parameters as Record<string, unknown>
  return { name, args }
}

function refusal(message: string): CallToolResult {
  return { content: [{ type: 'text', text: message }], isError: true }
}

function refuse(message: string): ToolOutcome {
  return { ok: false, message }
}

function correct(tool: string, problems: readonly string[]): string {
  const listed = problems.slice(0, mostProblems).map((problem) => `- ${problem}`)
  if (problems.length > mostProblems) listed.push(`- and ${problems.length - mostProblems} more`)
  return `The call of ${tool} was refused and changed nothing. Correct this and call again:\n${listed.join('\n')}`
}
