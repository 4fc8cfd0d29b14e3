import { z } from 'zod'

/** What the customer or the agent wrote. */
export const messageSchema = z.object({
  role: z.enum(['customer', 'agent']),
  text: z.string(),
  /**
   * Set when the other side did not get it: what the agent wrote beside its tool calls (`note`), or what either thought
   * before it spoke (`reasoning`).
   */
  unsaid: z.enum(['note', 'reasoning']).optional(),
  /** How many tool calls had been made when this was said. */
  afterCalls: z.int().nonnegative(),
})

export type Message = z.infer<typeof messageSchema>
