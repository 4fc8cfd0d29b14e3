import { randomUUID } from 'node:crypto'
import type { OwnAgent } from '../agent.ts'
import { converse } from './converse.ts'
import { type AgentAddress, postQuestion } from './post-question.ts'
import type { TrialAddresses } from './trial-addresses.ts'

/** Milliseconds in which an agent may take note that a trial is over. */
const endsWithin = 2_000

/** An agent that is reached at an address, with HTTP POST. */
export function createUrlAgent(address: AgentAddress, addresses: TrialAddresses): OwnAgent {
  const { name } = address
  return {
    name,
    async run(session) {
      await using offered = await addresses.offer(session)
      const trial = randomUUID()
      try {
        return await converse(session, {
          name,
          trial,
          mcp: offered.url,
          ask: (question) => postQuestion(address, question, session.signal),
        })
      } finally {
        // The trial is over, so the result does not matter.
        await postQuestion(address, { type: 'end', trial }, AbortSignal.timeout(endsWithin)).catch(() => {})
      }
    },
  }
}
