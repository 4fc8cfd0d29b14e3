import { z } from 'zod'
import { attemptSchema } from '../core/attempt.ts'
import { invalidCauseSchema } from '../core/infrastructure-error.ts'
import { usageSchema } from '../core/usage.ts'
import { levels } from '../define/levels.ts'
import { earlyEndSchema, verdictSchema } from '../trial/trial.ts'

/**
 * What a finished test says about its trial in `task.meta.trial`: all that the report's figures need, under 500 bytes
 * of plain JSON, so that blobs of sharded runs carry it. The trajectory is in the journal.
 */
export const trialMetaSchema = z.object({
  task: z.string(),
  domain: z.string(),
  /** Of the task. */
  level: z.enum(levels).optional(),
  agent: z.string(),
  /** The model that played the customer; absent where none did. */
  customer: z.string().optional(),
  attempt: attemptSchema,
  /** Attempts asked for per task. */
  of: attemptSchema,
  verdict: verdictSchema,
  /** Why it is invalid. */
  cause: invalidCauseSchema.optional(),
  /** How it ended, where something ended it before agent and customer were done. */
  end: earlyEndSchema.optional(),
  /** Why it is invalid, or what the agent died of, in one line of words; long ones are cut. */
  message: z.string().optional(),
  /** The failure was clean. */
  clean: z.boolean().optional(),
  /** Deviations as `[kind, table.column]`, kind being `w`rong field, `e`xtra or `m`issing effect; at most six distinct ones, every kind among them; longest places cut. */
  deviations: z.array(z.tuple([z.enum(['w', 'e', 'm']), z.string()])).optional(),
  /** What an assertion that is not about the end state said, its first line; a long one is cut. */
  assertion: z.string().optional(),
  /** Agent, customer and judge together: input, cached input, output tokens. */
  tokens: z.tuple([z.int(), z.int(), z.int()]),
  /** US dollars; absent when a price, or what the agent used, is unknown. */
  cost: z.number().nonnegative().optional(),
  /** The models that were paid, the dearest four: role, model, US dollars. */
  costs: z.array(z.tuple([usageSchema.shape.role, z.string(), z.number()])).optional(),
  /** Milliseconds. */
  ms: z.number().nonnegative(),
  /** It was finished in an earlier session of this run and only read from the journal. */
  resumed: z.boolean().optional(),
  /**
   * It was finished in an earlier session, but what is named here has changed since: it ran again, or was kept because
   * the change was accepted (then it is `resumed` too).
   */
  changed: z.array(z.enum(['task', 'sandbox', 'settings', 'agent'])).optional(),
  /** Files that changed where the sandbox did, seen from its folder: the first three. */
  changedFiles: z.array(z.string()).optional(),
  /** Its verdict before it was graded again. */
  was: verdictSchema.optional(),
})

export type TrialMeta = z.infer<typeof trialMetaSchema>
