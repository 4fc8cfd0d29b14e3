import { randomUUID } from 'node:crypto'
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js'
import type { Json } from '../core/json.ts'
import type { Customer } from '../customer/customer.ts'
import type { Task } from '../define/define-task.ts'
import { type ToolListing, toolListing } from '../define/tool-listing.ts'
import type { DeviationKind } from '../grading/deviation.ts'
import type { OpenSandbox, TrialState } from '../sandbox/trial-state.ts'
import { Conversation } from '../trial/conversation.ts'
import { gradeTrial } from '../trial/grade-trial.ts'
import type { TrialEnd } from '../trial/trial.ts'
import { UsageMeter } from '../trial/usage-meter.ts'
import { doneTool, speakTool } from './episode-tools.ts'

export interface EpisodeOptions {
  readonly open: OpenSandbox
  /** Without one the conversation is over when the agent first speaks. */
  readonly customer: Customer | undefined
  readonly maxTurns: number
  readonly maxCalls: number
  /** Aborted when nobody wants the episode any more. */
  readonly signal: AbortSignal
}

/** What an episode came to. */
export interface RewardInfo {
  readonly end: TrialEnd
  /** In the order in which a failing test lists them; what was expected is not told. */
  readonly deviations: readonly DeviationKind[]
}

/** What a tool answered. */
export type ToolAnswer =
  | { readonly ok: true; readonly text: string; readonly data: Json }
  | {
      readonly ok: false
      readonly errorType: 'execution_error' | 'invalid_args' | 'tool_not_found'
      readonly message: string
    }

/** One task, played through tools alone: the sandbox's, one that speaks to the customer, and one that ends. */
export class Episode {
  readonly id: string
  readonly task: Task
  /** Set when the episode is over: 1 when the end state is exactly an expected one, otherwise 0. */
  reward: 0 | 1 | undefined
  rewardInfo: RewardInfo | undefined
  readonly #options: EpisodeOptions
  readonly #listing: ToolListing
  readonly #conversation: Conversation
  readonly #calls: { calls: TrialState['calls'] } = { calls: [] }
  #state: TrialState | undefined

  constructor(task: Task, id: string | undefined, options: EpisodeOptions) {
    this.id = id ?? randomUUID()
    this.task = task
    this.#options = options
    this.#listing = toolListing(task.sandbox)
    this.#conversation = new Conversation(
      task,
      options.customer,
      options.maxTurns,
      this.#calls,
      new UsageMeter(),
    )
  }

  get isDone(): boolean {
    return this.reward !== undefined
  }

  /** @throws Error when the sandbox or the customer failed */
  async call(name: string, given: Readonly<Record<string, unknown>>): Promise<ToolAnswer> {
    if (this.isDone) return failure('execution_error', 'The episode is over: reset begins another.')
    if (name === speakTool.name) return await this.#speak(given)
    if (name === doneTool.name) return await this.#finish(given)
    const known = this.#listing.byName.get(name)
    if (!known) return failure('tool_not_found', this.#unknownTool(name))
    const state = await this.#begun()
    const result = (await state.client.callTool({ name, arguments: given })) as CallToolResult
    const text = result.content.map((part) => (part.type === 'text' ? part.text : '')).join('\n')
    if (state.callLimit.aborted) await this.#end('call limit')
    if (!result.isError) return { ok: true, text, data: JSON.parse(text) as Json }
    const isWellFormed = known.tool.input.safeParse(given).success
    return failure(isWellFormed ? 'execution_error' : 'invalid_args', text)
  }

  /** Gives the slot back. Calling it again does nothing. */
  async [Symbol.asyncDispose](): Promise<void> {
    await this.#state?.[Symbol.asyncDispose]()
  }

  async #speak(given: Readonly<Record<string, unknown>>): Promise<ToolAnswer> {
    const parsed = speakTool.input.safeParse(given)
    if (!parsed.success) return failure('invalid_args', `${speakTool.name} takes one text, message.`)
    const answer = await this.#conversation.reply(parsed.data.message, this.#options.signal)
    if (answer !== null) return said(answer)
    await this.#end(this.#conversation.end ?? 'customer finished')
    return said('The conversation is over.')
  }

  async #finish(given: Readonly<Record<string, unknown>>): Promise<ToolAnswer> {
    if (!doneTool.input.safeParse(given).success) {
      return failure('invalid_args', `${doneTool.name} takes no arguments.`)
    }
    await this.#end(this.#conversation.end ?? 'agent stopped')
    return said('The episode is over.')
  }

  async #begun(): Promise<TrialState> {
    if (!this.#state) {
      const { open, signal, maxCalls } = this.#options
      this.#state = await open.begin(this.task.records, { signal, maxCalls })
      this.#calls.calls = this.#state.calls
    }
    return this.#state
  }

  async #end(end: TrialEnd): Promise<void> {
    const state = await this.#begun()
    const { effects } = await state.end()
    const grade = gradeTrial(
      { end, effects, calls: state.calls },
      this.task.expected,
      this.task.sandbox.shapes,
    )
    this.reward = grade.passed ? 1 : 0
    this.rewardInfo = { end, deviations: grade.deviations.map(({ kind }) => kind) }
  }

  #unknownTool(name: string): string {
    const names = [...this.#listing.byName.keys(), speakTool.name, doneTool.name]
    return `There is no tool ${JSON.stringify(name.slice(0, 100))}. The tools are: ${names.join(', ')}.`
  }
}

function said(text: string): ToolAnswer {
  return { ok: true, text, data: text }
}

function failure(errorType: Extract<ToolAnswer, { ok: false }>['errorType'], message: string): ToolAnswer {
  return { ok: false, errorType, message }
}
