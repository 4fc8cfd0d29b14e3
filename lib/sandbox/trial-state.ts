import type { Client } from '@modelcontextprotocol/sdk/client/index.js'
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js'
import type { Effect, Snapshot } from '../core/effect.ts'
import type { ToolCall } from '../core/tool-call.ts'
import type { TrialRecords } from '../define/merge-records.ts'
import type { ServedTexts } from './served-texts.ts'

/** One trial's backend: a slot holding the baseline and the task's records, reached through MCP. */
export interface TrialState extends AsyncDisposable {
  /** Connected to an MCP server that serves this slot only. */
  readonly client: Client
  /**
   * Offers the slot to a further MCP client, over any transport that the caller has: calls of all clients are the trial's
   * calls, one at a time. The connection is closed when the trial ends.
   *
   * @param texts - for a client that is told what to do by nobody else
   * @throws Error when the trial is over
   */
  connect(transport: Transport, texts?: ServedTexts): Promise<void>
  /** When the trial began, on the clock of `performance.now()`: calls are timed from here. */
  readonly startedAt: number
  /** The state before the agent's first call. */
  readonly initial: Snapshot
  /** Every call so far, in order, with result and effects. Refused and unknown calls are here too. */
  readonly calls: readonly ToolCall[]
  /** Aborted when the agent asked for more calls than a trial may have: the trial is over. */
  readonly callLimit: AbortSignal
  /** Appends a call that never reached the server (unknown tool, arguments that are not JSON) to `calls`. */
  recordRefusedCall(tool: string, rawArguments: string, message: string): void
  /**
   * Runs a person's statement on the slot between two calls, in a transaction of its own with the rights of a tool. What it
   * writes is kept as a call of its own name.
   *
   * @throws Error when the trial is over, or the statement could not be committed
   */
  runStatement(statement: PersonalStatement): Promise<Uint8Array>
  /** The net effects of the calls made so far, each attributed to the call that caused it; waits for the call in progress. */
  effects(): Promise<readonly Effect[]>
  /**
   * Waits for the call in progress, closes the connection, takes the terminal snapshot and gives the slot back.
   * Calling it again returns the same result.
   */
  end(): Promise<TerminalState>
}

/** One statement as messages of Postgres' own protocol. */
export interface PersonalStatement {
  readonly sql: string
  /** What a client sends for it, up to Sync. */
  readonly messages: Uint8Array
  readonly readOnly: boolean
  /** As which call it is kept when it writes. */
  readonly caller: string
}

export interface TerminalState {
  readonly terminal: Snapshot
  /** Net effects, each attributed to the call that caused it. */
  readonly effects: readonly Effect[]
}

export interface BeginOptions {
  /** Gives the trial up, and its slot back. */
  readonly signal?: AbortSignal
  /** How many calls the trial may have; no limit when not said. */
  readonly maxCalls?: number | undefined
}

/** A sandbox that is running in this worker. */
export interface OpenSandbox extends AsyncDisposable {
  /** Trials that can be in flight at once. */
  readonly slots: number
  /**
   * Takes a free slot (waiting for one if need be), resets it, inserts baseline and records, takes the initial
   * snapshot and connects.
   *
   * @param records - rows by short table name; each replaces a baseline row with the same primary key
   * @throws SandboxError when a record does not fit its table
   */
  begin(records: TrialRecords, options?: BeginOptions): Promise<TrialState>
}
