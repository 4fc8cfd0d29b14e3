export { attributeEffects } from './attribute-effects.ts'
export { checkExpected } from './check-expected.ts'
export { isCleanFailure } from './clean-failure.ts'
export { computeEffects } from './compute-effects.ts'
export { type Deviation, type DeviationKind, deviationSchema } from './deviation.ts'
export { deviationDiff } from './deviation-diff.ts'
export { type Effect, effectSchema, type Row, rowSchema, type Snapshot } from './effect.ts'
export { ExpectationError, type ExpectationErrorCode, type ExpectationPlace } from './expectation-error.ts'
export {
  type AcceptableEndStates,
  type AsymmetricMatcher,
  deleted,
  type ExpectedChanges,
  type ExpectedEffect,
  type ExpectedEffects,
  type ExpectedRow,
  inserted,
  oneOf,
  type RowKey,
  updated,
} from './expected-effect.ts'
export { type ExplainOptions, explainDeviations } from './explain-deviations.ts'
export { type Grade, gradeEffects } from './grade-effects.ts'
export { inlineValue } from './inline-value.ts'
export { sameValue } from './same-value.ts'
