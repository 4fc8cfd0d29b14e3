import { z } from 'zod'
import { mostAttempts } from '../core/attempt.ts'
import { priceOverrides } from './price-overrides.ts'
import { secretHeaderPairs, secretHeaders } from './secret-headers.ts'
import {
  baseUrl,
  dollars,
  flag,
  labelList,
  listenHost,
  modelList,
  numberWithin,
  ownAgent,
  realModel,
  realModels,
  runName,
  seconds,
  secret,
  text,
  wholeNumber,
} from './value-schemas.ts'
import { variantsFile } from './variants-file.ts'

/** One environment variable. */
export interface Setting<Schema extends z.ZodType = z.ZodType> {
  readonly variable: string
  readonly schema: Schema
  /** As it would be written; absent when nothing stands in for an unset variable. */
  readonly default?: string
  /** What an unset variable without default comes to, in words. */
  readonly unset?: string
  readonly unit?: string
  readonly description: string
  readonly group: SettingGroup
  readonly secret?: true
  /** The outcome of a valid trial depends on it: continuing a run with another value is noticed. */
  readonly matters?: true
}

export type SettingGroup =
  | 'Agent'
  | 'Customer and judge'
  | 'Trials'
  | 'Results'
  | 'Gates'
  | 'Data'
  | 'Providers'

function setting<const S extends Setting>(row: S): S {
  return row
}

/** Every setting there is: the only place that knows a variable's name, default, unit and meaning. */
export const settingTable = {
  models: setting({
    variable: 'MODEL',
    group: 'Agent',
    schema: modelList,
    default: 'reference',
    description:
      'What is tested: provider/model-id, simulated/erratic, simulated/dependable, simulated/unlucky, reference or idle; several separated by commas',
  }),
  agent: setting({
    variable: 'AGENT',
    group: 'Agent',
    schema: ownAgent,
    description:
      'Your own agent, tested instead of a model: path of a module that exports it, a command that starts it, or its http:// or https:// address',
  }),
  agentHeaders: setting({
    variable: 'AGENT_HEADERS',
    group: 'Agent',
    schema: secretHeaders,
    secret: true,
    description: 'HTTP headers for an agent at an address, a JSON object: {"Authorization":"Bearer …"}',
  }),
  mcpHost: setting({
    variable: 'MCP_HOST',
    group: 'Agent',
    schema: listenHost,
    unset: '127.0.0.1',
    description:
      "This machine's address as an agent on another one reaches it: there the tools of trials are offered to an agent in another process",
  }),
  variants: setting({
    variable: 'VARIANTS',
    group: 'Agent',
    schema: variantsFile,
    description:
      'Path of a module that exports variants: each agent is tested once with each, and reports call it agent (variant). #name behind the path chooses one',
  }),
  maxSteps: setting({
    variable: 'MAX_STEPS',
    group: 'Agent',
    schema: wholeNumber(1, 10_000),
    default: '60',
    unit: 'model calls',
    description: 'The most model calls that a model agent makes in one trial',
    matters: true,
  }),
  maxTurns: setting({
    variable: 'MAX_TURNS',
    group: 'Agent',
    schema: wholeNumber(1, 1000),
    default: '20',
    unit: 'messages',
    description: 'The most messages that an agent sends to the customer in one trial',
    matters: true,
  }),
  maxCalls: setting({
    variable: 'MAX_CALLS',
    group: 'Agent',
    schema: wholeNumber(1, 100_000),
    default: '500',
    unit: 'calls',
    description: 'The most tool calls that an agent makes in one trial',
    matters: true,
  }),
  temperature: setting({
    variable: 'TEMPERATURE',
    group: 'Agent',
    schema: numberWithin(0, 2),
    unset: "the provider's",
    description: "The agent's sampling temperature",
    matters: true,
  }),
  maxOutputTokens: setting({
    variable: 'MAX_OUTPUT_TOKENS',
    group: 'Agent',
    schema: wholeNumber(1, 10_000_000),
    unset: "the provider's",
    unit: 'tokens',
    description: 'The most tokens in one answer of the agent',
    matters: true,
  }),
  reasoningEffort: setting({
    variable: 'REASONING_EFFORT',
    group: 'Agent',
    schema: z.enum(
      ['none', 'minimal', 'low', 'medium', 'high', 'xhigh', 'max'],
      'must be none, minimal, low, medium, high, xhigh or max',
    ),
    unset: "the provider's",
    description: 'How much the agent reasons: none, minimal, low, medium, high, xhigh or max',
    matters: true,
  }),
  customerModel: setting({
    variable: 'CUSTOMER_MODEL',
    group: 'Customer and judge',
    schema: realModels,
    unset: "the agent's",
    description:
      'The model that plays the customer; of several, separated by commas, each plays an attempt in turn',
    matters: true,
  }),
  judgeModel: setting({
    variable: 'JUDGE_MODEL',
    group: 'Customer and judge',
    schema: realModel,
    unset: 'no judge',
    description: "The model that answers the published benchmark's yes/no questions",
    matters: true,
  }),
  attempts: setting({
    variable: 'ATTEMPTS',
    group: 'Trials',
    schema: wholeNumber(1, mostAttempts),
    default: '20',
    unit: 'trials',
    description: 'Trials per task',
  }),
  concurrency: setting({
    variable: 'CONCURRENCY',
    group: 'Trials',
    schema: wholeNumber(1, 1000),
    unset: '20; 1 when no agent waits for anything',
    unit: 'trials',
    description: 'Trials in flight per worker',
  }),
  slots: setting({
    variable: 'SLOTS',
    group: 'Trials',
    schema: wholeNumber(1, 1000),
    unset: 'CONCURRENCY',
    unit: 'slots',
    description: 'Database slots per worker; fewer than CONCURRENCY make trials wait',
  }),
  workers: setting({
    variable: 'WORKERS',
    group: 'Trials',
    schema: wholeNumber(1, 256),
    unset: 'the cores, at most 4',
    unit: 'workers',
    description: 'Vitest workers',
  }),
  trialTimeout: setting({
    variable: 'TRIAL_TIMEOUT',
    group: 'Trials',
    schema: seconds(86_400),
    default: '900',
    unit: 's',
    description: 'Time for one trial; one that takes longer is invalid. Ignored while a debugger is attached',
  }),
  requestTimeout: setting({
    variable: 'REQUEST_TIMEOUT',
    group: 'Trials',
    schema: seconds(86_400),
    default: '300',
    unit: 's',
    description: 'Time for one request to a provider, after which it is tried again',
  }),
  maxRetries: setting({
    variable: 'MAX_RETRIES',
    group: 'Trials',
    schema: wholeNumber(0, 100),
    default: '4',
    unit: 'tries',
    description:
      'Further tries of a request that met a rate limit, a server error, a network fault or a timeout; retry-after is honoured up to 60 s',
  }),
  giveUpAfter: setting({
    variable: 'GIVE_UP_AFTER',
    group: 'Trials',
    schema: wholeNumber(0, 1_000_000),
    default: '20',
    unit: 'trials',
    description: 'A worker whose first so many trials are all invalid runs no more; 0 never gives up',
  }),
  maxCost: setting({
    variable: 'MAX_COST',
    group: 'Trials',
    schema: dollars(1_000_000),
    unset: 'no limit',
    unit: 'US dollars',
    description:
      'Once the trials of a run have cost so much, invalid ones included, no further one starts: what is under way finishes, and the run can be continued',
  }),
  seed: setting({
    variable: 'SEED',
    group: 'Trials',
    schema: text,
    default: '1',
    description: 'Any text: seeds the simulated agents and the bootstrap intervals',
    matters: true,
  }),
  leakCheck: setting({
    variable: 'LEAK_CHECK',
    group: 'Trials',
    schema: flag,
    default: '0',
    description: '1 compares the state every trial starts from with a reference copy',
  }),
  checkTasks: setting({
    variable: 'CHECK_TASKS',
    group: 'Trials',
    schema: flag,
    default: '0',
    description:
      '1 also mutates every reference solution step by step and fails where that goes unnoticed; set by thinkingbox check',
  }),
  run: setting({
    variable: 'RUN',
    group: 'Results',
    schema: runName,
    unset: 'a new name',
    description: 'Name of the run; one that exists is continued',
  }),
  results: setting({
    variable: 'RESULTS',
    group: 'Results',
    schema: text,
    default: 'results',
    description: 'Directory that holds the runs',
  }),
  labels: setting({
    variable: 'LABEL',
    group: 'Results',
    schema: labelList,
    unset: 'no label',
    description:
      'What the run is one of, e.g. nightly; several separated by commas. thinkingbox trend --label chooses by it',
  }),
  acceptChanged: setting({
    variable: 'ACCEPT_CHANGED',
    group: 'Results',
    schema: flag,
    default: '0',
    description:
      '1 keeps finished trials of a continued run although their task, sandbox or settings have changed since',
  }),
  regrade: setting({
    variable: 'REGRADE',
    group: 'Results',
    schema: flag,
    default: '0',
    description: '1 grades the stored trials of RUN again and runs none',
  }),
  minPassAt1: setting({
    variable: 'MIN_PASS_1',
    group: 'Gates',
    schema: numberWithin(0, 1),
    unset: 'no gate',
    description: 'Smallest pass@1 of every agent, 0 to 1',
  }),
  minObserved: setting({
    variable: 'MIN_OBSERVED',
    group: 'Gates',
    schema: numberWithin(0, 1),
    unset: 'no gate',
    description: 'Smallest observed k/k of every agent, 0 to 1',
  }),
  maxCostPerSuccess: setting({
    variable: 'MAX_COST_PER_SUCCESS',
    group: 'Gates',
    schema: numberWithin(0, 1_000_000),
    unset: 'no gate',
    unit: 'US dollars',
    description: 'Largest cost of a successful attempt of every agent',
  }),
  baseline: setting({
    variable: 'BASELINE',
    group: 'Gates',
    schema: runName,
    description: 'Name of the run that MAX_REGRESSION compares with',
  }),
  maxRegression: setting({
    variable: 'MAX_REGRESSION',
    group: 'Gates',
    schema: numberWithin(0, 1),
    unset: 'no gate',
    description: 'Largest drop of pass@1 below BASELINE over the tasks that both ran, 0 to 1',
  }),
  maxInvalid: setting({
    variable: 'MAX_INVALID',
    group: 'Gates',
    schema: numberWithin(0, 1),
    unset: '0 where another gate is set',
    description: 'Largest share of invalid trials that the gates allow, 0 to 1',
  }),
  prices: setting({
    variable: 'PRICES',
    group: 'Results',
    schema: priceOverrides,
    unset: 'the catalogue',
    unit: 'US dollars per million tokens',
    description:
      'Prices that replace the catalogue: provider/model=input,output[,cached input], several separated by blanks, or a JSON file',
  }),
  otlpHeaders: setting({
    variable: 'OTEL_EXPORTER_OTLP_HEADERS',
    group: 'Results',
    schema: secretHeaderPairs,
    secret: true,
    description:
      'HTTP headers for the collector that traces are sent to: name=value, several separated by commas',
  }),
  thinkingboxData: setting({
    variable: 'THINKINGBOX_DATA',
    group: 'Data',
    schema: text,
    description: "Your checkout of the published benchmark's data",
  }),
  gatewayKey: setting({
    variable: 'AI_GATEWAY_API_KEY',
    group: 'Providers',
    schema: secret,
    secret: true,
    description: 'Key for gateway/…',
  }),
  openaiKey: setting({
    variable: 'OPENAI_API_KEY',
    group: 'Providers',
    schema: secret,
    secret: true,
    description: 'Key for openai/…',
  }),
  openaiBaseUrl: setting({
    variable: 'OPENAI_BASE_URL',
    group: 'Providers',
    schema: baseUrl,
    unset: "the provider's",
    description: 'Another address for openai/…',
  }),
  anthropicKey: setting({
    variable: 'ANTHROPIC_API_KEY',
    group: 'Providers',
    schema: secret,
    secret: true,
    description: 'Key for anthropic/…',
  }),
  anthropicBaseUrl: setting({
    variable: 'ANTHROPIC_BASE_URL',
    group: 'Providers',
    schema: baseUrl,
    unset: "the provider's",
    description: 'Another address for anthropic/…, up to and with /v1',
  }),
  openrouterKey: setting({
    variable: 'OPENROUTER_API_KEY',
    group: 'Providers',
    schema: secret,
    secret: true,
    description: 'Key for openrouter/…',
  }),
  openaiCompatibleBaseUrl: setting({
    variable: 'OPENAI_COMPATIBLE_BASE_URL',
    group: 'Providers',
    schema: baseUrl,
    description: 'Address for openai-compatible/…: vLLM, Ollama, LM Studio, …; up to and with /v1',
  }),
  openaiCompatibleKey: setting({
    variable: 'OPENAI_COMPATIBLE_API_KEY',
    group: 'Providers',
    schema: secret,
    secret: true,
    unset: 'no key is sent',
    description: 'Key for openai-compatible/…, where the server wants one',
  }),
} as const

type Table = typeof settingTable

type Value<S extends Setting> =
  | z.output<S['schema']>
  | (S extends { readonly default: string } ? never : undefined)

/** All settings, read and checked. Durations are in seconds. */
export type Settings = {
  readonly [K in Exclude<keyof Table, 'concurrency' | 'slots'>]: Value<Table[K]>
} & {
  /** Trials in flight per worker. */
  readonly concurrency: number
  /** Database slots per worker. */
  readonly slots: number
  /** Variables that look like misspelt settings, in words. */
  readonly warnings: readonly string[]
}
