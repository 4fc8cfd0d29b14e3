import type { AgentResult, TrialSession } from '../agent/agent.ts'
import { InfrastructureError, type InvalidCause } from '../core/infrastructure-error.ts'
import type { PlacedRequest } from '../core/model-request.ts'
import type { Customer } from '../customer/customer.ts'
import type { Task } from '../define/define-task.ts'
import type { OpenSandbox, TrialState } from '../sandbox/trial-state.ts'
import { Conversation } from './conversation.ts'
import type { Trial, TrialEnd } from './trial.ts'
import { UsageMeter } from './usage-meter.ts'

export interface PlayOptions {
  readonly task: Task
  /** 1 to the number of attempts. */
  readonly attempt: number
  readonly agent: { readonly name: string; run(session: TrialSession, task: Task): Promise<AgentResult> }
  /** The simulated customer; without one the conversation is over when the agent first replies. */
  readonly customer?: Customer | undefined
  readonly sandbox: OpenSandbox
  /** Seeds agents with randomness; the same for the same trial of every run with this setting. */
  readonly seed: string
  /** The most replies an agent may send. */
  readonly maxTurns: number
  /** The most tool calls an agent may make; no limit when absent. */
  readonly maxCalls?: number | undefined
  /** Milliseconds from the agent's start; no limit when absent. */
  readonly timeoutMs?: number | undefined
  /** Cancels the trial. */
  readonly signal: AbortSignal
  /** Tells an infrastructure fault from the agent's own error. */
  classifyFault(error: unknown): InfrastructureError | undefined
}

/** A trial that can be graded, or one that infrastructure made invalid. */
export type PlayedTrial =
  | { readonly valid: true; readonly trial: Trial }
  | {
      readonly valid: false
      readonly trial: Omit<Trial, 'end' | 'effects'>
      readonly cause: InvalidCause
      readonly message: string
    }

/**
 * Runs one trial: takes a slot, lets the agent and the customer talk, and reads the effects off the terminal state.
 *
 * Never throws for what happens inside the trial: the agent's own errors are part of a valid trial, infrastructure
 * faults make an invalid one.
 *
 * @throws SandboxError when the task's records do not fit the sandbox
 */
export async function playTrial(options: PlayOptions): Promise<PlayedTrial> {
  const { task, attempt, agent } = options
  const state = await options.sandbox.begin(task.records, {
    signal: options.signal,
    maxCalls: options.maxCalls,
  })
  const startedAt = new Date()
  const usage = new UsageMeter()
  const conversation = new Conversation(task, options.customer, options.maxTurns, state, usage)
  const limit = new AbortController()
  const timer =
    options.timeoutMs === undefined ? undefined : setTimeout(() => limit.abort(), options.timeoutMs)
  const signal = AbortSignal.any([options.signal, limit.signal])

  let readStderr = () => ''
  const requests: PlacedRequest[] = []
  const outcome = await runAgent(options, state, conversation, usage, signal, {
    keepStderr: (read) => {
      readStderr = read
    },
    addRequest: (request) =>
      requests.push({
        ...request,
        startedMs: Math.max(0, performance.now() - state.startedAt - request.durationMs),
        afterCalls: state.calls.length,
        afterMessages: conversation.messages.length,
      }),
  })
  clearTimeout(timer)
  const ended = await endState(state)

  const stderr = readStderr()
  const trial = {
    task: task.id,
    domain: task.domain,
    agent: agent.name,
    attempt,
    startedAt: startedAt.toISOString(),
    durationMs: performance.now() - state.startedAt,
    conversation: [...conversation.messages],
    calls: [...state.calls],
    usage: usage.total(),
    ...(requests.length > 0 && { requests: [...requests] }),
    ...(stderr !== '' && { stderr }),
  }
  if (limit.signal.aborted) {
    const seconds = (options.timeoutMs ?? 0) / 1000
    return {
      valid: false,
      trial,
      cause: 'trial timeout',
      message: `not finished after ${seconds} s (TRIAL_TIMEOUT)`,
    }
  }
  if (options.signal.aborted)
    return { valid: false, trial, cause: 'cancelled', message: 'the run was cancelled' }
  if (outcome.fault) {
    return { valid: false, trial, cause: outcome.fault.invalidCause, message: outcome.fault.message }
  }
  if (ended instanceof Error) return { valid: false, trial, cause: 'sandbox', message: ended.message }
  const { end, error } = outcome
  return { valid: true, trial: { ...trial, end, ...(error && { error }), effects: [...ended.effects] } }
}

type Outcome =
  | { readonly fault: InfrastructureError }
  | { readonly fault?: undefined; readonly end: TrialEnd; readonly error?: string }

async function runAgent(
  options: PlayOptions,
  state: TrialState,
  conversation: Conversation,
  usage: UsageMeter,
  signal: AbortSignal,
  kept: Pick<TrialSession, 'keepStderr' | 'addRequest'>,
): Promise<Outcome> {
  const { task, attempt, agent } = options
  const stop = AbortSignal.any([signal, state.callLimit])
  const session: TrialSession = {
    instructions: task.sandbox.instructions,
    request: task.request,
    mcp: state.client,
    connect: (transport) => state.connect(transport),
    ...kept,
    reply: (text) => conversation.reply(text, signal),
    addNote: (kind, text) => conversation.note('agent', kind, text),
    recordRefusedCall: (tool, rawArguments, message) => state.recordRefusedCall(tool, rawArguments, message),
    addUsage: (used) => usage.add(used),
    signal: stop,
    attempt,
    seed: [options.seed, agent.name, task.domain, task.id, attempt].join('/'),
  }
  try {
    // An agent that ignores the signal must not hold the worker: the trial ends without it.
    const result = await Promise.race([agent.run(session, task), rejectOnAbort(stop)])
    // A customer's fault counts even when the agent swallowed it.
    if (conversation.fault) return { fault: conversation.fault }
    return { end: endOf(result, conversation, state) }
  } catch (error) {
    if (state.callLimit.aborted && !signal.aborted) return { end: 'call limit' }
    const fault = conversation.fault ?? options.classifyFault(error)
    if (fault) return { fault }
    return { end: 'agent error', error: error instanceof Error ? error.message : String(error) }
  }
}

/** How the trial ended. No step left for a farewell, with nothing begun, is no limit that stopped the agent. */
function endOf(result: AgentResult, conversation: Conversation, state: TrialState): TrialEnd {
  const end = result?.end ?? conversation.end ?? 'agent stopped'
  const lastSaid = conversation.messages.at(-1)
  const wasDone = lastSaid?.role === 'customer' && lastSaid.afterCalls === state.calls.length
  return end === 'step limit' && conversation.end === 'customer finished' && wasDone ? conversation.end : end
}

async function endState(state: TrialState) {
  try {
    return await state.end()
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error))
  }
}

function rejectOnAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const abort = () => reject(new InfrastructureError('cancelled', 'the trial was stopped'))
    if (signal.aborted) abort()
    else signal.addEventListener('abort', abort, { once: true })
  })
}
