import type { InfrastructureError } from '../core/infrastructure-error.ts'
import type { TableShape } from '../core/table-shape.ts'
import type { Usage } from '../core/usage.ts'
import type { Deviation } from '../grading/deviation.ts'
import type { JudgedAnswer, Trial } from '../trial/trial.ts'

/** What `expect(trial).toHaveEffects(…)` reports back. */
export interface GradeReport {
  readonly passed: boolean
  readonly deviations: readonly Deviation[]
}

/** What a judge said of a trial, and what asking it used. */
export interface Judgement {
  readonly answers: readonly JudgedAnswer[]
  readonly usage: readonly Usage[]
}

/** A finished trial as a test sees it: what happened, ready for `expect(trial).toHaveEffects(…)`. */
export interface GradedTrial extends Trial {
  /** The sandbox's tables, for comparing and explaining. */
  readonly shapes: Readonly<Record<string, TableShape>>
  /** Called by the matcher with its outcome. */
  onGraded(grade: GradeReport): void
  /** Called by the matcher where the test uses it wrongly: then the trial is not recorded. */
  onMisused(): void
  /** It ran in an earlier session and was only read from the journal. */
  readonly stored: boolean
  /** Keeps a judge's answers with the trial. */
  onJudged(judgement: Judgement): void
  /** Makes the trial invalid, because infrastructure failed while it was graded, and skips the test. */
  invalidate(fault: InfrastructureError, usage: readonly Usage[]): never
}
