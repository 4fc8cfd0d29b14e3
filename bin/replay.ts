import { open } from 'node:fs/promises'
import { dirname } from 'node:path'
import { publishedDomainName, readPublishedDomain } from '../lib/published/published-sandbox.ts'
import {
  agrees,
  describeReport,
  type LineReport,
  type ReplayTarget,
  replayJournal,
  replayLines,
} from '../lib/replay/index.ts'
import { readTaskLines, type TaskLine } from '../lib/results/task-line.ts'
import { readSettings } from '../lib/settings/index.ts'
import { CommandError } from './command-error.ts'
import type { CommandIo } from './command-io.ts'
import { loadSandboxes, type ProjectSandbox } from './load-sandboxes.ts'
import { type BaseRecords, baseRecordsFor, type ReplaySource, replaySources } from './replay-sources.ts'

export interface ReplayFilesOptions {
  /** The sandbox's name. */
  readonly domain?: string
  /** The file with the base records. */
  readonly initial?: string
}

/**
 * Replays files one after the other, prints every difference and, as the last line, how many lines agree. Sets the exit
 * code to 0 only when all do.
 *
 * @throws CommandError when a file cannot be read, or there is no sandbox to replay on; then nothing was replayed
 */
export async function replay(
  files: readonly string[],
  options: ReplayFilesOptions,
  io: CommandIo,
): Promise<void> {
  const sources = files.flatMap(replaySources).map((source) => ({
    ...source,
    base: baseRecordsFor(source.file, options.initial),
  }))
  const sandboxes = await loadSandboxes(process.cwd())
  checkDomain(options.domain, sandboxes)
  let lines = 0
  let agreeing = 0
  for (const source of sources) {
    const { file, base } = source
    io.err(`${file}: from ${base ? `the base records ${base.file}` : 'the baseline of its sandbox'}`)
    for await (const report of replaySource(source, sandboxes, base, options.domain)) {
      lines++
      if (agrees(report)) agreeing++
      const place = sources.length > 1 ? `${file}: ` : ''
      for (const text of describeReport(report)) io.out(`${place}${text}`)
    }
  }
  if (lines === 0) io.err('There was no line to replay.')
  io.out(`${agreeing} of ${lines} lines agree`)
  io.exitCode = lines > 0 && agreeing === lines ? 0 : 1
}

function checkDomain(domain: string | undefined, sandboxes: readonly ProjectSandbox[]): void {
  const names = sandboxes.map(({ sandbox }) => sandbox.name)
  if (domain === undefined || names.includes(domain)) return
  throw new CommandError('UNKNOWN_DOMAIN', `There is no domain ${domain}; there is ${names.join(', ')}.`)
}

function replaySource(
  { file, kind }: ReplaySource,
  sandboxes: readonly ProjectSandbox[],
  base: BaseRecords | undefined,
  domain: string | undefined,
): AsyncIterable<LineReport> {
  const options = domain === undefined ? {} : { domain }
  const initial = base && { initial: base.tables }
  if (kind === 'journal') {
    const tasks = readTaskLines(dirname(file))
    // A journal has every column as this project wrote it, so all of them are compared.
    const targets = [...sandboxes.map(({ sandbox }) => sandbox), ...publishedVariants(sandboxes, tasks)].map(
      (sandbox): ReplayTarget => ({ sandbox, ...initial, ungraded: {} }),
    )
    return replayJournal(targets, file, tasks, options)
  }
  const targets = sandboxes.map(
    ({ sandbox, published }): ReplayTarget => ({
      sandbox,
      ...initial,
      ...(published && { ungraded: published.ungraded }),
    }),
  )
  return replayLines(targets, readLines(file), options)
}

async function* readLines(file: string): AsyncGenerator<string> {
  await using handle = await open(file).catch((error: unknown) => {
    throw CommandError.forFile(file, error)
  })
  yield* handle.readLines()
}

/** The sandboxes with the published benchmark's content that a run's trials started from. */
function publishedVariants(sandboxes: readonly ProjectSandbox[], tasks: ReadonlyMap<string, TaskLine>) {
  const played = new Set([...tasks.values()].map(({ domain }) => domain))
  return sandboxes.flatMap(({ sandbox, published }) => {
    if (!published || !played.has(publishedDomainName(published.server))) return []
    const data = readSettings().thinkingboxData
    if (data !== undefined) return readPublishedDomain(sandbox, published, data).sandbox
    throw new CommandError(
      'NO_DATA',
      'The run has trials of the published benchmark: set THINKINGBOX_DATA to the checkout that they started from.',
    )
  })
}
