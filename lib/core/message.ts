import { z } from 'zod'

/** What the customer or the agent said. */
export const messageSchema = z.object({
  role: z.enum(['customer', 'agent']),
  text: z.string(),
  /** How many tool calls had been made when this was said. */
  afterCalls: z.int().nonnegative(),
})

export type Message = z.infer<typeof messageSchema>
