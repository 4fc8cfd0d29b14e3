import { z } from 'zod'
import type { Json } from '../core/json.ts'
import type { Deviation } from '../grading/deviation.ts'
import type { TrialEnd, Verdict } from '../trial/trial.ts'

/** A tool as a player sees it: what a model under test is shown. */
export interface PlayTool {
  readonly name: string
  readonly description: string
  /** JSON Schema of the arguments. */
  readonly inputSchema: Readonly<Record<string, unknown>>
}

/** One message as the customer sees it. */
export interface SeenMessage {
  readonly from: 'you' | 'desk'
  readonly text: string
}

/**
 * What a player is told. `start`, `result`, `customer` and `end` go to the agent, `ask_customer` and `end` to whoever plays the
 * customer, `error` to whoever sent what cannot be used.
 */
export type PlayEvent =
  | {
      readonly type: 'start'
      /** Which of the tasks it is, as in `1 of 3`. */
      readonly trial: string
      /** The task's id; absent from a blind try. */
      readonly task?: string
      /** The policy document, as a model gets it. */
      readonly instructions: string
      /** The customer's first message. */
      readonly request: string
      readonly tools: readonly PlayTool[]
    }
  | { readonly type: 'result'; readonly name: string; readonly isError: boolean; readonly result: Json }
  /** What the customer replied; null when the conversation is over. */
  | { readonly type: 'customer'; readonly text: string | null }
  | {
      readonly type: 'ask_customer'
      /** Which of the tasks it is, as in `1 of 3`. */
      readonly trial: string
      /** Who the customer is, how to play them, and when they are finished. */
      readonly instructions: string
      readonly conversation: readonly SeenMessage[]
    }
  | {
      readonly type: 'end'
      readonly trial: string
      /** Tasks that are still to be played. */
      readonly left: number
      /** Absent where the player must not learn it. */
      readonly grade?: PlayedGrade
    }
  | { readonly type: 'error'; readonly message: string }

/** What a played trial came to. */
export interface PlayedGrade {
  readonly verdict: Verdict
  readonly end?: TrialEnd
  readonly deviations: readonly Deviation[]
  /** Why it failed or is invalid, in the words of a failing test; absent when it passed. */
  readonly why?: string
}

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
