import { z } from 'zod'
import { modelRequestSchema } from '../core/model-request.ts'
import { usageSchema } from '../core/usage.ts'
import type { AgentSession, TrialSession } from './agent.ts'

const usedSchema = usageSchema
  .strict()
  .refine(({ inputTokens, cachedInputTokens }) => cachedInputTokens <= inputTokens, {
    path: ['cachedInputTokens'],
    error: 'it is a part of inputTokens, and cannot be more',
  })

/**
 * A session as a user's agent gets it: what the agent hands over is checked where it does so, in words that name the call.
 * What nobody checked would make a journal line that cannot be read.
 */
export function ownSession(trial: TrialSession): AgentSession {
  const { connect: _connect, keepStderr: _keepStderr, ...session } = trial
  return {
    ...session,
    reply: async (text) => await session.reply(checked('reply', z.string(), text)),
    addNote: (kind, text) => {
      const given = z.tuple([z.enum(['note', 'reasoning']), z.string()])
      session.addNote(...checked('addNote', given, [kind, text]))
    },
    addUsage: (usage) => session.addUsage(checked('addUsage', usedSchema, usage)),
    addRequest: (request) => session.addRequest(checked('addRequest', modelRequestSchema, request)),
    recordRefusedCall: (tool, rawArguments, message) => {
      const given = z.tuple([z.string(), z.string(), z.string()])
      session.recordRefusedCall(...checked('recordRefusedCall', given, [tool, rawArguments, message]))
    },
  }
}

/** @throws TypeError when the value is not what the method takes */
function checked<Schema extends z.ZodType>(method: string, schema: Schema, value: unknown): z.output<Schema> {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  const problems = parsed.error.issues.map(({ path, message }) => [...path, message].join(': '))
  throw new TypeError(`session.${method} was called wrongly: ${problems.join('; ')}`)
}
