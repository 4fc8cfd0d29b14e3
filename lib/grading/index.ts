export { attributeEffects } from './attribute-effects.ts'
export { isCleanFailure } from './clean-failure.ts'
export { computeEffects } from './compute-effects.ts'
export { type Deviation, type DeviationKind, deviationSchema } from './deviation.ts'
export { type Effect, effectSchema, type Row, rowSchema, type Snapshot } from './effect.ts'
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
export { sameValue } from './same-value.ts'
