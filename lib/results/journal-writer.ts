import { closeSync, fsyncSync, ftruncateSync, mkdirSync, openSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import type { JournalLine } from './journal-line.ts'
import { ResultsError } from './results-error.ts'

/**
 * Appends trials to one file of a run. Every worker writes its own file, so nothing interleaves, and a new session
 * never appends to an older one's, whose last line may be torn.
 */
export class JournalWriter {
  readonly file: string
  readonly #descriptor: number
  #length = 0

  /**
   * @param directory - the run's directory; made when absent
   * @param writer - unique among the writers of this run, e.g. `<time>-<worker>`
   * @throws ResultsError when the file cannot be made
   */
  constructor(directory: string, writer: string) {
    this.file = join(directory, `trials-${writer}.jsonl`)
    try {
      mkdirSync(directory, { recursive: true })
      // `x`: never open, and so never overwrite, what is there.
      this.#descriptor = openSync(this.file, 'ax')
    } catch (error) {
      throw ResultsError.forFile('CANNOT_WRITE', this.file, error)
    }
  }

  /**
   * Writes one line. When it returns, the line survives the end of this process.
   *
   * @throws ResultsError when the line could not be written whole (a full disk); the file then ends with the line
   *   before it
   */
  append(line: JournalLine): void {
    const bytes = Buffer.from(`${JSON.stringify(line)}\n`)
    try {
      for (let written = 0; written < bytes.length; ) {
        written += writeSync(this.#descriptor, bytes, written)
      }
      this.#length += bytes.length
    } catch (error) {
      try {
        ftruncateSync(this.#descriptor, this.#length)
      } catch {
        // The torn line stays; readers pass over it.
      }
      throw ResultsError.forFile('CANNOT_WRITE', this.file, error)
    }
  }

  close(): void {
    fsyncSync(this.#descriptor)
    closeSync(this.#descriptor)
  }
}
