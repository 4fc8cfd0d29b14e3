import { closeSync, createReadStream, openSync, readdirSync, readSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { checkFormatVersion } from './check-format-version.ts'
import { type JournalLine, journalLineSchema, journalVersion, withAgentErrorFailed } from './journal-line.ts'
import { ResultsError } from './results-error.ts'

/** Where a line is: enough to read it again without reading the rest. */
export interface JournalPlace {
  readonly file: string
  /** Counted from 1. */
  readonly line: number
  /** In bytes. */
  readonly offset: number
  /** In bytes, without the line break. */
  readonly length: number
}

/** One line read: the trial, or why it could not be read. */
export type JournalEntry =
  | { readonly place: JournalPlace; readonly value: JournalLine; readonly problem?: undefined }
  | { readonly place: JournalPlace; readonly value?: undefined; readonly problem: JournalProblem }

export interface JournalProblem {
  /** `torn`: the last line of a file, cut off by a kill; harmless, its trial runs again. */
  readonly kind: 'torn' | 'malformed'
  readonly message: string
}

/** Whether a file's name is a journal's. */
export function isJournalFile(name: string): boolean {
  return /^trials-.*\.jsonl$/.test(name)
}

/** The journal files of a run, in name order. */
export function journalFiles(directory: string): string[] {
  try {
    return readdirSync(directory)
      .filter(isJournalFile)
      .sort()
      .map((name) => join(directory, name))
  } catch (error) {
    throw ResultsError.forFile('CANNOT_READ', directory, error)
  }
}

/**
 * Reads every line of a run's journal, in file order. A line that cannot be read is yielded as a problem and does not
 * stop the rest.
 *
 * @throws ResultsError when a file cannot be opened or read
 */
export async function* readJournal(directory: string): AsyncGenerator<JournalEntry> {
  for (const file of journalFiles(directory)) yield* readJournalFile(file)
}

/** Reads one journal file; see {@link readJournal}. */
export async function* readJournalFile(file: string): AsyncGenerator<JournalEntry> {
  let line = 0
  for await (const { bytes, offset, complete } of splitLines(file)) {
    line += 1
    const place: JournalPlace = { file, line, offset, length: bytes.length }
    const text = bytes.toString('utf8').trim()
    if (text !== '') yield parseEntry(text, place, complete)
  }
}

/**
 * Reads one line again.
 *
 * @throws ResultsError when the file cannot be read or the line is not what it was
 */
export function readJournalLine(place: Omit<JournalPlace, 'line'>): JournalLine {
  const bytes = Buffer.alloc(place.length)
  try {
    const descriptor = openSync(place.file, 'r')
    try {
      readSync(descriptor, bytes, 0, place.length, place.offset)
    } finally {
      closeSync(descriptor)
    }
  } catch (error) {
    throw ResultsError.forFile('CANNOT_READ', place.file, error)
  }
  const entry = parseEntry(bytes.toString('utf8'), { ...place, line: 0 }, true)
  if (entry.problem)
    throw new ResultsError('BAD_RUN_FILE', `${place.file}: ${entry.problem.message}`, place.file)
  return entry.value
}

function parseEntry(text: string, place: JournalPlace, complete: boolean): JournalEntry {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch (error) {
    const kind = complete ? 'malformed' : 'torn'
    const reason = complete
      ? error instanceof Error
        ? error.message
        : String(error)
      : 'the line was cut off'
    return { place, problem: { kind, message: `not JSON: ${reason}` } }
  }
  checkFormatVersion(place.file, json, journalVersion)
  const parsed = journalLineSchema.safeParse(json)
  if (parsed.success) return { place, value: withAgentErrorFailed(parsed.data) }
  return {
    place,
    problem: { kind: 'malformed', message: z.prettifyError(parsed.error).replaceAll('\n', ' ') },
  }
}

interface RawLine {
  readonly bytes: Buffer
  readonly offset: number
  readonly complete: boolean
}

/** UTF-8's byte-order mark. */
const mark = Buffer.from('\uFEFF')

async function* splitLines(file: string): AsyncGenerator<RawLine> {
  let rest: Buffer[] = []
  let offset = 0
  try {
    for await (const chunk of createReadStream(file, { highWaterMark: 1 << 20 })) {
      const bytes: Buffer = chunk
      // An editor's mark at the start of a file belongs to no line.
      const isMarked = offset === 0 && rest.length === 0 && bytes.subarray(0, mark.length).equals(mark)
      let start = isMarked ? mark.length : 0
      offset += start
      for (let end = bytes.indexOf(10); end !== -1; end = bytes.indexOf(10, start)) {
        const line = Buffer.concat([...rest, bytes.subarray(start, end)])
        rest = []
        yield { bytes: line, offset, complete: true }
        offset += line.length + 1
        start = end + 1
      }
      if (start < bytes.length) rest.push(bytes.subarray(start))
    }
  } catch (error) {
    throw ResultsError.forFile('CANNOT_READ', file, error)
  }
  if (rest.length > 0) yield { bytes: Buffer.concat(rest), offset, complete: false }
}
