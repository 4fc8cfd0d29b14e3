import type { Deviation } from '../grading/deviation.ts'
import type { TableShape } from '../sandbox/table-shape.ts'
import type { Trial } from '../trial/trial.ts'

/** What `expect(trial).toHaveEffects(…)` reports back. */
export interface GradeReport {
  readonly passed: boolean
  readonly deviations: readonly Deviation[]
}

/** A finished trial as a test sees it: what happened, ready for `expect(trial).toHaveEffects(…)`. */
export interface GradedTrial extends Trial {
  /** The sandbox's tables, for comparing and explaining. */
  readonly shapes: Readonly<Record<string, TableShape>>
  /** Called by the matcher with its outcome. */
  onGraded(grade: GradeReport): void
}
