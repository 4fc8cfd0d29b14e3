import type { BuiltInAgent } from './agent.ts'

/**
 * Answers the customer once, politely, and does nothing: the floor against which every figure of a domain can be held.
 */
export const idleAgent: BuiltInAgent = {
  name: 'idle',
  async run(session) {
    await session.reply('Thank you for your message. We will look into it.')
  },
}
