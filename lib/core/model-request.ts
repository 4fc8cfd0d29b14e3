import { z } from 'zod'

/** What is kept of one request to a model: how large it was, and how its answer ended. */
export const modelRequestSchema = z.object({
  /** As `provider/model-id`. */
  model: z.string(),
  /** Messages that were sent beside the instructions. */
  messages: z.int().nonnegative(),
  /** Characters of the instructions, the tools and the messages, as JSON. */
  characters: z.int().nonnegative(),
  /** As the provider reports it; absent where it does not. */
  inputTokens: z.int().nonnegative().exactOptional(),
  /** The part of `inputTokens` that was read from the provider's cache. */
  cachedInputTokens: z.int().nonnegative().exactOptional(),
  outputTokens: z.int().nonnegative().exactOptional(),
  /** Why the model stopped, such as `stop`, `tool-calls` or `length`. */
  finish: z.string(),
  durationMs: z.number().nonnegative(),
})

/** The same, with its place in the trial: how many tool calls and messages there were when it was answered. */
export const placedRequestSchema = modelRequestSchema.extend({
  /** Milliseconds after the trial began; absent in lines from before it was kept. */
  startedMs: z.number().nonnegative().optional(),
  afterCalls: z.int().nonnegative(),
  afterMessages: z.int().nonnegative(),
})

export type ModelRequest = z.infer<typeof modelRequestSchema>
export type PlacedRequest = z.infer<typeof placedRequestSchema>
