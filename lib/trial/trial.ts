import { z } from 'zod'
import { attemptSchema } from '../core/attempt.ts'
import { effectSchema } from '../core/effect.ts'
import { invalidCauseSchema } from '../core/infrastructure-error.ts'
import { messageSchema } from '../core/message.ts'
import { placedRequestSchema } from '../core/model-request.ts'
import { toolCallSchema } from '../core/tool-call.ts'
import { usageSchema } from '../core/usage.ts'
import { deviationSchema } from '../grading/deviation.ts'

/**
 * How a trial ended: by the customer, by the agent returning early, or at one of its limits (`call limit`: of tool calls; `output limit`: an answer of the
 * model was cut off); `agent error`: the agent itself threw.
 */
export const trialEndSchema = z.enum([
  'customer finished',
  'agent stopped',
  'step limit',
  'turn limit',
  'call limit',
  'output limit',
  'agent error',
])

/** What ends a trial before agent and customer are done. */
export const earlyEndSchema = trialEndSchema.extract([
  'step limit',
  'turn limit',
  'call limit',
  'output limit',
  'agent error',
])

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
  /** Every answered request of the agent to its model, where the agent says so. */
  requests: z.array(placedRequestSchema).optional(),
  /** The end of what an agent in another process wrote to its standard error meanwhile. */
  stderr: z.string().optional(),
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

export type JudgedAnswer = z.infer<typeof judgedAnswerSchema>
export type TrialEnd = z.infer<typeof trialEndSchema>
export type Trial = z.infer<typeof trialSchema>
export type Verdict = z.infer<typeof verdictSchema>
export type TrialRecord = z.infer<typeof trialRecordSchema>
