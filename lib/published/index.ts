export type { Row } from './base-records.ts'
export { replayGolden, toExpected } from './golden-effects.ts'
export {
  type PublishedDomainData,
  type PublishedMapping,
  publishedDomainName,
  readPublishedDomain,
} from './published-sandbox.ts'
export {
  type PublishedDomain,
  type PublishedServerName,
  publishedDomains,
  publishedServers,
  type SupportedServer,
  type SupportedServers,
} from './published-servers.ts'
export { type PublishedTask, publishedTasks } from './published-tasks.ts'
export { docstringOf, type PythonFunction, type PythonModule, readPythonModule } from './python-functions.ts'
export type { DecodedString } from './python-string.ts'
export type { PythonFault, PythonString } from './python-tokens.ts'
export { type ReadReleaseOptions, readRelease } from './read-release.ts'
export type { Release, ReleaseDomain, ReleaseTask, SkippedServer } from './release.ts'
export {
  formatFinding,
  ReleaseError,
  type ReleaseFinding,
  type ReleaseProblem,
  type ReleaseProblemCode,
  type ReleaseWarning,
  type ReleaseWarningCode,
  releaseProblemCodes,
  releaseWarningCodes,
} from './release-error.ts'
export type { PolicyDocument } from './scenario.ts'
export type { GoldenCall, TaskDefinition } from './task-definition.ts'
