import { z } from 'zod'
import { jsonSchema } from '../core/json.ts'
import { deviationSchema } from '../grading/deviation.ts'
import { trialEndSchema, verdictSchema } from '../trial/trial.ts'

/** A tool as a player sees it: what a model under test is shown. `inputSchema` is the JSON Schema of its arguments. */
const toolSchema = z.object({
  name: z.string(),
  description: z.string(),
  inputSchema: z.record(z.string(), z.unknown()),
})

/** What a played trial came to; `why` says it in the words of a failing test, and is absent when it passed. */
const gradeSchema = z.object({
  verdict: verdictSchema,
  end: trialEndSchema.optional(),
  deviations: z.array(deviationSchema),
  why: z.string().optional(),
})

/** Which of the tasks it is, as in `1 of 3`. */
const trialSchema = z.string()

/**
 * What a player is told. `start`, `result`, `customer` and `end` go to the agent, `ask_customer` and `end` to whoever plays the
 * customer, `error` to whoever sent what cannot be used.
 */
export const playEventSchema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('start'),
    trial: trialSchema,
    /** The task's id; absent from a blind try. */
    task: z.string().optional(),
    /** The policy document, as a model gets it. */
    instructions: z.string(),
    /** The customer's first message. */
    request: z.string(),
    tools: z.array(toolSchema),
  }),
  z.object({ type: z.literal('result'), name: z.string(), isError: z.boolean(), result: jsonSchema }),
  /** What the customer replied; null when the conversation is over. */
  z.object({ type: z.literal('customer'), text: z.string().nullable() }),
  z.object({
    type: z.literal('ask_customer'),
    trial: trialSchema,
    /** Who the customer is, how to play them, and when they are finished. */
    instructions: z.string(),
    conversation: z.array(z.object({ from: z.enum(['you', 'desk']), text: z.string() })),
  }),
  z.object({
    type: z.literal('end'),
    trial: trialSchema,
    /** Tasks that are still to be played. */
    left: z.int().nonnegative(),
    /** Absent where the player must not learn it. */
    grade: gradeSchema.optional(),
  }),
  z.object({ type: z.literal('error'), message: z.string() }),
])

export type PlayTool = z.infer<typeof toolSchema>
export type PlayedGrade = z.infer<typeof gradeSchema>
export type PlayEvent = z.infer<typeof playEventSchema>

const callSchema = z.strictObject({
  type: z.literal('call'),
  name: z.string(),
  arguments: z.record(z.string(), z.unknown()).default({}),
})

const saySchema = z.strictObject({
  type: z.literal('say'),
  text: z.string().regex(/\S/, 'must not be blank'),
})

/** Kept with the trial; the customer does not get it. */
const noteSchema = z.strictObject({
  type: z.literal('note'),
  text: z.string().regex(/\S/, 'must not be blank'),
})

const endSchema = z.strictObject({ type: z.literal('end') })

const customerSchema = z
  .strictObject({ type: z.literal('customer'), text: z.string(), finished: z.boolean().default(false) })
  .refine(({ text, finished }) => finished || text.trim() !== '', {
    path: ['text'],
    error: 'must not be blank unless finished is true',
  })

/** Whose turn it is. */
export type PlayPart = 'agent' | 'customer'

/** What a player may do, by part. */
export const moveSchemas = {
  agent: z.discriminatedUnion('type', [callSchema, saySchema, noteSchema, endSchema]),
  customer: z.discriminatedUnion('type', [customerSchema]),
} as const

export type AgentMove = z.output<typeof moveSchemas.agent>
export type CustomerMove = z.output<typeof moveSchemas.customer>
