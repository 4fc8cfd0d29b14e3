import { existsSync, readFileSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { z } from 'zod'
import { type RecordedTables, recordedTablesSchema } from '../lib/replay/index.ts'
import { isJournalFile, journalFiles } from '../lib/results/journal-reader.ts'
import { isRun } from '../lib/results/run-directory.ts'
import { CommandError } from './command-error.ts'
import { resultsDirectory } from './results-directory.ts'

/** A file to replay. */
export interface ReplaySource {
  readonly file: string
  /** `recording`: a `tasks.jsonl` or `probes.jsonl`; `journal`: the trials of a run of ours. */
  readonly kind: 'recording' | 'journal'
}

/** Records that every line of a file starts from. */
export interface BaseRecords {
  readonly file: string
  readonly tables: RecordedTables
}

/**
 * The files that an argument names: itself, or the journal files of a run.
 *
 * @param argument - a file, a run's directory, or the name of a run in the results directory
 * @throws CommandError when it cannot be read, or is a directory that holds no journal
 * @throws ResultsError when a directory cannot be listed
 */
export function replaySources(argument: string): readonly ReplaySource[] {
  const run = join(resultsDirectory(), argument)
  const path = !existsSync(argument) && isRun(run) ? run : argument
  let isDirectory: boolean
  try {
    isDirectory = statSync(path).isDirectory()
  } catch (error) {
    throw CommandError.forFile(path, error)
  }
  if (!isDirectory) return [{ file: path, kind: isJournalFile(basename(path)) ? 'journal' : 'recording' }]
  const journals = journalFiles(path)
  if (journals.length > 0) return journals.map((file) => ({ file, kind: 'journal' }))
  throw new CommandError(
    'CANNOT_READ',
    `Cannot replay ${path}: it is a directory without trials-*.jsonl. Name a run's directory, or files.`,
  )
}

/**
 * The base records of a file: those that are named, or `initial.json` beside it.
 *
 * @param named - the option `--initial`
 * @returns undefined when there are none: then the sandbox's own baseline counts
 * @throws CommandError when they cannot be read or are no records
 */
export function baseRecordsFor(file: string, named: string | undefined): BaseRecords | undefined {
  const beside = join(dirname(file), 'initial.json')
  const path = named ?? (existsSync(beside) ? beside : undefined)
  return path === undefined ? undefined : { file: path, tables: readTables(path) }
}

function readTables(file: string): RecordedTables {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch (error) {
    throw CommandError.forFile(file, error)
  }
  let data: unknown
  try {
    data = JSON.parse(text)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new CommandError('BAD_FILE', `The base records ${file} are not valid JSON: ${reason}.`)
  }
  const parsed = recordedTablesSchema.safeParse(data)
  if (parsed.success) return parsed.data
  throw new CommandError(
    'BAD_FILE',
    `${file} holds no base records (rows by table): ${z.prettifyError(parsed.error).replaceAll('\n', ' ')}`,
  )
}
