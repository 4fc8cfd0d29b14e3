import { randomBytes } from 'node:crypto'
import { mkdirSync, readdirSync, renameSync, rmdirSync, rmSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { ResultsError } from '../../lib/results/results-error.ts'
import type { TrialMeta } from '../../lib/results/trial-meta.ts'
import { collectReport } from './collect-report.ts'
import { loadPage } from './load-page.ts'
import type { ReportData } from './report-data.ts'
import { packText, packTrials, type TrialChunk } from './trial-chunks.ts'

export interface HtmlReportOptions {
  /** Trials' details up to this many bytes, compressed, are put into the page; more go to files beside it. Default: 12 MB. */
  readonly mostInPage?: number
  /** When the report is written, for its head. Default: now. */
  readonly now?: Date
  /**
   * Trials as a command has just graded them. They stand in for what the journals say, so that the page agrees with
   * `summary.json` where expectations have changed since.
   */
  readonly graded?: readonly TrialMeta[]
}

/** What {@link writeHtmlReport} wrote. */
export interface WrittenHtmlReport {
  /** Absolute path of the page. */
  readonly file: string
  /** In bytes. */
  readonly size: number
  readonly trials: number
  /** The directory with the trials' details, which belongs to the page; absent when the page holds them itself. */
  readonly details?: { readonly directory: string; readonly files: number; readonly size: number }
  /** Lines of the journals that could not be read, one sentence each. */
  readonly problems: readonly string[]
}

/**
 * Writes the report of one or several runs as a page that opens from disk, without a network. Figures are those of
 * `summary.json`. Details of many trials go to a directory beside the page (`report-trials/` for `report.html`), which
 * has to be moved along with it.
 *
 * An earlier report of that name stays whole until the new one takes its place.
 *
 * @param runDirectories - the runs' directories, e.g. `results/2026-01-05_08-00-00_abcd`
 * @param target - the page's path, ending in `.html`
 * @throws ResultsError when a run cannot be read or holds no trial, or a file cannot be written
 * @example
 * ```ts
 * import { writeHtmlReport } from './reporters/html/write-report.ts'
 *
 * const { file } = await writeHtmlReport(['results/monday', 'results/tuesday'], 'comparison.html')
 * console.log(file)
 * ```
 */
export async function writeHtmlReport(
  runDirectories: readonly string[],
  target: string,
  options: HtmlReportOptions = {},
): Promise<WrittenHtmlReport> {
  const { mostInPage = 12_000_000, now = new Date(), graded = [] } = options
  const file = resolve(target)
  const [page, report] = await Promise.all([loadPage(), collectReport(runDirectories, now, graded)])
  if (report.trials === 0) {
    throw new ResultsError(
      'NO_TRIAL',
      `There is nothing to report: no trials in ${runDirectories.join(', ')}.`,
    )
  }
  const store = new DetailStore(file, mostInPage)
  const temporary = `${file}.${process.pid}.tmp`
  try {
    mkdirSync(dirname(file), { recursive: true })
    await packTrials(report.chunks, (chunk) => store.add(chunk))
    for (const [index, seen] of report.seen.entries()) {
      await store.add(await packText(report.chunks.length + index, JSON.stringify(seen)))
    }
    const details: ReportData['details'] = store.prefix
      ? { place: 'files', prefix: `${basename(store.directory)}/${store.prefix}` }
      : { place: 'page' }
    const html = page.fill({ ...report.data, details }, store.inPage)
    await writeFile(temporary, html)
    renameSync(temporary, file)
    store.removeEarlier()
    return {
      file,
      size: Buffer.byteLength(html),
      trials: report.trials,
      ...(store.prefix && {
        details: {
          directory: store.directory,
          files: report.chunks.length + report.seen.length,
          size: store.size,
        },
      }),
      problems: report.problems,
    }
  } catch (error) {
    rmSync(temporary, { force: true })
    store.removeOwn()
    throw error instanceof ResultsError ? error : ResultsError.forFile('CANNOT_WRITE', file, error)
  }
}

const detailFile = /^[0-9a-f]{8}-\d+\.js$/

/** Keeps details for the page as long as they are few, and moves to files beside it when they are not. */
class DetailStore {
  readonly directory: string
  /** Set when the details are in files: what the names of this report's files begin with. */
  prefix: string | undefined
  /** Characters of details so far. */
  size = 0
  inPage: TrialChunk[] = []
  readonly #most: number

  constructor(file: string, most: number) {
    this.directory = join(dirname(file), `${basename(file, '.html')}-trials`)
    this.#most = most
  }

  async add(chunk: TrialChunk): Promise<void> {
    this.size += chunk.base64.length
    if (this.prefix !== undefined) return this.#write(chunk, this.prefix)
    this.inPage.push(chunk)
    if (this.size <= this.#most) return
    const prefix = randomBytes(4).toString('hex')
    this.prefix = prefix
    mkdirSync(this.directory, { recursive: true })
    const kept = this.inPage
    this.inPage = []
    for (const each of kept) await this.#write(each, prefix)
  }

  /** A page opened from disk may run a script beside it, but not read a file. */
  #write({ number, base64 }: TrialChunk, prefix: string): Promise<void> {
    return writeFile(
      join(this.directory, `${prefix}-${number}.js`),
      `receiveTrials("${prefix}-${number}","${base64}")\n`,
    )
  }

  /** Removes what an earlier report left in the directory, and nothing that is not a report's. */
  removeEarlier(): void {
    this.#remove((name) => this.prefix === undefined || !name.startsWith(this.prefix))
  }

  removeOwn(): void {
    const { prefix } = this
    if (prefix !== undefined) this.#remove((name) => name.startsWith(prefix))
  }

  #remove(chosen: (name: string) => boolean): void {
    let names: string[]
    try {
      names = readdirSync(this.directory)
    } catch {
      return
    }
    const removed = names.filter((name) => detailFile.test(name) && chosen(name))
    for (const name of removed) rmSync(join(this.directory, name), { force: true })
    if (removed.length === names.length) rmdirSync(this.directory)
  }
}
