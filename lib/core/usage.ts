import { z } from 'zod'

/** Tokens and model calls. `model` names the model that used them, as `provider/model-id`. */
export const usageSchema = z.object({
  model: z.string(),
  role: z.enum(['agent', 'customer', 'judge']),
  calls: z.int().nonnegative(),
  inputTokens: z.int().nonnegative(),
  /** The part of `inputTokens` that was read from the provider's cache. */
  cachedInputTokens: z.int().nonnegative(),
  outputTokens: z.int().nonnegative(),
  /** How many of the calls came without a count of tokens: what they cost is unknown. */
  unreportedCalls: z.int().positive().exactOptional(),
})

export type Usage = z.infer<typeof usageSchema>
