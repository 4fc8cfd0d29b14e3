import type { SimulatedName } from '../../settings/model-name.ts'
import type { BuiltInAgent } from '../agent.ts'
import { playSteps } from '../play-steps.ts'
import { intend } from './intend.ts'

/**
 * An agent without a model that knows the solution and gets it wrong now and then, to show what reports look like. Its calls
 * are real: they go through MCP to the sandbox, and what comes of them is graded like any other trial.
 *
 * @param name - `simulated/erratic`, `simulated/dependable` or `simulated/unlucky`
 * @param seed - the setting `SEED`: the same seed gives the same results
 */
export function createSimulatedAgent(name: SimulatedName, seed: string): BuiltInAgent {
  return {
    name,
    async run(session, task) {
      const { steps, ending, outage } = intend(name, seed, task, session.attempt)
      await playSteps(session, steps)
      if (outage) throw outage
      if (ending === 'step limit') return { end: 'step limit' }
      if (ending === 'answer') await session.reply('All done. Is there anything else?')
    },
  }
}
