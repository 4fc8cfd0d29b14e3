import {
  type ContentPart,
  isStepCount,
  type LanguageModel,
  type ModelMessage,
  ToolLoopAgent,
  type ToolSet,
} from 'ai'
import { InfrastructureError } from '../core/infrastructure-error.ts'
import type { Usage } from '../core/usage.ts'
import { classifyFault, describeFault, ownFailure } from '../model/classify-fault.ts'
import { toUsage } from '../model/model-usage.ts'
import type { ProviderAddress } from '../settings/provider-addresses.ts'
import { redact } from '../settings/redact.ts'
import type { Secret } from '../settings/secret.ts'
import type { Settings } from '../settings/setting-table.ts'
import type { Agent, AgentResult, AgentSession } from './agent.ts'
import { AgentError } from './agent-error.ts'
import { mcpTools } from './mcp-tools.ts'
import { RefusedCalls } from './refused-calls.ts'

export interface ModelAgentOptions {
  /** Shown in reports and recorded with the usage: `provider/model-id`. */
  readonly name: string
  readonly model: LanguageModel
  readonly settings: Pick<
    Settings,
    'maxSteps' | 'maxRetries' | 'temperature' | 'maxOutputTokens' | 'reasoningEffort'
  >
  /** Keys to keep out of error messages. */
  readonly secrets?: readonly Secret[]
  /** Which variables say where providers are, for error messages. */
  readonly addresses?: readonly ProviderAddress[]
}

/**
 * The agent that a language model makes with the AI SDK's tool loop over the trial's MCP tools. Calls run one at a time, in
 * the order in which the model asked for them.
 *
 * What the model writes beside its calls is kept with the trial; it goes to the customer when the turn ends without another
 * word. A trial ends early by the model's own doing when it says nothing at all, when an answer is cut off, and at
 * `maxSteps` model calls. What a provider gets wrong is thrown as an {@link InfrastructureError}; a conversation that outgrew
 * the model's context, or that a content filter turned away, as an {@link AgentError}.
 */
export function createModelAgent(options: ModelAgentOptions): Agent {
  return { name: options.name, run: (session) => converse(options, session) }
}

async function converse(options: ModelAgentOptions, session: AgentSession): Promise<AgentResult> {
  const { name, model, settings } = options
  const refused = new RefusedCalls(session)
  const sandbox = new AbortController()
  let sandboxFault: InfrastructureError | undefined
  const tools = await mcpTools(session, {
    beforeCall: (id) => refused.flushBefore(id),
    onSandboxFault: (fault) => {
      sandboxFault = fault
      sandbox.abort(fault)
    },
  })
  const abortSignal = AbortSignal.any([session.signal, sandbox.signal])
  const messages: ModelMessage[] = [{ role: 'user', content: session.request }]
  let steps = 0
  let sent = { messages: 0, characters: 0 }
  /** Written beside the calls of this turn. */
  let notes: string[] = []

  const next = async () => {
    const agent = new ToolLoopAgent({
      model,
      instructions: session.instructions,
      tools,
      toolCallConcurrency: 1,
      stopWhen: [
        isStepCount(settings.maxSteps - steps),
        // The AI SDK would answer a call that is cut off inside its arguments, and go on.
        ({ steps: made }) => made.at(-1)?.finishReason === 'length',
      ],
      maxRetries: settings.maxRetries,
      include: { requestBody: false, responseBody: false },
      ...(settings.temperature !== undefined && { temperature: settings.temperature }),
      ...(settings.maxOutputTokens !== undefined && { maxOutputTokens: settings.maxOutputTokens }),
      ...(settings.reasoningEffort !== undefined && { reasoning: settings.reasoningEffort }),
      onLanguageModelCallStart: ({ instructions, messages, tools }) => {
        sent = {
          messages: messages.length,
          characters: JSON.stringify([instructions, tools, messages]).length,
        }
      },
      // At the end of the call, not of the step: a step whose tools fail has used its tokens all the same.
      onLanguageModelCallEnd: ({ usage, content, finishReason, performance }) => {
        steps += 1
        const used = toUsage(name, 'agent', usage)
        session.addUsage(used)
        session.addRequest({
          model: name,
          ...sent,
          ...(used.unreportedCalls === undefined && tokensOf(used)),
          finish: finishReason,
          durationMs: Math.round(performance.responseTimeMs),
        })
        refused.notice(content)
        notes.push(...takeNotes(session, content))
      },
    })
    try {
      return await agent.generate({ messages, abortSignal })
    } catch (error) {
      if (session.signal.aborted) throw new InfrastructureError('cancelled', 'the trial was stopped')
      throw sandboxFault ?? failureOf(error, options, steps)
    } finally {
      refused.flush()
    }
  }

  while (steps < settings.maxSteps) {
    notes = []
    const { finalStep, responseMessages, rawFinishReason } = await next()
    const { finishReason } = finalStep
    if (finishReason === 'error') {
      throw new InfrastructureError(
        'provider error',
        `the provider broke the answer off (${rawFinishReason})`,
      )
    }
    if (finishReason === 'length') {
      if (finalStep.toolCalls.length === 0 && finalStep.text !== '') session.addNote('note', finalStep.text)
      return { end: 'output limit' }
    }
    if (finalStep.toolCalls.length > 0) return { end: 'step limit' }
    const text = finalStep.text.trim() || notes.join('\n\n')
    if (text === '') return undefined
    messages.push(...responseMessages)
    const answer = await session.reply(text)
    if (answer === null) return undefined
    messages.push({ role: 'user', content: answer })
  }
  return { end: 'step limit' }
}

function tokensOf({ inputTokens, cachedInputTokens, outputTokens }: Usage) {
  return { inputTokens, cachedInputTokens, outputTokens }
}

/** Keeps what one answer of the model holds beside its calls and its words to the customer; the notes among it. */
function takeNotes(
  session: Pick<AgentSession, 'addNote'>,
  content: readonly ContentPart<ToolSet>[],
): readonly string[] {
  const texts = (type: 'text' | 'reasoning') =>
    content.flatMap((part) => (part.type === type && part.text.trim() !== '' ? [part.text.trim()] : []))
  for (const thought of texts('reasoning')) session.addNote('reasoning', thought)
  if (!content.some((part) => part.type === 'tool-call')) return []
  const notes = texts('text')
  for (const note of notes) session.addNote('note', note)
  return notes
}

/** What an error thrown by the model's loop, after so many answers, means for the trial. */
function failureOf(
  error: unknown,
  { name, secrets = [], addresses = [] }: ModelAgentOptions,
  steps: number,
): Error {
  const own = ownFailure(error)
  const told = describeFault(error, secrets, addresses)
  if (own === 'CONTEXT_LENGTH' && steps === 0) {
    // The agent has done nothing yet: the model was set up too small, or MAX_OUTPUT_TOKENS too large.
    return new InfrastructureError(
      'provider error',
      `the instructions, the tools and MAX_OUTPUT_TOKENS together do not fit the context of the model: ${told}`,
    )
  }
  if (own === 'CONTEXT_LENGTH') {
    return new AgentError(own, name, `The conversation outgrew the context of the model: ${told}`)
  }
  if (own === 'CONTENT_FILTER') {
    return new AgentError(own, name, `The provider's content filter turned the conversation away: ${told}`)
  }
  const fault = classifyFault(error, secrets, addresses)
  if (fault) return fault
  // Nothing but the provider and its SDK ran here, so what cannot be told apart is theirs.
  const reason = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
  return new InfrastructureError('provider error', `the model call failed: ${redact(reason, secrets)}`)
}
