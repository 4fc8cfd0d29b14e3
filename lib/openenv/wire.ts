import { z } from 'zod'

/** Some clients draw seeds of 64 bits, more than a number holds exactly. */
const wholeNumber = z.number().refine(Number.isInteger, 'It is a whole number.')

/** `reset`'s parameters over HTTP, where they are checked; what an environment cannot take is dropped. */
export const resetSchema = z.object({
  seed: wholeNumber.min(0).nullish(),
  episode_id: z.string().max(255).nullish(),
  task_id: z.string().nullish(),
  split: z.string().nullish(),
  index: z.int().nullish(),
})

/** Over the socket a seed may be any whole number, and an episode's name of any length. */
export const looseResetSchema = z.object({
  seed: wholeNumber.nullish(),
  episode_id: z.string().nullish(),
  task_id: z.string().nullish(),
  split: z.string().nullish(),
  index: z.int().nullish(),
})

const metadata = z.record(z.string(), z.unknown()).optional()

export const actionSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('list_tools'), metadata }),
  z.strictObject({
    type: z.literal('call_tool'),
    tool_name: z.string(),
    arguments: z.record(z.string(), z.unknown()).default({}),
    metadata,
  }),
])

/** The body of POST /step. */
export const stepSchema = z.object({
  action: actionSchema,
  timeout_s: z.number().positive().nullish(),
  request_id: z.string().max(255).nullish(),
})

/** Frames of the socket by type. */
export const frameSchemas = {
  reset: z.strictObject({ type: z.literal('reset'), data: looseResetSchema.default({}) }),
  step: z.strictObject({ type: z.literal('step'), data: actionSchema }),
  state: z.strictObject({ type: z.literal('state') }),
  close: z.strictObject({ type: z.literal('close') }),
  mcp: z.strictObject({ type: z.literal('mcp'), data: z.unknown() }),
}

export const observationSchema = z.strictObject({
  /** Of `list_tools`. */
  tools: z
    .array(z.strictObject({ name: z.string(), description: z.string(), input_schema: z.looseObject({}) }))
    .optional(),
  /** Of `call_tool`, with `result` and `error`. */
  tool_name: z.string().optional(),
  result: z
    .strictObject({
      content: z.array(z.strictObject({ type: z.literal('text'), text: z.string() })),
      structured_content: z.looseObject({}).nullable(),
      meta: z.null(),
      data: z.unknown(),
      is_error: z.literal(false),
    })
    .nullable()
    .optional(),
  error: z.strictObject({ error_type: z.string(), message: z.string() }).nullable().optional(),
  metadata: z.looseObject({}),
})

export const stateSchema = z.strictObject({
  episode_id: z.string().nullable(),
  step_count: z.int().min(0),
  domain: z.string(),
  task_id: z.string().nullable(),
  done: z.boolean(),
  reward: z.union([z.literal(0), z.literal(1)]).nullable(),
  reward_info: z.strictObject({ end: z.string(), deviations: z.array(z.string()) }).nullable(),
})

export type ResetParameters = z.infer<typeof looseResetSchema>
export type Action = z.infer<typeof actionSchema>
export type Observation = z.infer<typeof observationSchema>
export type EnvironmentState = z.infer<typeof stateSchema>

/** What `reset` and `step` answer. */
export interface StepResult {
  readonly observation: Observation
  /** 0 until the episode is over. */
  readonly reward: number
  readonly done: boolean
  readonly metadata: Readonly<Record<string, unknown>>
}
