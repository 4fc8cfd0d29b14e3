import { z } from 'zod'
import { effectSchema } from '../core/effect.ts'

/** What a served session has come to, so far or in the end. */
export const sessionReportSchema = z.object({
  /** Its name, such as `4711.2`: the second session of process 4711. */
  session: z.string(),
  domain: z.string(),
  /** Undefined when a domain is served without a task: there is nothing to grade by. */
  task: z.string().optional(),
  /** Why it is over; undefined while it is open. */
  ended: z.string().optional(),
  calls: z.int(),
  effects: z.array(effectSchema),
  passed: z.boolean().optional(),
  /** Why it has not passed, as a failing test says it. */
  failure: z.string().optional(),
  /** Why the effects could not be read. */
  fault: z.string().optional(),
})

export type SessionReport = z.infer<typeof sessionReportSchema>
