import type { Client } from '@modelcontextprotocol/sdk/client/index.js'
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js'
import type { ModelRequest } from '../core/model-request.ts'
import type { Usage } from '../core/usage.ts'
import type { Task } from '../define/define-task.ts'

/** What an agent gets for one trial. */
export interface AgentSession {
  /** The domain's policy document: the system prompt. */
  readonly instructions: string
  /** The customer's first message. */
  readonly request: string
  /** A connected MCP client: `listTools()` and `callTool()`. */
  readonly mcp: Client
  /**
   * Says something to the customer. Their last message comes like any other: act on it, and answer once more if you like.
   *
   * @returns the customer's next message, or null when the conversation is over: return from `run` then
   */
  reply(text: string): Promise<string | null>
  /**
   * Keeps with the trial what the customer does not get: what was written beside tool calls (`note`), or what a model thought
   * before it answered (`reasoning`). It is shown with the trial, and has no part in its grade.
   */
  addNote(kind: 'note' | 'reasoning', text: string): void
  /** Aborted when the trial's time is up, it has had all its tool calls, or the run is cancelled. */
  readonly signal: AbortSignal
  /**
   * Notes a tool call that never reached MCP, because the tool does not exist or its arguments are not JSON. It is
   * kept with the trial's calls as a refused one.
   *
   * @param rawArguments - the arguments as the model wrote them
   * @param message - what the agent was told
   */
  recordRefusedCall(tool: string, rawArguments: string, message: string): void
  /**
   * Adds what a model call used. Call it once per model call, also when a later call fails. Without it the cost of the
   * trial is unknown; an agent that asks no model says so with a usage of 0 calls.
   */
  addUsage(usage: Usage): void
  /**
   * Keeps with the trial how large a request to a model was and how its answer ended; call it once the answer is there, before
   * its tool calls are made. It is shown with the trial, and has no part in its grade or its cost.
   */
  addRequest(request: ModelRequest): void
  /** 1 to the number of attempts. */
  readonly attempt: number
  /** Differs between trials and is the same whenever the same trial is run again: seed any randomness with it. */
  readonly seed: string
}

/**
 * What `run` may resolve to: nothing, or that the agent ran into its own step limit (`step limit`) or that an answer of its
 * model was cut off (`output limit`). How a trial ended is otherwise known from the conversation.
 */
// biome-ignore lint/suspicious/noConfusingVoidType: an async function without return value is a valid agent
export type AgentResult = void | { readonly end: 'step limit' | 'output limit' }

/** An agent under test: anything that can serve one customer through MCP tools. */
export interface Agent {
  /** Shown in reports, e.g. `openai/gpt-5` or `my-agent`. */
  readonly name: string
  /** Serves one customer. Throw {@link InfrastructureError} for a fault that is not the agent's own. */
  run(session: AgentSession): Promise<AgentResult>
}

/** A session with what an agent in another process needs besides. */
export interface TrialSession extends AgentSession {
  /** Offers the trial's tools to a further MCP client, until the trial is over. */
  connect(transport: Transport): Promise<void>
  /**
   * Keeps with the trial what the agent wrote to its standard error.
   *
   * @param read - asked once, when the trial is over
   */
  keepStderr(read: () => string): void
}

/** An agent that is not ours, however it is reached: it gets the session and never the task. */
export interface OwnAgent {
  readonly name: string
  run(session: TrialSession): Promise<AgentResult>
}

/**
 * An agent as a trial runs it. Those that ship with the library may look at the task itself (reference and simulated
 * agents).
 */
export interface BuiltInAgent {
  readonly name: string
  run(session: TrialSession, task: Task): Promise<AgentResult>
}
