import { createHash } from 'node:crypto'
import type { PlacedRequest } from '../../core/model-request.ts'
import type { ToolCall } from '../../core/tool-call.ts'
import type { Usage } from '../../core/usage.ts'
import type { Deviation } from '../../grading/deviation.ts'
import { parseModelName } from '../../settings/model-name.ts'
import { splitVariant } from '../../settings/variant-name.ts'
import type { TrialRecord } from '../../trial/trial.ts'
import type { ExportedTrial } from '../trial-columns.ts'
import { inputMessages, outputMessages } from './messages.ts'
import {
  type AttributeValue,
  Double,
  errorStatus,
  type Span,
  type SpanEvent,
  spanKinds,
  toAttributes,
} from './span.ts'

/**
 * A trial as a trace, by OpenTelemetry's conventions for generative AI: a span of the agent, and below it one of each model
 * call and one of each tool call. The same trial always has the same ids, so that exporting it again adds nothing.
 *
 * @param content - whether messages, arguments and results are in it
 */
export function trialSpans(exported: ExportedTrial, content: boolean): Span[] {
  const { run, line } = exported
  const { trial } = line
  const { domain, task, agent, attempt, startedAt, durationMs } = trial
  const trialName = [run, domain, task, agent, attempt].join('/')
  const traceId = hash(`${trialName}/${startedAt}`, 32)
  const started = BigInt(Date.parse(startedAt)) * 1_000_000n
  const at = (milliseconds: number) =>
    String(started + BigInt(Math.round(Math.min(milliseconds, durationMs) * 1_000_000)))
  const spanId = hash(`${traceId}/agent`, 16)

  const below = (
    parts: Pick<Span, 'name' | 'kind' | 'attributes' | 'status'>,
    id: string,
    from: number,
    length: number,
  ) => ({
    traceId,
    spanId: hash(`${traceId}/${id}`, 16),
    parentSpanId: spanId,
    ...parts,
    startTimeUnixNano: at(from),
    endTimeUnixNano: at(from + length),
  })
  return [
    {
      traceId,
      spanId,
      name: `invoke_agent ${agent}`,
      kind: spanKinds.internal,
      startTimeUnixNano: at(0),
      endTimeUnixNano: at(durationMs),
      attributes: toAttributes({
        ...agentAttributes(exported, trialName),
        ...(content && {
          'gen_ai.input.messages': inputMessages(trial.conversation),
          'gen_ai.output.messages': outputMessages(trial.conversation),
        }),
      }),
      events: [verdictEvent(trial, at(durationMs))],
      status: statusOf(trial),
    },
    ...(trial.requests ?? []).flatMap((request, index) => {
      const { startedMs, durationMs: length } = request
      if (startedMs === undefined) return []
      return [below(requestParts(request, agent), `model/${index}`, startedMs, length)]
    }),
    ...withStarts(trial.calls).map(({ call, startedMs }, index) =>
      below(toolCallParts(call, content), `tool/${index}`, startedMs, call.durationMs),
    ),
  ]
}

function hash(text: string, digits: number): string {
  return createHash('sha256').update(text).digest('hex').slice(0, digits)
}

function agentAttributes(
  { run, labels, line }: ExportedTrial,
  trialName: string,
): Record<string, AttributeValue> {
  const { trial } = line
  return {
    'gen_ai.operation.name': 'invoke_agent',
    ...modelAttributes(trial.agent),
    'gen_ai.agent.name': trial.agent,
    'gen_ai.conversation.id': trialName,
    ...tokensOf(trial.usage),
    'error.type': errorType(trial),
    'thinkingbox.run': run,
    'thinkingbox.labels': orNothing(labels),
    'thinkingbox.variant': splitVariant(trial.agent).variant,
    'thinkingbox.customer': line.customer,
    'thinkingbox.domain': trial.domain,
    'thinkingbox.task': trial.task,
    'thinkingbox.level': line.level,
    'thinkingbox.attempt': trial.attempt,
    'thinkingbox.verdict': trial.verdict,
    'thinkingbox.clean': trial.verdict === 'failed' ? trial.clean : undefined,
    'thinkingbox.deviations': orNothing(trial.verdict === 'invalid' ? [] : trial.deviations.map(describe)),
    'thinkingbox.end': trial.end,
    'thinkingbox.cost_usd': line.cost === undefined ? undefined : new Double(line.cost),
  }
}

/** Of `provider/model-id`, whatever its variant; an agent of another name is no model. */
function modelAttributes(name: string): Record<string, AttributeValue> {
  const parsed = parseModelName(splitVariant(name).agent)
  if (typeof parsed === 'string' || parsed.kind !== 'model') return {}
  return { 'gen_ai.provider.name': parsed.provider, 'gen_ai.request.model': parsed.modelId }
}

/** What the agent's model calls used together. Where a provider did not report all of it, the sum would be wrong. */
function tokensOf(usage: readonly Usage[]): Record<string, AttributeValue> {
  const own = usage.filter(({ role }) => role === 'agent')
  if (own.length === 0 || own.some(({ unreportedCalls }) => unreportedCalls !== undefined)) return {}
  const sum = (count: 'inputTokens' | 'cachedInputTokens' | 'outputTokens') =>
    own.reduce((total, each) => total + each[count], 0)
  return {
    'gen_ai.usage.input_tokens': sum('inputTokens'),
    'gen_ai.usage.cache_read.input_tokens': sum('cachedInputTokens'),
    'gen_ai.usage.output_tokens': sum('outputTokens'),
  }
}

/** A failed grade is no error of the operation; what kept the trial from its end is. */
function errorType(trial: TrialRecord): string | undefined {
  if (trial.verdict === 'invalid') return trial.cause
  return trial.end === 'agent error' ? trial.end : undefined
}

function statusOf(trial: TrialRecord): Span['status'] {
  if (trial.verdict === 'invalid') return errorStatus(trial.message)
  return trial.end === 'agent error' ? errorStatus(trial.error ?? '') : {}
}

function verdictEvent(trial: TrialRecord, timeUnixNano: string): SpanEvent {
  const attributes: Record<string, AttributeValue> = { 'gen_ai.evaluation.name': 'end state' }
  if (trial.verdict === 'invalid') attributes['error.type'] = trial.cause
  else {
    attributes['gen_ai.evaluation.score.label'] = trial.verdict
    attributes['gen_ai.evaluation.score.value'] = new Double(trial.verdict === 'passed' ? 1 : 0)
    const reasons = trial.deviations.map(describe)
    if (reasons.length > 0) attributes['gen_ai.evaluation.explanation'] = reasons.join('; ')
  }
  return { name: 'gen_ai.evaluation.result', timeUnixNano, attributes: toAttributes(attributes) }
}

/** Where a deviation is, without any value of a record. */
function describe(deviation: Deviation): string {
  return deviation.kind === 'wrong field'
    ? `${deviation.kind} ${deviation.table}.${deviation.column}`
    : `${deviation.kind} ${deviation.table} ${deviation.op}`
}

function requestParts(
  request: PlacedRequest,
  agent: string,
): Pick<Span, 'name' | 'kind' | 'attributes' | 'status'> {
  const model = { 'gen_ai.request.model': request.model, ...modelAttributes(request.model) }
  return {
    name: `chat ${model['gen_ai.request.model']}`,
    kind: spanKinds.client,
    attributes: toAttributes({
      'gen_ai.operation.name': 'chat',
      ...model,
      'gen_ai.agent.name': agent,
      'gen_ai.response.finish_reasons': [request.finish],
      'gen_ai.usage.input_tokens': request.inputTokens,
      'gen_ai.usage.cache_read.input_tokens': request.cachedInputTokens,
      'gen_ai.usage.output_tokens': request.outputTokens,
      'thinkingbox.request.messages': request.messages,
      'thinkingbox.request.characters': request.characters,
    }),
    status: {},
  }
}

function toolCallParts(
  call: ToolCall,
  content: boolean,
): Pick<Span, 'name' | 'kind' | 'attributes' | 'status'> {
  return {
    name: `execute_tool ${call.tool}`,
    kind: spanKinds.internal,
    attributes: toAttributes({
      'gen_ai.operation.name': 'execute_tool',
      'gen_ai.tool.name': call.tool,
      'gen_ai.tool.type': 'function',
      ...(content && {
        'gen_ai.tool.call.arguments': JSON.stringify(call.arguments),
        'gen_ai.tool.call.result': JSON.stringify(call.result),
      }),
      'error.type': call.isError ? 'refused' : undefined,
      'thinkingbox.tool.writes': call.writes,
      'thinkingbox.tool.effects': orNothing(call.effects.map(({ op, table }) => `${op} ${table}`)),
    }),
    status: call.isError ? errorStatus('the call was refused and changed nothing') : {},
  }
}

function orNothing(texts: readonly string[]): readonly string[] | undefined {
  return texts.length > 0 ? texts : undefined
}

/** Where a line does not tell when its calls began, they stand one after another. */
function withStarts(calls: readonly ToolCall[]): { call: ToolCall; startedMs: number }[] {
  let next = 0
  return calls.map((call) => {
    const startedMs = call.startedMs ?? next
    next = startedMs + call.durationMs
    return { call, startedMs }
  })
}
