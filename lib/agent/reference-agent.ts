import type { BuiltInAgent } from './agent.ts'
import { AgentError } from './agent-error.ts'
import { playSteps } from './play-steps.ts'

/**
 * Replays each task's reference solution through the trial's MCP server: the agent that needs no key, and the proof that a
 * task can be passed.
 */
export const referenceAgent: BuiltInAgent = {
  name: 'reference',
  async run(session, task) {
    const refused = await playSteps(session, task.solution)
    if (refused) {
      throw new AgentError(
        'SOLUTION_STEP_FAILED',
        'reference',
        `Step ${refused.index + 1} of ${task.solution.length} of the solution of ${task.id} (${refused.tool}) was refused: ${refused.answer}`,
      )
    }
    await session.reply('Everything you asked for has been dealt with.')
  },
}
