export { replayGolden } from './golden-effects.ts'
export type { PublishedMapping } from './published-sandbox.ts'
export { type PublishedTask, type PublishedTasksOptions, publishedTasks } from './published-tasks.ts'
export { ReleaseError } from './release-error.ts'
