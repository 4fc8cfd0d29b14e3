export { checkMutations } from './check-mutations.ts'
export { countMutations, type MutationCounts } from './count-mutations.ts'
export { createStepPlayer } from './step-player.ts'
