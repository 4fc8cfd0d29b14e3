import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { changedSettings } from './changed-settings.ts'
import type { ListedRun } from './list-runs.ts'
import { ResultsError } from './results-error.ts'
import { type RunFile, runFileVersion, writeRunFile } from './run-directory.ts'

/**
 * Puts the journals of several runs together as one run. The sources stay as they are.
 *
 * @param sources - shards of one run, or parts of it from several machines
 * @param target - the new run's directory
 * @param run - its name
 * @returns what is odd about the combination, one sentence each
 * @throws ResultsError when a file cannot be read or written
 */
export function mergeRuns(sources: readonly ListedRun[], target: string, run: string): string[] {
  const wasThere = existsSync(target)
  try {
    for (const [index, { directory }] of sources.entries()) copyJournal(directory, target, index + 1)
    // Last, because a directory with it is a run.
    writeRunFile(target, mergeRunFiles(run, sources))
  } catch (error) {
    // Half of a run is none, and its name is free again.
    if (!wasThere) rmSync(target, { recursive: true, force: true })
    throw error
  }
  return [...differences(sources), ...missingShards(sources)]
}

/** Copies every journal file; two different files of one name are both kept, one file given twice is kept once. */
function copyJournal(source: string, target: string, number: number): void {
  try {
    mkdirSync(target, { recursive: true })
    for (const name of readdirSync(source).filter((each) => /^(trials|tasks)-.*\.jsonl$/.test(each))) {
      const from = join(source, name)
      const to = join(target, name)
      if (!existsSync(to)) copyFileSync(from, to)
      else if (!readFileSync(from).equals(readFileSync(to))) {
        copyFileSync(from, join(target, `${basename(name, '.jsonl')}-${number}.jsonl`))
      }
    }
  } catch (error) {
    throw ResultsError.forFile('CANNOT_WRITE', target, error)
  }
}

function mergeRunFiles(run: string, sources: readonly ListedRun[]): RunFile {
  const sessions = sources
    .flatMap(({ file }) => file.sessions)
    .toSorted((a, b) => (a.startedAt < b.startedAt ? -1 : 1))
  return {
    v: runFileVersion,
    run,
    startedAt: sessions[0]?.startedAt ?? new Date().toISOString(),
    sessions,
  }
}

/** The shards of a division that none of the runs has. */
function missingShards(sources: readonly ListedRun[]): string[] {
  const shards = sources.flatMap(({ file }) => file.sessions.flatMap(({ shard }) => shard ?? []))
  const counts = new Set(shards.map((shard) => shard.split('/')[1]))
  return [...counts].flatMap((count) => {
    const all = Array.from({ length: Number(count) }, (_, index) => `${index + 1}/${count}`)
    const missing = all.filter((shard) => !shards.includes(shard))
    if (missing.length === 0) return []
    const are = missing.length === 1 ? 'is missing, and its trials' : 'are missing, and their trials'
    return [`Of the ${count} shards ${missing.join(', ')} ${are}.`]
  })
}

/** Merged figures are those of one run only if every part ran under the same settings and code. */
function differences(sources: readonly ListedRun[]): string[] {
  const [first, ...others] = sources.map(({ directory, file }) => ({
    directory,
    session: file.sessions.at(-1),
  }))
  if (!first?.session) return []
  const { session: reference } = first
  return others.flatMap(({ directory, session }) => {
    if (!session) return []
    const changed = changedSettings(reference.settings, session.settings).map(
      ({ name, before, now }) => `${name} is ${before} in ${first.directory} and ${now} in ${directory}`,
    )
    const commits = [reference.commit?.hash, session.commit?.hash]
    return [
      ...changed,
      ...(commits[0] === commits[1]
        ? []
        : [`${first.directory} and ${directory} come from different commits of the suites`]),
    ].map((difference) => `These are not parts of one run: ${difference}.`)
  })
}
