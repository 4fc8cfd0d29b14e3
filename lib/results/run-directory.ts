import { execFile } from 'node:child_process'
import {
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { z } from 'zod'
import { checkFormatVersion } from './check-format-version.ts'
import { journalFiles } from './journal-reader.ts'
import { ResultsError } from './results-error.ts'

/** One stretch of a run: from a start of the command to its end or to a kill. */
const sessionSchema = z.object({
  startedAt: z.iso.datetime(),
  /** Every setting that is not a secret, by name. */
  settings: z.record(z.string(), z.string()),
  /** Name of every agent under test. */
  agents: z.array(z.string()),
  /** What seeded the agents' and the statistics' randomness: the setting SEED. */
  seed: z.string(),
  /** Of Node, Vitest, this package and the database, by package name. */
  versions: z.record(z.string(), z.string()),
  /** The commit of the suites; absent outside a git checkout. */
  commit: z.object({ hash: z.string(), modified: z.boolean() }).optional(),
  /** `i/n` when the session ran one shard. */
  shard: z.string().optional(),
})

/** The version of `run.json` and `session-*.json`; a reader refuses another one. */
export const runFileVersion = 1

/** `session-*.json`: one session after the first. */
const laterSessionSchema = sessionSchema.extend({ v: z.literal(runFileVersion) })

/** `run.json`: what a run is, and under which settings its sessions ran. */
export const runFileSchema = z.object({
  v: z.literal(runFileVersion),
  run: z.string(),
  startedAt: z.iso.datetime(),
  sessions: z.array(sessionSchema).min(1),
})

export type RunFile = z.infer<typeof runFileSchema>
export type RunSession = z.infer<typeof sessionSchema>

/** What any session of a run gave as `LABEL`, each once, in the order in which they were given. */
export function labelsOfRun({ sessions }: RunFile): string[] {
  return [...new Set(sessions.flatMap(({ settings }) => settings.LABEL?.split(',') ?? []))]
}

/**
 * A name for a new run: the time and four letters, so that names sort by age and two runs never share one.
 *
 * @param now - the time of the start
 */
export function newRunName(now: Date): string {
  const stamp = now.toISOString().slice(0, 19).replace('T', '_').replaceAll(':', '-')
  const letters = Array.from(crypto.getRandomValues(new Uint8Array(4)), (byte) =>
    String.fromCharCode(97 + (byte % 26)),
  )
  return `${stamp}_${letters.join('')}`
}

/**
 * The directory of a run.
 *
 * @throws ResultsError when the name cannot be a directory's
 */
export function runDirectory(results: string, run: string): string {
  if (!/^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/.test(run)) {
    throw new ResultsError(
      'BAD_RUN_NAME',
      `RUN=${JSON.stringify(run)} is not a run's name: use letters, digits, dots, dashes and underscores, 100 at most.`,
    )
  }
  return resolve(results, run)
}

/** Whether a directory is a run's: it has a `run.json`, readable or not. */
export function isRun(directory: string): boolean {
  return existsSync(runFile(directory))
}

function runFile(directory: string): string {
  return join(directory, 'run.json')
}

/**
 * Opens a run for a new session: makes its directory, or finds it again, and notes the session: the first in `run.json`,
 * every other in a file of its own, so that sessions that begin at once lose nothing of each other. A journal whose
 * `run.json` was lost is continued all the same.
 *
 * @param number - the session's, counted from 1, as far as can be told
 * @returns whether the run was there before, and its last session
 * @throws ResultsError when the directory or `run.json` cannot be written, or is not a run's
 */
export function openRun(
  directory: string,
  run: string,
  session: RunSession,
  number = 1,
): { readonly continued: boolean; readonly before: RunSession | undefined } {
  const known = isRun(directory) ? readRunFile(directory) : undefined
  const journal = existsSync(directory) && journalFiles(directory).length > 0
  const first = {
    v: runFileVersion,
    run,
    startedAt: session.startedAt,
    sessions: [session],
  } satisfies RunFile
  if (known || !createFile(runFile(directory), toText(first))) {
    const name = `session-${String(number).padStart(4, '0')}-${crypto.randomUUID().slice(0, 8)}.json`
    writeFileAtomically(join(directory, name), toText({ v: runFileVersion, ...session }))
  }
  return { continued: known !== undefined || journal, before: known?.sessions.at(-1) }
}

/** The sessions after the first, in the order in which they began. */
function laterSessions(directory: string): RunSession[] {
  return readdirSync(directory)
    .filter((name) => /^session-.*\.json$/.test(name))
    .toSorted()
    .map((name) => readDescription(join(directory, name), laterSessionSchema))
}

function toText(content: unknown): string {
  return `${JSON.stringify(content, null, 2)}\n`
}

/**
 * Writes `run.json`, over an earlier one, and the directory when it is not there.
 *
 * @throws ResultsError when it cannot be written; the earlier one is then as it was
 */
export function writeRunFile(directory: string, content: RunFile): void {
  writeFileAtomically(runFile(directory), toText(content))
}

/**
 * @throws ResultsError when there is no run in the directory, or its `run.json` is damaged or of another version
 */
export function readRunFile(directory: string): RunFile {
  const description = readDescription(runFile(directory), runFileSchema)
  return { ...description, sessions: [...description.sessions, ...laterSessions(directory)] }
}

function readDescription<Schema extends z.ZodType>(file: string, schema: Schema): z.output<Schema> {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch (error) {
    throw new ResultsError('NO_RUN', `There is no run in ${dirname(file)}.`, file, { cause: error })
  }
  const json = parseJson(text)
  checkFormatVersion(file, json, runFileVersion)
  const parsed = schema.safeParse(json)
  if (parsed.success) return parsed.data
  throw new ResultsError(
    'BAD_RUN_FILE',
    `${file} is not a run's description: ${
      json === undefined
        ? 'it is no JSON, as if it had been cut off.'
        : z.prettifyError(parsed.error).replaceAll('\n', ' ')
    }`,
    file,
  )
}

/**
 * Writes a file so that a kill leaves the old content or the new, never half of it. Makes its directory.
 *
 * @throws ResultsError when it cannot be written; the old content is then still there
 */
export function writeFileAtomically(file: string, content: string): void {
  const temporary = `${file}.${process.pid}.tmp`
  try {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(temporary, content)
    renameSync(temporary, file)
  } catch (error) {
    removeQuietly(temporary)
    throw ResultsError.forFile('CANNOT_WRITE', file, error)
  }
}

/** Writes a file that must not be there yet, whole or not at all; says whether it did. Makes its directory. */
function createFile(file: string, content: string): boolean {
  const temporary = `${file}.${process.pid}.tmp`
  try {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(temporary, content)
    linkSync(temporary, file)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw ResultsError.forFile('CANNOT_WRITE', file, error)
  } finally {
    removeQuietly(temporary)
  }
}

/** Removes a run that holds its description and nothing else but notes of who writes to it. */
export function removeEmptyRun(directory: string): void {
  if (!isRun(directory) || readdirSync(directory).filter((name) => !name.startsWith('.')).length > 1) return
  rmSync(directory, { recursive: true, force: true })
}

/** A fault of tidying up must not hide what went wrong before. */
function removeQuietly(file: string): void {
  try {
    rmSync(file, { force: true })
  } catch {}
}

/** The commit that is checked out in a directory, or undefined outside a git checkout. */
export async function checkedOutCommit(directory: string): Promise<RunSession['commit']> {
  const options = { cwd: directory, maxBuffer: 2 ** 26 }
  const git = async (...args: string[]) => (await promisify(execFile)('git', args, options)).stdout.trim()
  try {
    const [hash, changes] = await Promise.all([git('rev-parse', 'HEAD'), git('status', '--porcelain')])
    return { hash, modified: changes !== '' }
  } catch {
    return undefined
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
