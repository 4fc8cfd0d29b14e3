import type { Effect } from '../core/effect.ts'
import type { TableShape } from '../core/table-shape.ts'
import type { ToolCall } from '../core/tool-call.ts'
import type { ExpectedEffects } from '../grading/expected-effect.ts'
import { type Grade, gradeEffects } from '../grading/grade-effects.ts'
import type { TrialEnd } from './trial.ts'

interface Gradable {
  readonly end?: TrialEnd | undefined
  readonly effects: readonly Effect[]
  readonly calls: readonly ToolCall[]
}

/**
 * The grade of a trial: its effects against the expected ones. A trial in which the agent itself threw has failed whatever
 * the state; it has no deviation, because what is missing then says nothing of what the agent would have done.
 *
 * @throws ExpectationError when `expected` itself is wrong
 */
export function gradeTrial(
  { end, effects, calls }: Gradable,
  expected: ExpectedEffects,
  shapes: Readonly<Record<string, TableShape>>,
): Grade {
  const grade = gradeEffects(effects, expected, shapes, calls)
  return end === 'agent error' ? { ...grade, passed: false, deviations: [] } : grade
}
