import { expect } from 'vitest'
import type { Effect } from '../core/effect.ts'
import type { TableShape } from '../core/table-shape.ts'
import type { ToolCall } from '../core/tool-call.ts'
import { deviationDiff } from '../grading/deviation-diff.ts'
import type { ExpectedEffects } from '../grading/expected-effect.ts'
import type { Grade } from '../grading/grade-effects.ts'
import { explainFailure } from '../trial/explain-failure.ts'
import { gradeTrial } from '../trial/grade-trial.ts'
import type { Trial } from '../trial/trial.ts'

/** What `toHaveEffects` needs of a trial. */
export interface GradableTrial extends Partial<Pick<Trial, 'end' | 'error'>> {
  readonly effects: readonly Effect[]
  readonly calls: readonly ToolCall[]
  /** `sandbox.shapes` */
  readonly shapes: Readonly<Record<string, TableShape>>
  /** Told the outcome before the assertion passes or throws. */
  readonly onGraded?: (grade: Grade) => void
  /** Told that the test is wrong. */
  readonly onMisused?: () => void
}

declare module 'vitest' {
  interface Matchers<R extends void | Promise<void> = void | Promise<void>, T = unknown> {
    /**
     * Asserts that a trial changed exactly what was expected.
     *
     * @param expected - the whole list of allowed effects, or `oneOf(…)` several
     * @throws ExpectationError when `expected` itself is wrong
     * @example
     * ```ts
     * expect(trial).toHaveEffects([updated(tickets, '20', { status: 'hold' })])
     * ```
     */
    toHaveEffects(expected: ExpectedEffects): R
  }
}

expect.extend({
  toHaveEffects(received: unknown, expected: ExpectedEffects) {
    if (!isGradable(received)) {
      throw new TypeError(
        'toHaveEffects compares a trial: an object with effects, calls and shapes, as runTrial returns it. ' +
          (received instanceof Promise
            ? 'It was given a promise: write const trial = await runTrial(task, attempt).'
            : `It was given ${received === null ? 'null' : typeof received}.`),
      )
    }
    if (this.soft) {
      received.onMisused?.()
      throw new TypeError(
        'expect.soft(trial) is not for trials: of tests that run at the same time it would fail another one. ' +
          'Write expect(trial).toHaveEffects(…).',
      )
    }
    const grade = gradeTrial(received, expected, received.shapes)
    // What should not have happened is no grade: it says nothing of what should.
    if (!this.isNot) received.onGraded?.(grade)
    if (grade.passed) {
      return {
        pass: true,
        message: () => 'The trial changed exactly what was expected, although it should not have.',
      }
    }
    const { deviations } = grade
    return {
      pass: false,
      message: () => explainFailure(received, grade),
      ...deviationDiff(deviations),
      // Properties of the error would be printed once more, below the message.
      meta: { deviations },
    }
  },
})

function isGradable(value: unknown): value is GradableTrial {
  return (
    typeof value === 'object' &&
    value !== null &&
    'effects' in value &&
    Array.isArray(value.effects) &&
    'calls' in value &&
    Array.isArray(value.calls) &&
    'shapes' in value &&
    typeof value.shapes === 'object'
  )
}
