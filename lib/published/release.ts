import type { Row } from './base-records.ts'
import type { ReleaseWarning } from './release-error.ts'
import type { PolicyDocument } from './scenario.ts'
import type { TaskDefinition } from './task-definition.ts'

/** One task of the release. */
export interface ReleaseTask extends TaskDefinition {
  /** The release's id, such as `ST003_006`. Two domains may both use it. */
  readonly id: string
  /** The id alone where only one domain of the release uses it, else `<domain>.<id>`. */
  readonly uniqueId: string
  readonly domain: string
  readonly server: string
  /** As listed: `file.py:function`. */
  readonly source: string
  readonly file: string
  /** 1-based line of the task's `def`. */
  readonly line: number
}

/** One supported server of the release, with everything that its tasks share. */
export interface ReleaseDomain {
  readonly domain: string
  readonly server: string
  /** The agent's instructions. */
  readonly instructions: string
  /** Names of the tools that the agent may call. */
  readonly tools: readonly string[]
  readonly policies: readonly PolicyDocument[]
  /** Base records by SQL table name: an entry for every table that the caller named. */
  readonly baseRecords: Readonly<Record<string, readonly Row[]>>
  /** Files of the same folders that hold base records of no table that the caller named. */
  readonly unusedBaseRecordFiles: readonly string[]
  readonly tasks: readonly ReleaseTask[]
}

/** Tasks of a server that the caller does not support. */
export interface SkippedServer {
  readonly server: string
  readonly domain: string
  /** Ids of its tasks, in the test list's order. */
  readonly tasks: readonly string[]
}

/** What {@link readRelease} makes of a checkout. */
export interface Release {
  readonly name: string
  /** Absolute path of the checkout. */
  readonly root: string
  /** How many tasks the release has: those of all `domains` and of all `skipped` servers. */
  readonly size: number
  readonly domains: readonly ReleaseDomain[]
  readonly skipped: readonly SkippedServer[]
  readonly warnings: readonly ReleaseWarning[]
}
