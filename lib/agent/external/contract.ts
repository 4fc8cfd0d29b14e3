import { z } from 'zod'
import { usageSchema } from '../../core/usage.ts'

/**
 * What is said between the library and an agent in another process, as JSON objects. The library asks (`start`, then
 * `message` for each of the customer's replies) and the agent answers each of these once; `end` wants no answer.
 */
export type AgentQuestion =
  | {
      readonly type: 'start'
      readonly trial: string
      readonly instructions: string
      readonly request: string
      /** Address of the trial's tools: MCP over streamable HTTP. */
      readonly mcp: string
      readonly seed: string
      readonly attempt: number
    }
  | { readonly type: 'message'; readonly trial: string; readonly text: string }

/** The trial is over: nothing more comes of it, and its MCP address is gone. */
export interface AgentEnd {
  readonly type: 'end'
  readonly trial: string
}

/** The first line of a command: whether a process of it serves one trial or all trials of a worker. */
export const readySchema = z.strictObject({ type: z.literal('ready'), trials: z.enum(['one', 'many']) })

const usedSchema = usageSchema
  .omit({ role: true })
  .extend({
    calls: z.int().nonnegative().default(1),
    cachedInputTokens: z.int().nonnegative().default(0),
  })
  .strict()
  .refine(({ inputTokens, cachedInputTokens }) => cachedInputTokens <= inputTokens, {
    path: ['cachedInputTokens'],
    error: 'it is a part of inputTokens, and cannot be more',
  })

/** What an agent answers. */
export const answerSchema = z
  .strictObject({
    /** Which trial the answer is for: over HTTP that is known. */
    trial: z.string().optional(),
    /** For the customer; without it the agent is done. */
    text: z.string().optional(),
    /** What was used since the last answer, by model. */
    usage: z.array(usedSchema).default([]),
    /** Kept with the trial; the customer does not get it. */
    notes: z.array(z.strictObject({ kind: z.enum(['note', 'reasoning']), text: z.string() })).default([]),
    /** The agent stopped at a limit of its own. */
    end: z.enum(['step limit', 'output limit']).optional(),
    /** The agent could not go on. With a cause, infrastructure is at fault and the trial is invalid. */
    error: z
      .strictObject({
        message: z.string(),
        cause: z.enum(['rate limit', 'provider error', 'network', 'provider timeout']).optional(),
      })
      .optional(),
  })
  .refine(({ text, error }) => text === undefined || error === undefined, {
    error: 'text and error exclude each other',
  })

export type AgentAnswer = z.output<typeof answerSchema>
