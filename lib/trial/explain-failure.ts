import type { ToolCall } from '../core/tool-call.ts'
import { explainDeviations } from '../grading/explain-deviations.ts'
import type { Grade } from '../grading/grade-effects.ts'
import { explainEnd } from './explain-end.ts'
import type { Trial } from './trial.ts'

interface Ended extends Partial<Pick<Trial, 'end' | 'error'>> {
  readonly calls: readonly ToolCall[]
}

/**
 * Why a graded trial failed: how it ended, where that explains it, and each deviation with the call that caused it. A
 * failing test, a served session and a played trial say the same.
 */
export function explainFailure(trial: Ended, { deviations, endState, endStates }: Grade): string {
  const why =
    deviations.length > 0 && explainDeviations(deviations, { calls: trial.calls, endState, endStates })
  return [explainEnd(trial), why].filter((part) => typeof part === 'string').join('\n')
}
