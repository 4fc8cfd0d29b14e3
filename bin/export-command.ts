import { mkdirSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { type Command, InvalidArgumentError, Option } from 'commander'
import { type ExportedRun, exportRows, type RowOptions } from '../lib/export/export-rows.ts'
import { exportTraces, type ResourceSpans } from '../lib/export/otel/export-traces.ts'
import { sendTraces } from '../lib/export/otel/send-traces.ts'
import { toJsonText } from '../lib/export/row-text.ts'
import { findRun } from '../lib/results/list-runs.ts'
import { ResultsError } from '../lib/results/results-error.ts'
import { labelsOfRun } from '../lib/results/run-directory.ts'
import type { StoredTrial } from '../lib/results/stored-trials.ts'
import { readSettings, secretsOf } from '../lib/settings/index.ts'
import { redact, removeSecrets } from '../lib/settings/redact.ts'
import { formatNoun } from '../reporters/number-format.ts'
import { CommandError } from './command-error.ts'
import type { CommandIo } from './command-io.ts'
import { resultsDirectory } from './results-directory.ts'
import { trialsOfRun } from './trials-of-run.ts'

interface ExportOptions extends Pick<RowOptions, 'rows'> {
  readonly format: RowOptions['format'] | 'otel'
  readonly out?: string
  readonly to?: URL
  readonly content?: boolean
}

export function registerExport(program: Command, io: CommandIo): void {
  const command = program
    .command('export')
    .description('write the trials of runs as a table or as traces, for other programs')
    .argument('<run...>', 'runs, by name or directory')
    .addOption(new Option('--format <format>', 'how').choices(['csv', 'jsonl', 'otel']).default('csv'))
    .addOption(
      new Option('--rows <rows>', 'what gets a row').choices(['trials', 'deviations']).default('trials'),
    )
    .option('--out <file>', 'where to write it (default: standard output)')
    .option(
      '--to <address>',
      'with otel: the collector to send the traces to, e.g. http://localhost:4318',
      tracesAddress,
    )
    .option('--content', 'with otel: messages, arguments and results too')
    .action(async (names: string[], { format, rows, out, to, content = false }: ExportOptions) => {
      if (format !== 'otel' && (to !== undefined || content))
        command.error('--to and --content are for traces: add --format otel.')
      const settings = readSettings(process.env)
      const secrets = secretsOf(settings)
      const clean = (text: string) => removeSecrets(text, secrets)
      const runs = await readRuns(names, io)
      if (format !== 'otel') return await write(exportRows(runs, { format, rows, clean }), out, io)
      const traces = exportTraces(runs, { content, clean })
      if (to === undefined) return await write(traceLines(traces), out, io)
      const { maxRetries, otlpHeaders } = settings
      const headers = otlpHeaders?.reveal() ?? {}
      const sent = await sendTraces(traces, {
        address: to,
        headers,
        maxRetries,
        clean: (text) => redact(text, secrets),
      })
      io.out(`Sent ${formatNoun(sent, 'trace')} to ${to.origin}.`)
    })
}

/** An address without a path is a collector's, and traces have their place there. */
function tracesAddress(text: string): URL {
  const address = URL.parse(text)
  if (address === null || !/^https?:$/.test(address.protocol) || address.username + address.password !== '')
    throw new InvalidArgumentError(
      'Give an http:// or https:// address without a user in it; OTEL_EXPORTER_OTLP_HEADERS holds keys.',
    )
  if (address.pathname === '/') address.pathname = '/v1/traces'
  return address
}

/** As collectors keep traces in files, and read them. */
function* traceLines(traces: Iterable<ResourceSpans>): Generator<string> {
  for (const trace of traces) yield `${toJsonText({ resourceSpans: [trace] })}\n`
}

async function write(lines: Iterable<string>, out: string | undefined, io: CommandIo): Promise<void> {
  if (out !== undefined) io.out(await writeLines(resolve(out), lines))
  else for (const line of lines) io.out(line.slice(0, -1))
}

async function readRuns(names: readonly string[], io: CommandIo): Promise<ExportedRun[]> {
  const runs: ExportedRun[] = []
  for (const { directory, file } of names.map((name) => findRun(resultsDirectory(), name))) {
    const trials = [...(await trialsOfRun(directory, io)).values()]
    runs.push({ run: file.run, labels: labelsOfRun(file), trials: trials.toSorted(byTaskAgentAndAttempt) })
  }
  return runs
}

function byTaskAgentAndAttempt({ meta: a }: StoredTrial, { meta: b }: StoredTrial): number {
  return (
    compare(a.domain, b.domain) ||
    compare(a.task, b.task) ||
    compare(a.agent, b.agent) ||
    a.attempt - b.attempt
  )
}

/** The same on every machine, whatever its language. */
function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

/** @returns the file's path */
async function writeLines(file: string, lines: Iterable<string>): Promise<string> {
  try {
    mkdirSync(dirname(file), { recursive: true })
    await writeFile(file, lines)
    return file
  } catch (error) {
    if (error instanceof ResultsError) throw error
    throw CommandError.forFile(file, error, 'write')
  }
}
