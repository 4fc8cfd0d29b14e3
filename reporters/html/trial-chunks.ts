import { closeSync, openSync, readSync } from 'node:fs'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { JournalPlace } from '../../lib/results/journal-reader.ts'
import { ResultsError } from '../../lib/results/results-error.ts'

const compress = promisify(gzip)
const atOnce = 4
const lineBreak = Buffer.from('\n')

/** Trials' details as the page reads them: journal lines, gzipped, in base64. */
export interface TrialChunk {
  readonly number: number
  readonly base64: string
}

/**
 * Packs the journal lines of each chunk. A few chunks are in memory at a time; they come in any order.
 *
 * @param chunks - places of each chunk's lines
 * @throws ResultsError when a journal cannot be read, or became shorter since the places were noted
 */
export async function packTrials(
  chunks: readonly (readonly JournalPlace[])[],
  take: (chunk: TrialChunk) => void | Promise<void>,
): Promise<void> {
  const reader = new LineReader()
  let next = 0
  const work = async () => {
    for (let number = next++; number < chunks.length; number = next++) {
      const lines = (chunks[number] ?? []).flatMap((place) => [reader.read(place), lineBreak])
      const packed = await compress(Buffer.concat(lines), { level: 5 })
      await take({ number, base64: packed.toString('base64') })
    }
  }
  try {
    await Promise.all(Array.from({ length: atOnce }, work))
  } finally {
    reader.close()
  }
}

/** Packs a text in the same way. */
export async function packText(number: number, text: string): Promise<TrialChunk> {
  const packed = await compress(Buffer.from(text), { level: 5 })
  return { number, base64: packed.toString('base64') }
}

/** Reads lines as bytes, without parsing them, and keeps the files open. */
class LineReader {
  readonly #descriptors = new Map<string, number>()

  read({ file, offset, length }: JournalPlace): Buffer {
    const bytes = Buffer.allocUnsafe(length)
    let read = 0
    try {
      const known = this.#descriptors.get(file)
      const descriptor = known ?? openSync(file, 'r')
      this.#descriptors.set(file, descriptor)
      while (read < length) {
        const count = readSync(descriptor, bytes, read, length - read, offset + read)
        if (count === 0) throw new Error('it became shorter while it was read. Write the report again')
        read += count
      }
    } catch (error) {
      throw ResultsError.forFile('CANNOT_READ', file, error)
    }
    return bytes
  }

  close(): void {
    for (const descriptor of this.#descriptors.values()) closeSync(descriptor)
  }
}
