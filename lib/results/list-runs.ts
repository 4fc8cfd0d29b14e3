import { type Dirent, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { ResultsError } from './results-error.ts'
import { isRun, type RunFile, readRunFile } from './run-directory.ts'

/** A run that is on disk. */
export interface ListedRun {
  readonly directory: string
  readonly file: RunFile
}

/**
 * The runs under a results directory, the oldest first. Directories without `run.json` are passed over.
 *
 * @param onDamaged - told of each run whose `run.json` cannot be read; such a run is left out
 */
export function listRuns(results: string, onDamaged: (error: ResultsError) => void = () => {}): ListedRun[] {
  return entriesOf(results)
    .filter((entry) => entry.isDirectory() && isRun(join(results, entry.name)))
    .flatMap((entry) => readListed(join(results, entry.name), onDamaged))
    .toSorted((a, b) => (a.file.startedAt < b.file.startedAt ? -1 : 1))
}

function entriesOf(results: string): Dirent[] {
  try {
    return readdirSync(results, { withFileTypes: true })
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === 'ENOENT') return []
    throw ResultsError.forFile('CANNOT_READ', results, error)
  }
}

function readListed(directory: string, onDamaged: (error: ResultsError) => void): ListedRun[] {
  try {
    return [{ directory, file: readRunFile(directory) }]
  } catch (error) {
    if (!(error instanceof ResultsError)) throw error
    onDamaged(error)
    return []
  }
}

/**
 * Finds a run by its name or its directory's path; without a name, the latest one.
 *
 * @throws ResultsError when there is no such run, naming the latest ones there are, or when its `run.json` is damaged
 */
export function findRun(results: string, name?: string): ListedRun {
  if (name !== undefined && /[/\\]|^\.+$/.test(name) && isRun(name)) {
    return { directory: resolve(name), file: readRunFile(name) }
  }
  if (name !== undefined && isRun(join(results, name))) {
    return { directory: join(results, name), file: readRunFile(join(results, name)) }
  }
  const runs = listRuns(results)
  const found = name === undefined ? runs.at(-1) : runs.find(({ file }) => file.run === name)
  if (found) return found
  const latest = runs.slice(-5).map(({ file }) => file.run)
  const there = latest.length > 0 ? `The latest are ${latest.join(', ')}.` : `${results} holds no runs.`
  throw new ResultsError('NO_RUN', name === undefined ? there : `There is no run ${name}. ${there}`)
}
