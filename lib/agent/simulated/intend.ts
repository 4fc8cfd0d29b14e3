import { InfrastructureError } from '../../core/infrastructure-error.ts'
import type { Task } from '../../define/define-task.ts'
import { seededRandom } from '../../metrics/seeded-random.ts'
import type { SimulatedName } from '../../settings/model-name.ts'
import { characters, outages } from './character.ts'
import { injectFault, type Plan } from './inject-fault.ts'

/** What a simulated agent will do in one attempt. */
export interface Intention extends Plan {
  /** Thrown after the plan's steps: the attempt is invalid. */
  readonly outage?: InfrastructureError
}

/**
 * Decides an attempt from nothing but the seed, the agent's name, the task and the attempt, so that neither the number of
 * workers nor the order of trials changes a result.
 */
export function intend(name: SimulatedName, seed: string, task: Task, attempt: number): Intention {
  const character = characters[name]
  const place = `${seed}/${name}/${task.domain}/${task.id}`
  const perTask = seededRandom(place)
  const ability = character.solves(perTask)
  const random = character.varies ? seededRandom(`${place}/${attempt}`) : perTask
  const hasOutage = random() < character.outage
  const plan: Plan =
    random() < ability ? { steps: task.solution, ending: 'answer' } : injectFault(task, random)
  if (!hasOutage) return plan
  const steps = plan.steps.slice(0, Math.floor(random() * plan.steps.length))
  return { ...plan, steps, outage: pickOutage(random()) }
}

function pickOutage(draw: number): InfrastructureError {
  const [cause, message] = outages[Math.floor(draw * outages.length)] ?? outages[0]
  return new InfrastructureError(cause, message)
}
