import { closeSync, fdatasyncSync, fsyncSync, ftruncateSync, mkdirSync, openSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'
import { ResultsError } from './results-error.ts'

/**
 * Appends JSON lines to a file of its own. Every worker writes its own files, so nothing interleaves, and a new session
 * never appends to an older one's, whose last line may be torn.
 */
export class JsonLinesWriter<Line> {
  readonly file: string
  readonly #descriptor: number
  #length = 0

  /**
   * @param file - must not exist yet; its directory is made when absent
   * @throws ResultsError when the file cannot be made
   */
  constructor(file: string) {
    this.file = file
    try {
      mkdirSync(dirname(file), { recursive: true })
      // `x`: never open, and so never overwrite, what is there.
      this.#descriptor = openSync(file, 'ax')
    } catch (error) {
      throw ResultsError.forFile('CANNOT_WRITE', file, error)
    }
  }

  /**
   * Writes one line. When it returns, the line survives the end of this process.
   *
   * @param durable - true waits for the disk (some milliseconds), so that the line survives a power cut too
   * @throws ResultsError when the line could not be written whole (a full disk); the file then ends with the line
   *   before it
   */
  append(line: Line, durable = false): void {
    const bytes = Buffer.from(`${JSON.stringify(line)}\n`)
    try {
      for (let written = 0; written < bytes.length; ) {
        written += writeSync(this.#descriptor, bytes, written)
      }
      if (durable) fdatasyncSync(this.#descriptor)
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
