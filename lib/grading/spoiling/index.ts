export {
  checkSpoilings,
  type NeutralReason,
  type Play,
  type PlayedSteps,
  type SpoilingOutcome,
  type SpoilingReport,
} from './check-spoilings.ts'
export { playOn } from './play-on.ts'
export { type Spoiling, type Steps, spoilings } from './spoil-solution.ts'
