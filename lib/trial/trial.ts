import { z } from 'zod'
import { invalidCauseSchema } from '../agent/infrastructure-error.ts'
import { deviationSchema } from '../grading/deviation.ts'
import { effectSchema } from '../grading/effect.ts'
import { attemptSchema } from './attempt.ts'
import { jsonSchema } from './json.ts'
import { usageSchema } from './usage.ts'

/** One tool call as it happened. */
export const toolCallSchema = z.object({
  tool: z.string(),
  /** The arguments as sent; text when they were not valid JSON. */
  arguments: jsonSchema,
  /** Structured content, or the text when there is none. */
  result: jsonSchema,
  /** The call was refused or failed, and changed nothing. */
  isError: z.boolean(),
  /** The tool is state-changing (not read-only). False for an unknown tool. */
  writes: z.boolean(),
  /** What this call alone changed. */
  effects: z.array(effectSchema),
  durationMs: z.number().nonnegative(),
})

export const messageSchema = z.object({
  role: z.enum(['customer', 'agent']),
  text: z.string(),
  /** How many tool calls had been made when this was said. */
  afterCalls: z.int().nonnegative(),
})

/**
 * How a trial ended: by the customer, by the agent returning early, or at one of its limits; `agent error`: the agent
 * itself threw.
 */
export const trialEndSchema = z.enum([
  'customer finished',
  'agent stopped',
  'step limit',
  'turn limit',
  'agent error',
])

/** What ends a trial before agent and customer are done. */
export const earlyEndSchema = trialEndSchema.extract(['step limit', 'turn limit', 'agent error'])

/** How a judge answered a yes/no question about a trial's final response. */
export const judgedAnswerSchema = z.object({
  question: z.string(),
  answer: z.enum(['yes', 'no']),
  reason: z.string(),
})

/** What happened in one trial, before it is graded. */
export const trialSchema = z.object({
  task: z.string(),
  domain: z.string(),
  /** The agent's name, e.g. `openai/gpt-5` or `reference`. */
  agent: z.string(),
  attempt: attemptSchema,
  startedAt: z.iso.datetime(),
  durationMs: z.number().nonnegative(),
  end: trialEndSchema,
  /** The agent's own error message when `end` is `agent error`. */
  error: z.string().optional(),
  conversation: z.array(messageSchema),
  calls: z.array(toolCallSchema),
  effects: z.array(effectSchema),
  usage: z.array(usageSchema),
  /** What a judge said of the final response, where one was asked. */
  answers: z.array(judgedAnswerSchema).optional(),
})

/** What a trial came to. */
export const verdictSchema = z.enum(['passed', 'failed', 'invalid'])

/** A graded trial: one journal line. */
export const trialRecordSchema = z.discriminatedUnion('verdict', [
  trialSchema.extend({ verdict: z.literal('passed'), deviations: z.tuple([]) }),
  trialSchema.extend({
    verdict: z.literal('failed'),
    /** Empty when the end state was right and another assertion of the test failed. */
    deviations: z.array(deviationSchema),
    /** Ended by itself, called a state-changing tool, and saw no error on its last call. */
    clean: z.boolean(),
    /** The message of a failed assertion other than `toHaveEffects`. */
    otherFailure: z.string().optional(),
  }),
  trialSchema.partial({ end: true, effects: true }).extend({
    verdict: z.literal('invalid'),
    cause: invalidCauseSchema,
    message: z.string(),
  }),
])

export type ToolCall = z.infer<typeof toolCallSchema>
export type JudgedAnswer = z.infer<typeof judgedAnswerSchema>
export type Message = z.infer<typeof messageSchema>
export type TrialEnd = z.infer<typeof trialEndSchema>
export type Trial = z.infer<typeof trialSchema>
export type Verdict = z.infer<typeof verdictSchema>
export type TrialRecord = z.infer<typeof trialRecordSchema>
