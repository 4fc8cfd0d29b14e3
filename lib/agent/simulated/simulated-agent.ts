import { seededRandom } from '../../metrics/seeded-random.ts'
import type { SimulatedName } from '../../settings/model-name.ts'
import type { Task } from '../../task/define-tasks.ts'
import type { AgentResult, AgentSession, InsiderAgent } from '../agent.ts'
import { InfrastructureError } from '../infrastructure-error.ts'
import { playSteps } from '../play-steps.ts'
import { characters, outages } from './character.ts'
import { type Plan, spoil } from './spoil.ts'

/**
 * An agent without a model that knows the solution and gets it wrong now and then, to show what reports look like. Its calls
 * are real: they go through MCP to the sandbox, and what comes of them is graded like any other trial.
 *
 * What it does depends only on the seed, its name, the task and the attempt, so that neither the number of workers nor the order
 * of trials changes a result.
 *
 * @param name - `simulated/erratic`, `simulated/dependable` or `simulated/unlucky`
 * @param seed - the setting `SEED`
 */
export function createSimulatedAgent(name: SimulatedName, seed: string): InsiderAgent {
  return { name, run: (session, task) => act(name, seed, session, task) }
}

async function act(
  name: SimulatedName,
  seed: string,
  session: AgentSession,
  task: Task,
): Promise<AgentResult> {
  const character = characters[name]
  const place = `${seed}/${name}/${task.domain}/${task.id}`
  const perTask = seededRandom(place)
  const ability = character.solves(perTask)
  const random = character.varies ? seededRandom(`${place}/${session.attempt}`) : perTask
  const outage = random() < character.outage
  const plan: Plan = random() < ability ? { steps: task.solution, ending: 'answer' } : spoil(task, random)
  if (outage) {
    await playSteps(session, plan.steps.slice(0, Math.floor(random() * plan.steps.length)))
    throw outageAt(random())
  }
  await playSteps(session, plan.steps)
  if (plan.ending === 'step limit') return { end: 'step limit' }
  if (plan.ending === 'answer') await session.reply('All done. Is there anything else?')
}

function outageAt(draw: number): InfrastructureError {
  const [cause, message] = outages[Math.floor(draw * outages.length)] ?? ['network', 'simulated']
  return new InfrastructureError(cause, message)
}
