import type { Usage } from '../core/usage.ts'
import type { DeviationKind } from '../grading/deviation.ts'
import type { JournalLine } from '../results/journal-line.ts'
import { isSimulated } from '../settings/model-name.ts'
import { splitVariant } from '../settings/variant-name.ts'
import type { Column } from './column.ts'

/** A trial as an export sees it. */
export interface ExportedTrial {
  /** The run's name. */
  readonly run: string
  /** The run's. */
  readonly labels: readonly string[]
  readonly line: JournalLine
}

/** What tells a trial from every other one; also the first columns of its deviations. */
export const identity: readonly Column<ExportedTrial>[] = [
  { name: 'run', meaning: "the run's name", value: ({ run }) => run },
  { name: 'domain', meaning: 'the sandbox', value: ({ line }) => line.trial.domain },
  { name: 'task', meaning: 'the id of the task', value: ({ line }) => line.trial.task },
  { name: 'agent', meaning: 'the agent under test', value: ({ line }) => line.trial.agent },
  { name: 'attempt', meaning: 'counted from 1', value: ({ line }) => line.trial.attempt },
]

/** The columns of `--rows trials`. */
export const trialColumns: readonly Column<ExportedTrial>[] = [
  ...identity,
  {
    name: 'labels',
    meaning: "the run's labels, separated by commas",
    value: ({ labels }) => labels.join(',') || undefined,
  },
  {
    name: 'simulated',
    meaning: 'true: a simulated agent, which says nothing about any model',
    value: ({ line }) => isSimulated(line.trial.agent),
  },
  {
    name: 'variant',
    meaning: "the agent's variant, where there are several",
    value: ({ line }) => splitVariant(line.trial.agent).variant,
  },
  {
    name: 'level',
    meaning: 'how difficult the task is: routine, demanding or severe',
    value: ({ line }) => line.level,
  },
  {
    name: 'customer',
    meaning: 'the model that played the customer',
    value: ({ line }) => line.customer,
  },
  { name: 'attempts_asked', meaning: 'attempts asked for per task', value: ({ line }) => line.of },
  { name: 'session', meaning: 'session of the run, counted from 1', value: ({ line }) => line.session },
  { name: 'started_at', meaning: 'UTC, ISO 8601', value: ({ line }) => line.trial.startedAt },
  { name: 'duration_ms', meaning: 'milliseconds', value: ({ line }) => Math.round(line.trial.durationMs) },
  { name: 'verdict', meaning: 'passed, failed or invalid', value: ({ line }) => line.trial.verdict },
  {
    name: 'clean',
    meaning: 'a failed trial: whether the failure was clean',
    value: ({ line }) => ifFailed(line)?.clean,
  },
  {
    name: 'end_reason',
    meaning: 'how it ended, as `end` in the journal',
    value: ({ line }) => line.trial.end,
  },
  {
    name: 'agent_error',
    meaning: "the agent's own error that ended it",
    value: ({ line }) => line.trial.error,
  },
  {
    name: 'invalid_cause',
    meaning: 'why it is invalid, as `cause` in the journal',
    value: ({ line: { trial } }) => (trial.verdict === 'invalid' ? trial.cause : undefined),
  },
  {
    name: 'invalid_message',
    meaning: 'what happened to an invalid trial',
    value: ({ line: { trial } }) => (trial.verdict === 'invalid' ? trial.message : undefined),
  },
  {
    name: 'other_failure',
    meaning: 'what an assertion that is not about the end state said',
    value: ({ line }) => ifFailed(line)?.otherFailure,
  },
  {
    name: 'wrong_fields',
    meaning: 'deviations of this kind',
    value: ({ line }) => deviations(line, 'wrong field'),
  },
  {
    name: 'extra_effects',
    meaning: 'deviations of this kind',
    value: ({ line }) => deviations(line, 'extra effect'),
  },
  {
    name: 'missing_effects',
    meaning: 'deviations of this kind',
    value: ({ line }) => deviations(line, 'missing effect'),
  },
  { name: 'tool_calls', meaning: 'tool calls', value: ({ line }) => line.trial.calls.length },
  {
    name: 'refused_calls',
    meaning: 'tool calls that were refused and changed nothing',
    value: ({ line }) => line.trial.calls.filter(({ isError }) => isError).length,
  },
  {
    name: 'writing_calls',
    meaning: 'calls of tools that can change the state',
    value: ({ line }) => line.trial.calls.filter(({ writes }) => writes).length,
  },
  {
    name: 'agent_messages',
    meaning: 'messages from the agent to the customer',
    value: ({ line }) =>
      line.trial.conversation.filter(({ role, unsaid }) => role === 'agent' && unsaid === undefined).length,
  },
  { name: 'model_calls', meaning: 'of agent, customer and judge', value: ({ line }) => sum(line, 'calls') },
  {
    name: 'input_tokens',
    meaning: 'of agent, customer and judge',
    value: ({ line }) => sum(line, 'inputTokens'),
  },
  {
    name: 'cached_input_tokens',
    meaning: 'a part of `input_tokens`',
    value: ({ line }) => sum(line, 'cachedInputTokens'),
  },
  {
    name: 'output_tokens',
    meaning: 'of agent, customer and judge',
    value: ({ line }) => sum(line, 'outputTokens'),
  },
  {
    name: 'agent_model_calls',
    meaning: 'of the agent alone',
    value: ({ line }) => sum(line, 'calls', 'agent'),
  },
  {
    name: 'agent_input_tokens',
    meaning: 'of the agent alone',
    value: ({ line }) => sum(line, 'inputTokens', 'agent'),
  },
  {
    name: 'agent_output_tokens',
    meaning: 'of the agent alone',
    value: ({ line }) => sum(line, 'outputTokens', 'agent'),
  },
  { name: 'cost_usd', meaning: 'US dollars; empty when a price is unknown', value: ({ line }) => line.cost },
  {
    name: 'task_fingerprint',
    meaning: 'trials with different fingerprints are no attempts of the same thing',
    value: ({ line }) => line.fingerprints.task,
  },
  { name: 'sandbox_fingerprint', meaning: 'the same', value: ({ line }) => line.fingerprints.sandbox },
  { name: 'settings_fingerprint', meaning: 'the same', value: ({ line }) => line.fingerprints.settings },
  {
    name: 'agent_fingerprint',
    meaning: "of an own agent's code",
    value: ({ line }) => line.fingerprints.agent,
  },
]

function ifFailed({ trial }: JournalLine) {
  return trial.verdict === 'failed' ? trial : undefined
}

function deviations({ trial }: JournalLine, kind: DeviationKind): number | undefined {
  if (trial.verdict === 'invalid') return undefined
  return trial.deviations.filter((deviation) => deviation.kind === kind).length
}

type Count = 'calls' | 'inputTokens' | 'cachedInputTokens' | 'outputTokens'

function sum({ trial }: JournalLine, count: Count, role?: Usage['role']): number {
  return trial.usage
    .filter((usage) => role === undefined || usage.role === role)
    .reduce((total, usage) => total + usage[count], 0)
}
