import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, describe, expect, test } from 'vitest'
import { arbitraryLine } from './fixtures/arbitrary-line.ts'
import type { JournalLine } from './journal-line.ts'
import { journalFiles, readJournal, readJournalFile, readJournalLine } from './journal-reader.ts'
import { JsonLinesWriter } from './json-lines-writer.ts'
import { ResultsError } from './results-error.ts'

const directory = mkdtempSync(join(tmpdir(), 'journal-'))
afterAll(() => rmSync(directory, { recursive: true, force: true }))

const [line] = fc.sample(arbitraryLine, { seed: 1, numRuns: 1 })
const text = JSON.stringify(line)

async function all<T>(values: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = []
  for await (const value of values) found.push(value)
  return found
}

async function read(content: string) {
  const file = join(directory, 'trials-read.jsonl')
  writeFileSync(file, content)
  return await all(readJournalFile(file))
}

describe('reading a journal', () => {
  test('every line can be read again from its place, whatever its length and characters', async () => {
    let written = 0
    await fc.assert(
      fc.asyncProperty(
        fc.array(arbitraryLine, { maxLength: 6 }),
        fc.nat({ max: 400_000 }),
        async (lines, long) => {
          const file = join(directory, `trials-${written++}.jsonl`)
          const writer = new JsonLinesWriter<JournalLine>(file)
          const padded = lines.map((each, index) => ({
            ...each,
            trial: {
              ...each.trial,
              conversation: [{ role: 'agent' as const, text: 'ä'.repeat(long * index), afterCalls: 0 }],
            },
          }))
          for (const each of padded) writer.append(each)
          writer.close()
          const entries = await all(readJournalFile(file))
          expect(entries.map(({ value }) => value)).toEqual(padded)
          expect(entries.map(({ place }) => place.line)).toEqual(lines.map((_, index) => index + 1))
          for (const { place, value } of entries) expect(readJournalLine(place)).toEqual(value)
        },
      ),
      { numRuns: 12 },
    )
  })

  test('a byte-order mark at the start of a file is passed over', async () => {
    const entries = await read(`\uFEFF${text}\n${text}\n`)
    expect(entries.map(({ value }) => value)).toEqual([line, line])
    for (const { place } of entries) expect(readJournalLine(place)).toEqual(line)
  })

  test('a last line without its end is torn, wherever it was cut; whole it counts', async () => {
    expect((await read(text)).map(({ value }) => value)).toEqual([line])
    for (const length of [1, 20, text.indexOf('☕'), text.length - 1]) {
      const cut = Buffer.from(text).subarray(0, length).toString('latin1')
      const [whole, torn] = await read(`${text}\n${cut}`)
      expect(whole?.value).toEqual(line)
      expect(torn?.problem).toEqual({ kind: 'torn', message: 'not JSON: the line was cut off' })
    }
  })

  test.for([
    ['text', 'hello', /^not JSON: /],
    [
      'a line with an unknown verdict',
      text.replace(/"verdict":"\w+"/, '"verdict":"won"'),
      /at trial\.verdict/,
    ],
    ['zero bytes, as a power cut leaves them', '\0'.repeat(30), /^not JSON: /],
  ] as const)('%s is malformed and does not stop the rest', async ([, bad, message]) => {
    const entries = await read(`${text}\n${bad}\n\n${text}\n`)
    expect(entries.map(({ value }) => value)).toEqual([line, undefined, line])
    expect(entries[1]?.problem).toEqual({ kind: 'malformed', message: expect.stringMatching(message) })
    expect(entries.map(({ place }) => place.line)).toEqual([1, 2, 4])
  })

  test('a line of another version is refused, so that nobody pays for its trial again', async () => {
    const later = text.replace('"v":1', '"v":2')
    expect(later).not.toBe(text)
    await expect(read(`${text}\n${later}\n`)).rejects.toThrow(
      /trials-.*\.jsonl is in version 2 of its format, and this vitest-thinkingbox reads version 1/,
    )
  })

  test('a run that is not there is an error that names it', async () => {
    const missing = join(directory, 'nowhere')
    await expect(all(readJournal(missing))).rejects.toThrow(`Cannot read ${missing}`)
    expect(() => journalFiles(missing)).toThrow(ResultsError)
  })
})

describe('writing a journal', () => {
  test('never opens a file that is there', () => {
    const file = join(directory, 'trials-there.jsonl')
    writeFileSync(file, 'precious')
    expect(() => new JsonLinesWriter(file)).toThrow(/Cannot write .*trials-there\.jsonl: EEXIST/)
  })
})
