import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { ResultsError } from './results-error.ts'
import { type RunFile, readRunFile } from './run-directory.ts'

/** A run that is on disk. */
export interface ListedRun {
  readonly directory: string
  readonly file: RunFile
}

/**
 * The runs under a results directory, the oldest first. Directories without `run.json` are passed over.
 *
 * @throws ResultsError when a `run.json` is damaged
 */
export function listRuns(results: string): ListedRun[] {
  if (!existsSync(results)) return []
  return readdirSync(results, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(results, entry.name, 'run.json')))
    .map((entry) => join(results, entry.name))
    .map((directory) => ({ directory, file: readRunFile(directory) }))
    .toSorted((a, b) => a.file.startedAt.localeCompare(b.file.startedAt))
}

/**
 * Finds a run by its name or its directory's path; without a name, the latest one.
 *
 * @throws ResultsError when there is no such run, naming the latest ones there are
 */
export function findRun(results: string, name?: string): ListedRun {
  if (name !== undefined && existsSync(join(name, 'run.json'))) {
    return { directory: name, file: readRunFile(name) }
  }
  const runs = listRuns(results)
  const found = name === undefined ? runs.at(-1) : runs.find(({ file }) => file.run === name)
  if (found) return found
  const latest = runs.slice(-5).map(({ file }) => file.run)
  const there = latest.length > 0 ? `The latest are ${latest.join(', ')}.` : `${results} holds no runs.`
  throw new ResultsError('NO_RUN', name === undefined ? there : `There is no run ${name}. ${there}`)
}
