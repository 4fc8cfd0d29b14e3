import { visible } from '../core/inline-value.ts'
import type { Trial } from './trial.ts'

/**
 * Why a trial was over before its conversation was: that explains the end state better than what is missing in it.
 *
 * @returns undefined when the conversation came to its own end
 */
export function explainEnd({ end, error }: Partial<Pick<Trial, 'end' | 'error'>>): string | undefined {
  if (end === 'agent error') return `agent error: ${visible((error || 'no message').replaceAll(/\s+/g, ' '))}`
  if (end === 'step limit') return 'step limit: the agent was stopped before it came to an end'
  if (end === 'turn limit') return 'turn limit: the conversation was stopped before the customer ended it'
  if (end === 'call limit') return 'call limit: the agent was stopped because it made too many calls'
  if (end === 'output limit') return 'output limit: an answer of the model was cut off'
  return undefined
}
