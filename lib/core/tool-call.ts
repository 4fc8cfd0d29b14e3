import { z } from 'zod'
import { effectSchema } from './effect.ts'
import { jsonSchema } from './json.ts'

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
  /** Milliseconds after the trial began; absent in lines from before it was kept. */
  startedMs: z.number().nonnegative().optional(),
  durationMs: z.number().nonnegative(),
})

export type ToolCall = z.infer<typeof toolCallSchema>
